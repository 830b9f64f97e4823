// A player who uses the page as a person does: by roles and accessible names.
import { type Browser, type Page, expect } from '@playwright/test';

/** Makes a page of a new player. Its randomness is fixed, so that deals can be repeated. */
export async function newPlayer(browser: Browser, seed: number, viewport = { width: 1200, height: 800 }): Promise<Page> {
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

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' });

/** Does one thing if it is this player's turn. */
export async function step(page: Page): Promise<Step> {
  if (await page.getByRole('link', { name: 'Download the match record' }).count()) return 'match over';
  const next = button(page, 'Next hand');
  if (await next.count()) return 'hand over';
  // Lengths beyond what is held are offered quietly and ask first; these are not.
  const lawfulBid = page.locator('.decision button:not(.quiet)', { hasText: /^Bid [1-8]$/ });
  const suit = button(page, /^(clubs|spades|hearts|diamonds)$/);
  for (const choice of [suit, lawfulBid, button(page, 'Pass')]) {
    if ((await choice.count()) === 0) continue;
    await choice.last().click();
    return 'acted';
  }
  const card = page.locator('.hand button[data-legal]');
  if ((await card.count()) === 0) return 'idle';
  await card.first().click({ timeout: 2000 }).catch(() => undefined);
  const hidden = page.getByRole('dialog').getByRole('button', { name: 'face down, with a frown' });
  if (await hidden.count()) await hidden.click();
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
