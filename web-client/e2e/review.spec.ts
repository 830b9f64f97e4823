// Tables that explain: a hint from facts, what each card of a hand cost, and a match looked at.
import { type Locator, type Page, expect } from '@playwright/test';
import { giveUp, lookAway, newPlayer, playHand, withBots, test } from './player';
import { type RunningServer, startServer } from './server';

let server: RunningServer;
test.beforeAll(async () => {
  server = await startServer(['--bot-pace', '20', '--bot-threads', '1', '--testing', '--deal-seed', '5']);
});
test.afterAll(async () => {
  await server.stop();
});

/** One hand at a table of bots, with a hint before it; its review is asked for. */
async function handWithReview(page: Page): Promise<Locator> {
  await withBots(page, server.url);
  await page.getByRole('button', { name: 'Hint' }).click({ timeout: 20_000 });
  await expect(page.locator('.hint-text')).toContainText(/A bot would .+: .+\./);
  await lookAway(page);
  await playHand([page]);
  await page.getByRole('button', { name: 'What did the cards cost?' }).click();
  return page.getByRole('region', { name: 'What the cards cost' });
}

test('a practice table gives a hint, says what the cards cost, and its replay tells every decision', async ({
  browser,
}) => {
  const page = await newPlayer(browser, 97);
  const review = await handWithReview(page);
  // Solving every card of a hand takes seconds on a busy machine.
  await expect(review.getByRole('heading', { name: 'What the cards cost' })).toBeFocused({ timeout: 30_000 });
  await expect(review.getByRole('img', { name: /Points that the declarers reach/ })).toBeVisible();
  await expect(review).toContainText(/It cost \d+ (point|pip|ram)|Nothing better was to be found/);
  await page.screenshot({ path: test.info().outputPath('review-at-table.png'), fullPage: true });

  await giveUp(page);
  await page.getByRole('link', { name: 'Replay the match' }).click();
  await page.getByRole('button', { name: 'Look at every decision' }).click();
  await expect(page.getByRole('heading', { name: 'Decisions of each' })).toBeVisible();
  const costs = page.locator('.costs li');
  expect(await costs.count()).toBeGreaterThan(0);
  await costs.first().getByRole('button', { name: 'Show it' }).click();
  await expect(page.locator('.replay-sentence')).toContainText(/It cost \d+ .+ Best: .+\./);
  await page.screenshot({ path: test.info().outputPath('review-in-replay.png'), fullPage: true });
});

test('a hand of Sjavs says what the cards cost on its sheet, and offers a hint', async ({ browser }) => {
  const page = await newPlayer(browser, 98, { settings: { game: 'sjavs' } });
  const review = await handWithReview(page);
  await expect(review).toContainText(/It cost \d+ on the sheet|Nothing better was to be found/, {
    timeout: 30_000,
  });
  await expect(review.getByRole('img', { name: /Points that the declarers reach/ })).toBeVisible();
  await page.screenshot({ path: test.info().outputPath('review-of-sjavs.png'), fullPage: true });
});
