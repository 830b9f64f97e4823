// A player who uses the page as a person does: by roles and accessible names.
import { type Browser, type Page, expect } from '@playwright/test';

/** Makes a page of a new player. Its randomness is fixed, so that deals can be repeated. */
export async function newPlayer(
  browser: Browser,
  seed: number,
  viewport = { width: 1200, height: 800 },
): Promise<Page> {
  const context = await browser.newContext({ viewport });
  await context.addInitScript((start: number) => {
    let state = start;
    crypto.getRandomValues = <T extends ArrayBufferView | null>(array: T): T => {
      const bytes = array as unknown as Uint8Array;
      for (let i = 0; i < bytes.length; i += 1) {
        state = (Math.imul(state, 1103515245) + 12345) >>> 0;
        bytes[i] = state >>> 16;
      }
      return array;
    };
  }, seed);
  return context.newPage();
}

export async function enter(page: Page, url: string, name: string): Promise<void> {
  await page.goto(url);
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Come in' }).click();
}

export type Step = 'acted' | 'idle' | 'hand over' | 'match over';

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });

/** What the page offers now; asked in one go, because a match asks thousands of times. */
function offer(page: Page): Promise<string> {
  return page.evaluate(() => {
    const buttons = Array.from(document.querySelectorAll<HTMLButtonElement>('button'));
    const has = (name: RegExp) => buttons.some((b) => name.test(b.textContent ?? '') && !b.classList.contains('quiet'));
    if (document.querySelector('a[download]')) return 'match over';
    if (has(/^Next hand$/)) return 'hand over';
    if (has(/^(clubs|spades|hearts|diamonds)$/)) return 'suit';
    if (has(/^Bid [1-8]$/)) return 'bid';
    if (has(/^Pass$/)) return 'pass';
    return document.querySelector('.hand button[data-legal]') ? 'card' : 'idle';
  });
}

/** Does one thing if it is this player's turn. */
export async function step(page: Page): Promise<Step> {
  const what = await offer(page);
  if (what === 'match over' || what === 'hand over' || what === 'idle') return what;
  const choices = {
    suit: button(page, /^(clubs|spades|hearts|diamonds)$/),
    // Lengths beyond what is held are offered quietly and ask first; these are not.
    bid: page.locator('.decision button:not(.quiet)', { hasText: /^Bid [1-8]$/ }),
    pass: button(page, 'Pass'),
    card: page.locator('.hand button[data-legal]'),
  };
  // Somebody else may close the window first; then the button is gone, and that is fine.
  await choices[what as keyof typeof choices]
    .last()
    .click({ timeout: 1000 })
    .catch(() => undefined);
  const hidden = page.getByRole('dialog').getByRole('button', { name: 'face down, with a frown' });
  if (what === 'card' && (await hidden.count())) await hidden.click({ timeout: 1000 }).catch(() => undefined);
  return 'acted';
}

/** Plays with all pages until every one of them shows the end of a hand or match. */
export async function playHand(pages: Page[]): Promise<Step> {
  for (let turn = 0; turn < 2_000; turn += 1) {
    const steps: Step[] = [];
    for (const page of pages) steps.push(await step(page));
    if (steps.every((s) => s === 'hand over')) return 'hand over';
    if (steps.every((s) => s === 'match over')) return 'match over';
    if (steps.every((s) => s === 'idle')) await pages[0].waitForTimeout(15);
  }
  throw new Error('the hand does not end');
}

export async function nextHand(pages: Page[]): Promise<void> {
  for (const page of pages) await button(page, 'Next hand').click();
  for (const page of pages) await expect(button(page, /Next hand|Waiting for the others/)).toHaveCount(0);
}
