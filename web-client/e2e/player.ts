// A player who uses the page as a person does: by roles and accessible names.
import { type Browser, type Locator, type Page, expect, test as base } from '@playwright/test';

/** A test that needs what the whole browser has: notifications, a screen that stays awake. */
export const kWhole = { tag: '@whole' };

/** Closes a test's pages after it: they would ask for their server on and on, and slow the tests that follow. */
export const test = base.extend<{ pagesClose: void }>({
  pagesClose: [
    async ({ browser }, use) => {
      await use();
      for (const context of browser.contexts()) await context.close();
    },
    { auto: true },
  ],
});

/** Windows that people have: phones upright and lying, a tablet, and desks. */
export const kSizes = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 740, height: 360 },
  { width: 820, height: 1180 },
  { width: 900, height: 560 },
  { width: 1024, height: 640 },
  { width: 1280, height: 720 },
  { width: 1440, height: 900 },
  { width: 375, height: 553 }, // a small phone whose browser keeps its bars
];

interface Choice {
  viewport?: { width: number; height: number };
  language?: string;
  dark?: boolean;
  /** As in a tab that nobody looks at: no trick stays for the eye, and no pointer moves. For whole matches. */
  unseen?: boolean;
  /** Kept in the browser before the page is opened. */
  settings?: Record<string, unknown>;
}

/** Makes a page of a new player. Its randomness is fixed, so that deals can be repeated. */
export async function newPlayer(browser: Browser, seed: number, choice: Choice = {}): Promise<Page> {
  const context = await browser.newContext({
    viewport: choice.viewport ?? { width: 1200, height: 800 },
    colorScheme: choice.dark ? 'dark' : 'light',
    serviceWorkers: 'block',
  });
  const settings = { sounds: false, language: choice.language ?? 'en', ...choice.settings };
  await context.addInitScript(
    ([start, kept, unseen]) => {
      if (unseen) Object.defineProperty(document, 'hidden', { configurable: true, get: () => true });
      if (!localStorage.getItem('avinas.settings')) localStorage.setItem('avinas.settings', kept as string);
      let state = start as number;
      crypto.getRandomValues = <T extends ArrayBufferView | null>(array: T): T => {
        const bytes = array as unknown as Uint8Array;
        for (let i = 0; i < bytes.length; i += 1) {
          state = (Math.imul(state, 1103515245) + 12345) >>> 0;
          bytes[i] = state >>> 16;
        }
        return array;
      };
    },
    [seed, JSON.stringify(settings), choice.unseen ?? false] as const,
  );
  return context.newPage();
}

/** Comes to that address under that name. */
export async function enter(page: Page, url: string, name: string): Promise<void> {
  await page.goto(url);
  const field = page.getByLabel('Your name');
  await expect(field.or(page.getByRole('button', { name: 'Sign in' })).first()).toBeVisible();
  if (!(await field.count())) await page.getByRole('button', { name: 'Sign in' }).click();
  await field.fill(name);
  await page.getByRole('button', { name: 'Come in' }).click();
}

export async function withBots(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.getByRole('button', { name: 'Play with bots' }).click();
  await expect(page.locator('.hand button').first()).toBeVisible({ timeout: 30_000 });
}

/** From now on as in a tab that nobody looks at: see `unseen`. Of every game's usual form places.spec plays a hand that is seen. */
export async function lookAway(page: Page): Promise<void> {
  await page.evaluate(() => Object.defineProperty(document, 'hidden', { configurable: true, get: () => true }));
}

/** Opens the panel of that name beside or above the table. */
export async function openPanel(page: Page, name: string): Promise<Locator> {
  const button = page.getByRole('navigation', { name: 'More' }).getByRole('button', { name });
  if ((await button.getAttribute('aria-expanded')) !== 'true') await button.click();
  return page.locator('#panel');
}

/** Ends a match among bots. */
export async function giveUp(page: Page): Promise<void> {
  await openPanel(page, 'Menu');
  await page.getByRole('button', { name: 'Give the match up' }).click();
  await page.locator('dialog[open] .danger').click();
}

async function inviteLink(page: Page): Promise<string> {
  return page.getByLabel('Send this link to your friends').inputValue();
}

