// For eyes, ears and fingers: axe, the keyboard alone, spoken sentences, sizes, headers.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Page, type Request, expect } from '@playwright/test';
import { giveUp, lookAway, newPlayer, playHand, step, withBots, test, playOn } from './player';
import { type RunningServer, startServer } from './server';

let server: RunningServer;
test.beforeAll(async () => {
  server = await startServer(['--bot-pace', '0', '--bot-threads', '1', '--testing', '--deal-seed', '3']);
});
test.afterAll(async () => {
  await server.stop();
});

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axeSource);
  return page.evaluate(async () => {
    const axe = (
      globalThis as unknown as { axe: { run(): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> } }
    ).axe;
    return (await axe.run()).violations.map((v) => `${v.id}: ${v.nodes.map((n) => n.html).join(' | ')}`);
  });
}

for (const viewport of [
  { width: 1200, height: 800 },
  { width: 360, height: 640 },
]) {
  for (const dark of [false, true]) {
    test(`no axe violation on any screen at ${viewport.width} pixels, ${dark ? 'dark' : 'light'}, and nothing scrolls sideways`, async ({
      browser,
    }) => {
      const page = await newPlayer(browser, 21, { viewport, dark });
      const check = async () => {
        expect(await violations(page)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);
      };
      await page.goto(server.url);
      await expect(page.getByRole('button', { name: 'Play with bots' })).toBeVisible();
      await check();
      await withBots(page, server.url);
      await check();
      await page.waitForFunction(() => document.getAnimations().length === 0); // the cards are dealt
      const box = await page.locator('.hand button').first().boundingBox();
      expect(box!.width).toBeGreaterThanOrEqual(41);
      const lies = page.locator('.trick.taken .lying');
      let seen = false;
      for (let turn = 0; turn < 300 && !seen; turn += 1) {
        await step(page);
        seen = (await lies.count()) > 0;
      }
      expect(seen).toBe(true);
      await check();
      await lookAway(page);
      const ended = await playHand([page]);
      await check();
      await page.getByRole('button', { name: 'What did the cards cost?' }).click();
      await expect(page.getByRole('heading', { name: 'What the cards cost' })).toBeVisible({ timeout: 30_000 });
      await check();
      if (ended !== 'match over') await giveUp(page);
      await check();
      await page.getByRole('link', { name: 'Replay the match' }).click();
      await page.getByRole('button', { name: 'Look at every decision' }).click();
      await expect(page.getByRole('heading', { name: 'Decisions of each' })).toBeVisible({ timeout: 30_000 });
      await check();
      await page.goto(server.url);
      const evenings = page.locator('details.evenings');
      await evenings.locator('summary').first().click();
      await evenings.getByText('A new evening').click();
      await check();
      await page.getByLabel('Name of the evening').fill('Thursday');
      await page.getByRole('button', { name: 'Open the evening' }).click();
      await page.getByRole('button', { name: 'Come in as a new pair' }).click();
      await expect(evenings.getByRole('row')).toHaveCount(2);
      await check();
      await page.getByRole('button', { name: 'End the evening' }).click();
      await page.locator('dialog[open] .danger').click();
      await expect(evenings).toContainText('The evening is over.');
      for (const path of ['/rules', '/learn', '/replay']) {
        await page.goto(server.url + path);
        await page.locator('h1').waitFor();
        await page.waitForFunction(() => document.getAnimations().length === 0);
        await check();
      }
    });
  }
}

for (const viewport of [
  { width: 1280, height: 720 },
  { width: 360, height: 640 },
]) {
  test(`one's own hand is on a screen of ${viewport.width} by ${viewport.height} pixels without scrolling`, async ({
    browser,
  }) => {
    const page = await newPlayer(browser, 22, { viewport });
    await withBots(page, server.url);
    await expect(page.locator('.hand')).toBeInViewport({ ratio: 1 });
  });
}

test('what happens is said in sentences, and the single keys answer', async ({ browser }) => {
  const page = await newPlayer(browser, 25);
  await withBots(page, server.url);
  await lookAway(page);
  await playHand([page]);
  const log = page.getByRole('log');
  await expect(log).toContainText(/win the (hand|match)|All passed/);
  await page.keyboard.press('p');
  await expect(log).toContainText(/You: .+, here/);
  await page.keyboard.press('s');
  await expect(log).toContainText(/You: \d+ rams?, \d+ pips?\./);
});

