// The worker that opens the page without a line, and the page's renewal after an upgrade of the club: the
// new worker takes over, and the page is loaded anew, at the next moment that costs nobody a hand or a word.
import { at } from './base';

const kLookEvery = 5_000;
/** A tab that stays open for days asks so often whether there is a newer page. */
const kAskEvery = 3_600_000;

/** Nothing here would be lost by loading the page anew. */
function isFree(): boolean {
  const stage = document.querySelector<HTMLElement>('[data-stage]');
  if (stage?.dataset.stage === 'playing') return false;
  if (document.querySelector('dialog[open]')) return false;
  return [...document.querySelectorAll('input, textarea')].every((field) => field !== document.activeElement);
}

/** Asks whether the page that the club serves now has the same scripts as this one. */
async function isCurrent(): Promise<boolean> {
  const scripts = [...document.querySelectorAll<HTMLScriptElement>('script[type=module]')].map((script) => script.src);
  const page = await (await fetch(at(), { cache: 'no-cache' })).text();
  return scripts.every((script) => page.includes(`src="${new URL(script).pathname}"`));
}

/** Calls when there is a free moment. */
function whenFree(act: () => void): void {
  const look = () => {
    if (!isFree()) return;
    clearInterval(timer);
    act();
  };
  const timer = setInterval(look, kLookEvery);
  look();
}

/** Registers the worker and lets newer ones take over. Over plain HTTP there is none, nor where the browser
 * refuses; nothing is missing then but opening without a line. */
export async function keepWorker(): Promise<void> {
  try {
    const { serviceWorker } = navigator;
    const registration = await serviceWorker.register(at('sw.js'));
    if (serviceWorker.controller) {
      serviceWorker.addEventListener('controllerchange', () => {
        isCurrent().then(
          (current) => !current && whenFree(() => location.reload()),
          () => undefined,
        );
      });
    }
    const takeOver = () => {
      const waiting = registration.waiting;
      if (waiting) whenFree(() => waiting.postMessage('take over'));
    };
    takeOver();
    registration.addEventListener('updatefound', () => {
      registration.installing?.addEventListener('statechange', takeOver);
    });
    setInterval(() => void registration.update().catch(() => undefined), kAskEvery);
  } catch {
    // No worker here.
  }
}