export async function openTable(page: Page, kind = 'friends'): Promise<string> {
  await page.getByRole('button', { name: 'Play with friends' }).click();
  await page.getByLabel('Kind of table').selectOption(kind);
  await page.getByRole('button', { name: 'Open a table' }).click();
  return inviteLink(page);
}

const kMoment = 30; // ms

export type Step = 'acted' | 'idle' | 'hand over' | 'match over';

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });

/** The choices that the page offers now; asked in one go, because a match asks thousands of times. */
function offer(page: Page): Promise<string | { pass: string }> {
  return page.evaluate(() => {
    const table = document.querySelector<HTMLElement>('.table-page');
    if (document.querySelector('dialog[open]')) return 'dialog';
    if (table?.dataset.stage === 'finished') return 'match over';
    if (document.querySelector('.next')) return 'hand over';
    if (document.querySelector('.suits .suit')) return 'suit';
    if (document.querySelector('.bids .number:not(.quiet), .bids .better')) return 'bid';
    if (document.querySelector('.leave-cat')) return 'leave';
    const pass = [...document.querySelectorAll('.decision-row .pass')].at(-1);
    if (pass) return { pass: pass.textContent ?? '' };
    return document.querySelector('.hand button[data-legal]') ? 'card' : 'idle';
  });
}

/** The answer to what a card asks: it is led face up, or played at its cost. */
export const kAnswer = 'dialog[open] :is([data-first], .danger)';

async function act(page: Page, leave?: string): Promise<Step> {
  const offered = await offer(page);
  // By its words: the next phase has such a button too, and a click that comes late must not press that.
  const pass = typeof offered === 'string' ? '' : offered.pass;
  if (pass && pass === leave) return 'idle';
  const what = typeof offered === 'string' ? offered : 'pass';
  if (what === 'match over' || what === 'hand over' || what === 'idle') return what;
  const choices: Record<string, Locator> = {
    dialog: page.locator(kAnswer),
    suit: page.locator('.suits .suit'),
    // Lengths beyond what is held are offered quietly and ask first; these are not.
    bid: page.locator('.bids .number:not(.quiet), .bids .better'),
    leave: page.locator('.leave-cat'),
    pass: page.locator('.decision-row .pass').filter({ hasText: pass }),
    card: page.locator('.hand button[data-legal]'),
  };
  const choice = choices[what].last();
  const unseen = await page.evaluate(() => document.hidden);
  await (
    unseen
      ? choice.dispatchEvent('click', {}, { timeout: 1000 })
      : // The strip that the next card leaves free: ten cards on a small phone lie over each other's middle.
        choice.click({ timeout: 1000, ...(what === 'card' ? { position: { x: 12, y: 24 } } : {}) })
  )
    // Somebody else may close the window first; then the button is gone, and that is fine.
    .catch(() => undefined);
  return 'acted';
}

/**
 * Does one thing if it is this player's turn, else waits a moment: a page that is asked on and on has less time to play.
 * A button to pass of the name `leave` is left alone.
 */
export async function step(page: Page, leave?: string): Promise<Step> {
  const done = await act(page, leave);
  if (done === 'idle') await page.waitForTimeout(kMoment);
  return done;
}

/** Plays with all pages until every one of them shows the end of a hand or match. */
export async function playHand(pages: Page[]): Promise<Step> {
  for (let turn = 0; turn < 3_000; turn += 1) {
    const steps: Step[] = [];
    for (const page of pages) steps.push(await act(page));
    if (steps.every((s) => s === 'hand over')) return 'hand over';
    if (steps.every((s) => s === 'match over')) return 'match over';
    if (steps.every((s) => s === 'idle')) await pages[0].waitForTimeout(kMoment);
  }
  throw new Error('the hand does not end');
}

export async function nextHand(pages: Page[]): Promise<void> {
  for (const page of pages) await button(page, 'Next hand').click();
  for (const page of pages) await expect(page.locator('.next')).toHaveCount(0);
}

/** Begins another match. Asked too early, the page would say once more that the one before is over. */
export async function nextMatch(page: Page): Promise<void> {
  await button(page, 'Another match').click();
  await expect(page.locator('.match-end')).toHaveCount(0);
}

/** Does one thing of a match, or begins the next hand, or the next match. See `step`. */
export async function playOn(page: Page, leave?: string): Promise<void> {
  const done = await step(page, leave);
  if (done === 'hand over') await nextHand([page]);
  if (done === 'match over') await nextMatch(page);
}