test('arrows, Home and End lead from card to card, and round', async ({ browser }) => {
  const page = await newPlayer(browser, 26);
  await withBots(page, server.url);
  const cards = page.locator('.hand button');
  const last = (await cards.count()) - 1;
  await cards.first().focus();
  for (const [key, at] of [
    ['ArrowRight', 1],
    ['End', last],
    ['ArrowRight', 0],
    ['ArrowLeft', last],
    ['Home', 0],
  ] as const) {
    await page.keyboard.press(key);
    await expect(cards.nth(at)).toBeFocused();
  }
});

test('an illegal card is refused with its rule, and the table goes on', async ({ browser }) => {
  const page = await newPlayer(browser, 27);
  await withBots(page, server.url);
  // While a card is on its way the page sends no other, so a hand with one does not count.
  const dimmed = page.locator('.hand:not(:has(.sending)) button.dimmed');
  for (let i = 0; i < 300 && (await dimmed.count()) === 0; i += 1) {
    await playOn(page);
  }
  await dimmed.first().click();
  await expect(page.getByRole('alert').filter({ hasText: /R[345]\.\d/ })).toBeVisible();
});

/** Bytes that came over the wire so far for the page; the worker fetches everything else later. */
async function onTheWire(asked: Request[]) {
  const own = asked.filter((request) => !/sw\.js|workbox/.test(request.url()));
  const sizes = await Promise.all(own.map(async (request) => (await request.sizes()).responseBodySize));
  const sum = (of: (url: string) => boolean) => own.reduce((all, r, i) => all + (of(r.url()) ? sizes[i] : 0), 0);
  return { scripts: sum((url) => /\.(js|ftl)$/.test(url)), all: sum(() => true) };
}

test('the page asks no other host, and carries its security headers', async ({ page }) => {
  const hosts = new Set<string>();
  page.on('requestfinished', (request) => hosts.add(new URL(request.url()).host));
  const refused: string[] = [];
  page.on('console', (message) => message.type() === 'error' && refused.push(message.text()));
  const response = await page.goto(server.url, { waitUntil: 'networkidle' });
  const headers = response!.headers();
  expect(headers['content-security-policy']).toContain("script-src 'self'");
  expect(headers['content-security-policy']).not.toContain('unsafe');
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['content-encoding']).toMatch(/br|gzip/);
  expect(headers['etag']).toBeTruthy();
  expect(hosts).toEqual(new Set([new URL(server.url).host]));
  expect(refused).toEqual([]);
});

const kTables = (
  [
    ['avinas', 8],
    ['sjavs', 8],
    ['einwerfen', 8],
    ['sueca', 10],
    ['owcyglowa', 8],
    ['klorsjavs', 6],
    ['tarock', 11],
    ['sixbid', 11],
    ['sjavsalone', 10],
  ] as const
).map(([game, held]) => [game, held, 'en'] as const);

// Lithuanian and Japanese have the longest words.
for (const [game, held, language] of [...kTables, ['avinas', 8, 'lt'], ['avinas', 8, 'ja']] as const) {
  test(`a table of ${game} in ${language} asks for 60 KB of scripts and words at most, from the first page to its cards`, async ({
    browser,
  }) => {
    const page = await newPlayer(browser, 28, { language, settings: { game } });
    const asked: Request[] = [];
    page.on('requestfinished', (request) => asked.push(request));
    await page.goto(server.url);
    const play = page.locator('.pitch .primary').first();
    await expect(play).toBeVisible();
    const first = await onTheWire([...asked]);
    await play.click();
    await expect(page.locator('.hand button')).toHaveCount(held);
    const table = await onTheWire([...asked]);
    console.log(`${game} ${language}: scripts ${table.scripts}; first picture ${first.scripts}, in all ${first.all}`);
    expect(table.scripts).toBeGreaterThan(40_000);
    expect(first.all).toBeLessThan(100 * 1024);
    expect(table.scripts).toBeLessThan(60 * 1024);
  });
}

test('a page whose requests are too many at once asks again and gets there', async ({ browser }) => {
  const slow = await startServer(['--request-rate', '2']);
  const page = await newPlayer(browser, 1);
  await page.goto(slow.url);
  await page.getByRole('button', { name: 'Play with bots' }).click();
  await expect(page.locator('.hand button')).toHaveCount(8, { timeout: 60_000 });
  expect(await slow.stop()).toBe(0);
});
