// Gestures at the table: taps, talk at a plate, a knock that is felt, lessons that lead, the picture to share.
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { type Browser, type Locator, type Page, expect } from '@playwright/test';
import { enter, lookAway, newPlayer, openPanel, openTable, step, withBots, test } from './player';
import type { Lesson } from '../src/state/lessons';
import { type RunningServer, startServer } from './server';

/** The costs of each decision of the second lesson, which has no other decisions than cards. */
const kCosts = (
  JSON.parse(readFileSync(new URL('../src/lessons/sevens.json', import.meta.url), 'utf8')) as Lesson
).steps
  .filter((step) => step.hint)
  .map((step) => step.cost);

let server: RunningServer;
test.beforeAll(async () => {
  server = await startServer(['--bot-pace', '20', '--testing', '--deal-seed', '3']);
});
test.afterAll(async () => {
  await server.stop();
});

test('with two taps the first raises a card and the second plays it', async ({ browser }) => {
  const page = await newPlayer(browser, 201, { settings: { taps: 'two' } });
  await withBots(page, server.url);
  const legal = page.locator('.hand button[data-legal]');
  for (let i = 0; i < 100 && (await legal.count()) === 0; i += 1) {
    const choice = page.locator('.suits .suit, .decision-row .primary');
    if (await choice.count())
      await choice
        .first()
        .click({ timeout: 1000 })
        .catch(() => undefined);
    await legal
      .first()
      .waitFor({ timeout: 300 })
      .catch(() => undefined);
  }
  const card = await legal.last().getAttribute('data-card');
  const mine = page.locator(`.hand [data-card="${card}"]`);
  await mine.click();
  await expect(mine).toHaveClass(/raised/);
  await expect(page.locator('.hand .sending')).toHaveCount(0);
  await mine.click();
  await expect(mine).toHaveCount(0);
});

test('what somebody says stands at their plate, and goes by itself', async ({ browser }) => {
  const [rasa, jonas] = [await newPlayer(browser, 202), await newPlayer(browser, 203)];
  await enter(rasa, server.url, 'Rasa');
  const link = await openTable(rasa);
  await enter(jonas, link, 'Jonas');
  await jonas.getByRole('button', { name: 'Sit North' }).click();
  await openPanel(jonas, 'Talk');
  await jonas.getByLabel('Say something').fill('Labas vakaras');
  await jonas.getByLabel('Say something').press('Enter');
  const bubble = rasa.locator('.player.top .bubble');
  await expect(bubble).toHaveText('Labas vakaras');
  await expect(bubble).toHaveCount(0, { timeout: 8000 });
});

/** The lesson on knocking, after the knock; the felt that feels it. */
async function knocked(page: Page): Promise<Locator> {
  await page.goto(`${server.url}/learn#4`);
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.getByRole('button', { name: 'Knock', exact: true }).click();
  const felt = page.locator('.felt.knock-knock');
  await expect(felt).toBeVisible();
  return felt;
}

test('a lesson lets the card meant glow, says what another costs, and a knock is felt', async ({ browser }) => {
  const page = await newPlayer(browser, 204);
  const felt = await knocked(page);
  expect(await felt.evaluate((e) => getComputedStyle(e).animationName)).toBe('knock');
  await expect(page.locator('.hand .meant')).toHaveCount(1);
  const told = page.getByRole('alert');
  const others = page.locator('.hand button[data-legal]:not(.meant)');
  for (let i = 0; i < (await others.count()); i += 1) {
    await others.nth(i).click();
    await expect(told).toContainText(/With all cards open that costs|That is allowed/);
  }
});

test('a lesson says what another card costs, and a card that is the only one plays itself', async ({ browser }) => {
  const page = await newPlayer(browser, 205);
  await page.goto(`${server.url}/learn#2`);
  await page.getByRole('button', { name: 'Begin' }).click();
  const cards = page.locator('.hand button');
  const legal = page.locator('.hand button[data-legal]');
  let costs = 0;
  let forced = false;
  for (let trick = 1; trick <= 8; trick += 1) {
    await page.locator('.hand .meant[data-legal]').waitFor({ timeout: 15_000 });
    const held = await cards.count();
    const isForced = (await legal.count()) === 1;
    const [costly, cost] = Object.entries(kCosts[trick - 1] ?? {})[0] ?? [];
    if (costly && !isForced) {
      await page.locator(`.hand [data-card="${costly}"]`).click();
      await expect(page.getByRole('alert')).toContainText(`With all cards open that costs ${cost!.n} ${cost!.unit}`);
      costs += 1;
    }
    if (!isForced) await page.locator('.hand .meant').click();
    await expect(cards).toHaveCount(held - 1, { timeout: 8000 });
    forced ||= isForced;
  }
  expect([forced, costs]).toEqual([true, kCosts.filter((cost) => cost !== undefined).length]);
});

