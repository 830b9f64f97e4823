// Another browser engine, driven from outside: just what the main paths need.
export interface Engine {
  open(url: string): Promise<void>;
  /** Runs a function in the page; its arguments and its value are JSON. */
  look<T, A extends unknown[]>(see: (...args: A) => T, ...args: A): Promise<T>;
  click(selector: string): Promise<void>;
  type(text: string): Promise<void>;
  press(key: 'Enter' | 'Tab' | 'Escape'): Promise<void>;
  /** The next request for a file of that name goes nowhere, as while a club starts anew; tells whether one did. */
  loseOne?(name: string): Promise<() => boolean>;
  close(): Promise<void>;
}

/** Asks until it holds; an error while the page changes counts as no. */
export async function until(what: string, holds: () => Promise<unknown>, ms = 20_000): Promise<void> {
  const end = Date.now() + ms;
  for (;;) {
    if (await holds().catch(() => false)) return;
    if (Date.now() > end) throw new Error(`waited in vain for ${what}`);
    await new Promise((next) => setTimeout(next, 40));
  }
}
