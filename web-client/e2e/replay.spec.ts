// A replay is a table: four open hands and the trick on the felt, stepped through by button, key and address.
import { type Page, expect } from '@playwright/test';
import { giveUp, newPlayer, nextHand, playHand, withBots, test } from './player';
import { type RunningServer, startServer } from './server';

let server: RunningServer;
let link: string;

/** The address of the replay of a match that was given up after two hands. */
async function matchOfTwoHands(page: Page): Promise<string> {
  await withBots(page, server.url);
  await playHand([page]);
  await nextHand([page]);
  await playHand([page]);
  await giveUp(page);
  return server.url + (await page.getByRole('link', { name: 'Replay the match' }).getAttribute('href'));
}

test.beforeAll(async ({ browser }) => {
  server = await startServer(['--bot-pace', '0', '--bot-threads', '1', '--testing', '--deal-seed', '5']);
  link = await matchOfTwoHands(await newPlayer(browser, 61, { unseen: true }));
});
test.afterAll(async () => {
  await server.stop();
});

/** Lists what is cut off by the window, and pairs of a trick's card and a hand's that lie over one another. */
function faults(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    await Promise.all(document.getAnimations().map((moving) => moving.finished));
    const found: string[] = [];
    const boxes = (selector: string) =>
      [...document.querySelectorAll(selector)].map((e) => ({
        name: e.getAttribute('aria-label'),
        ...e.getBoundingClientRect().toJSON(),
      }));
    const hands = boxes('.open-hands .named-card');
    const trick = boxes('.lying .named-card');
    for (const b of [...hands, ...trick, ...boxes('.transport button')]) {
      if (b.left < 0 || b.top < 0 || b.right > innerWidth || b.bottom > innerHeight) found.push(`cut: ${b.name}`);
    }
    for (const a of trick) {
      for (const b of hands) {
        if (a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)
          found.push(`${a.name} over ${b.name}`);
      }
    }
    return found;
  });
}

for (const [width, height] of [
  [390, 844],
  [360, 640],
  [740, 360],
  [820, 1180],
  [1280, 720],
  [2560, 1440],
]) {
  test(`four open hands and the trick stand in the window at ${width} x ${height}`, async ({ browser }) => {
    const page = await newPlayer(browser, 62, { viewport: { width, height } });
    await page.goto(`${link}#1.8`);
    await expect(page.locator('.open-hands .named-card').first()).toBeVisible();
    // All cards dealt, then a trick of four.
    for (let step = 0; step < 8; step += 1) {
      expect(await faults(page), `step ${step}`).toEqual([]);
      await page.getByRole('button', { name: 'Forward' }).click();
    }
  });
}

test('keys and the address lead to each step of a replay, and it plays by itself', async ({ browser }) => {
  const page = await newPlayer(browser, 63);
  await page.goto(`${link}#2.3`);
  await expect(page.getByRole('heading', { name: 'Hand 2 of 2' })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/#2\.4$/);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(page).toHaveURL(/#2\.2$/);
  const sentence = await page.locator('.replay-sentence').textContent();
  await page.reload();
  await expect(page.locator('.replay-sentence')).toHaveText(sentence!);
  await page.getByRole('button', { name: 'Result' }).press('Enter');
  await expect(page.getByText('This deal checks out')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Result' })).toBeFocused(); // at the end too
  await page.keyboard.press('Home');
  await expect(page.getByRole('status')).toContainText('has dealt');
  await page.evaluate(() => (location.hash = '#1.5'));
  await expect(page.getByRole('heading', { name: 'Hand 1 of 2' })).toBeVisible();
  await page.getByRole('button', { name: 'Play at 2×' }).click();
  await expect(page).toHaveURL(/#1\.[789]$/);
  await page.getByRole('button', { name: 'Play at 2×' }).click();
  const stopped = page.url();
  await expect(page.getByRole('button', { name: 'Play at 2×' })).toHaveAttribute('aria-pressed', 'false');
  expect(page.url()).toBe(stopped);
});

test('a mark on the curve and the curve itself lead to a step', async ({ browser }) => {
  const page = await newPlayer(browser, 64);
  await page.goto(`${link}#1.0`);
  await page.getByRole('button', { name: 'Look at every decision' }).click();
  const marks = page.locator('.curve button');
  for (let hand = 1; hand <= 2; hand += 1) {
    await expect(page.locator('.curve .axis')).toHaveText(['0', '61', '120'], { timeout: 30_000 });
    if (await marks.count()) break;
    await page.getByRole('button', { name: 'Next hand' }).click();
  }
  await marks.first().click();
  await expect(page.locator('.replay-sentence')).toContainText(/It cost \d+/);
  await page.locator('.curve').click({ position: { x: 2, y: 100 } });
  await expect(page.locator('.open-hands .named-card')).toHaveCount(32);
});

test('a finger across the felt goes a step on, and back', async ({ browser }) => {
  const page = await newPlayer(browser, 65, { viewport: { width: 390, height: 844 } });
  await page.goto(`${link}#1.5`);
  const swipe = (from: number, to: number) =>
    page.locator('.open-felt').evaluate(
      (felt, [start, end]) => {
        const pointer = (clientX: number) => ({ clientX, clientY: 300, pointerType: 'touch', bubbles: true });
        felt.dispatchEvent(new PointerEvent('pointerdown', pointer(start)));
        felt.dispatchEvent(new PointerEvent('pointerup', pointer(end)));
      },
      [from, to] as const,
    );
  await expect(page.locator('.open-felt')).toBeVisible();
  await swipe(300, 100);
  await expect(page).toHaveURL(/#1\.6$/);
  await swipe(100, 300);
  await expect(page).toHaveURL(/#1\.5$/);
});