/** Bids more than is held, which loses the match when the hand ends; false if there is no bidding. */
async function overbids(page: Page): Promise<boolean> {
  await page.locator('.decision-row button').first().waitFor();
  const over = page.locator('.bids .number.quiet').last();
  if (!(await over.count())) return false;
  await over.click();
  await page.getByRole('alertdialog').locator('.danger').click();
  return true;
}

/** A match that was lost by bidding more trumps than were held. */
async function lostMatch(browser: Browser, seed: number, prepare = async (_: Page) => {}): Promise<Page> {
  for (; ; seed += 1) {
    const page = await newPlayer(browser, seed);
    await prepare(page);
    await withBots(page, server.url);
    if (await overbids(page)) {
      await lookAway(page);
      while ((await step(page)) !== 'match over') await page.locator('.table-page').waitFor();
      return page;
    }
    await page.context().close();
  }
}

test('the picture of a match is a PNG; it and the command line say so where their part does not arrive', async ({
  browser,
}) => {
  const page = await lostMatch(browser, 206);
  await expect(page.locator('.cat')).toHaveCount(0);
  const parts = /\/assets\/(picture|command)-[^/]*\.js$/;
  const line = page.locator('#command');
  await page.route(parts, (route) => route.abort());
  await line.fill('nonsense');
  await line.press('Enter');
  await page.getByRole('button', { name: 'Share the picture' }).click();
  await expect(page.getByText('A part of this page did not arrive')).toHaveCount(2, { timeout: 20_000 });
  await expect(line).toHaveValue('nonsense');
  await page.unroute(parts);
  let arrives = () => {};
  const asked = new Promise<void>((resolve) => {
    void page.route(/command/, async (route) => {
      resolve();
      await new Promise<void>((release) => (arrives = release));
      await route.continue();
    });
  });
  await line.press('Enter');
  await asked;
  await line.fill('typed meanwhile');
  arrives();
  await expect(page.getByText('nonsense is not understood')).toBeAttached();
  await expect(line).toHaveValue('typed meanwhile');
  await page.unroute(/command/);
  await line.press('Enter');
  await expect(line).toHaveValue('');
  // The browser may refuse to share what took long: then it is a file.
  await page.evaluate(() => {
    navigator.canShare = () => true;
    navigator.share = () => Promise.reject(new DOMException('the press is too long ago', 'NotAllowedError'));
  });
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Share the picture' }).click(),
  ]);
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(file.suggestedFilename()).toMatch(/^avinas-.+\.png$/);
  const bytes = await readFile((await file.path())!);
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  expect(bytes.readUInt32BE(16)).toBeGreaterThan(500);
});

test('a match that ends by Cats shows the cat', async ({ browser }) => {
  // Cats are rare: the line tells that reason in place of the one for which this match ends.
  const page = await lostMatch(browser, 226, (one) =>
    one.routeWebSocket(/\/ws$/, (near) => {
      const far = near.connectToServer();
      far.onMessage((told) => near.send(String(told).replaceAll('"reason":"overbid"', '"reason":"cats"')));
    }),
  );
  await expect(page.locator('.cat')).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 }).first()).toContainText('Cats');
});

test('the link to a table goes to the sharing of a device that has one', async ({ browser }) => {
  const page = await newPlayer(browser, 246);
  await page.addInitScript(() => {
    const shared: unknown[] = [];
    Object.assign(window, { shared });
    Object.defineProperty(navigator, 'share', { value: async (what: unknown) => void shared.push(what) });
  });
  await enter(page, server.url, 'Rasa');
  const link = await openTable(page);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  expect(await page.evaluate(() => (window as unknown as { shared: unknown[] }).shared)).toEqual([{ url: link }]);
});

test('with less motion nothing shakes and no card flies: the felt has a ring when somebody knocks', async ({
  browser,
}) => {
  const page = await newPlayer(browser, 247);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const felt = await knocked(page);
  expect(await felt.evaluate((e) => getComputedStyle(e).animationName)).toBe('ring');
  const moving = () =>
    page.evaluate(() =>
      document.getAnimations().flatMap((a) => (a instanceof CSSAnimation ? [a.animationName] : ['transition'])),
    );
  await page.locator('.hand .meant').click();
  await expect(page.locator('.hand button')).toHaveCount(7);
  expect((await moving()).filter((name) => name !== 'ring')).toEqual([]);
});
