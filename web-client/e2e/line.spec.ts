// When the line is bad: a dead one is noticed, nothing pressed is lost or done twice, and a page
// without a line opens and says so.
import { expect } from '@playwright/test';
import { Line } from './frozen_line';
import { enter, kAnswer, newPlayer, openTable, step, withBots, test } from './player';
import { startServer, newFolder } from './server';

test('a dead line is noticed in 8 s and back within 2 s; the card pressed is played once', async ({ browser }) => {
  const server = await startServer(['--bot-pace', '20', '--testing', '--deal-seed', '3']);
  const line = await Line.to(server.url);
  const page = await newPlayer(browser, 61);
  await withBots(page, line.url);
  for (let i = 0; i < 300 && (await page.locator('.hand button[data-legal]').count()) === 0; i += 1) {
    await step(page);
  }
  const before = await page.locator('.hand button').count();
  const card = page.locator('.hand button[data-legal]').last();
  const name = (await card.getAttribute('data-card'))!;
  line.freeze();
  await card.click();
  const dialog = page.locator(kAnswer);
  if (await dialog.count()) await dialog.last().click();
  await expect(page.locator(`.hand button[data-card="${name}"]`)).toHaveClass(/sending/);
  await expect(page.getByRole('alert')).toContainText('your seat is kept', { timeout: 8_000 });
  line.mend();
  const back = performance.now();
  await expect(page.getByText('your seat is kept')).toHaveCount(0, { timeout: 15_000 });
  console.log(`back ${Math.round(performance.now() - back)} ms after the line was`);
  await expect(page.locator(`.hand button[data-card="${name}"]`)).toHaveCount(0, { timeout: 10_000 });
  expect(await page.locator('.hand button').count()).toBeGreaterThanOrEqual(before - 2);
  await expect(page.getByRole('alert')).toHaveCount(0);
  line.close();
  await server.stop();
});

test('without a line the page opens and says so', async ({ browser }) => {
  const server = await startServer();
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(server.url);
  await page.evaluate(async () => {
    const ready = await navigator.serviceWorker.ready;
    while (ready.active?.state !== 'activated') await new Promise((next) => setTimeout(next, 50));
  });
  await page.getByRole('button', { name: 'Play with bots' }).waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'Play with bots' }).waitFor();
  expect(await server.stop()).toBe(0);
  await page.goto(`${server.url}/learn/sjavs`);
  await expect(page.getByRole('heading', { name: 'Lesson 1 of' })).toBeVisible();
  await page.goto(server.url);
  await expect(page.getByRole('button', { name: 'Play with bots' })).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('Connection lost');
  const manifest = await page.locator('link[rel=manifest]').getAttribute('href');
  expect(manifest).toContain('manifest');
});

test('who looks at the first page for long is not told of a line that nobody needs', async ({ browser }) => {
  const server = await startServer(['--bot-pace', '20', '--handshake-timeout', '1']);
  const page = await newPlayer(browser, 63);
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const banner = document.querySelector('.banner');
      if (banner) document.documentElement.dataset.banner = banner.textContent;
    }).observe(document, { childList: true, subtree: true });
  });
  const ended = new Promise<void>((done) => page.on('websocket', (ws) => ws.on('close', () => done())));
  await page.goto(server.url);
  await ended; // the server waits for no hello for ever
  await page.getByRole('button', { name: 'Play with bots' }).click();
  await expect(page.locator('.hand button').first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.dataset.banner)).toBeUndefined();
  await page.context().close();
  await server.stop();
});

test('words that a restart took away come when the line is back, before anything is refused', async ({ browser }) => {
  const flags = ['--bot-pace', '20', '--data', newFolder()];
  let server = await startServer(flags);
  const page = await newPlayer(browser, 64);
  let attempts = 0;
  await page.route(/\/assets\/reasons\.en-/, (route) => {
    attempts += 1;
    return route.abort();
  });
  await withBots(page, server.url);
  const port = new URL(server.url).port;
  await server.stop(); // it says so, and the page asks for the words of refusals
  await expect.poll(() => attempts, { timeout: 15_000 }).toBe(4);
  await page.unroute(/\/assets\/reasons\.en-/);
  const words = page.waitForResponse(/\/assets\/reasons\.en-/, { timeout: 15_000 });
  server = await startServer(['--port', port, ...flags]);
  expect((await words).ok()).toBe(true);
  await server.stop();
});

test('a player who presses a button while the server is away keeps their name', async ({ browser }) => {
  const flags = ['--bot-pace', '20', '--data', newFolder()];
  let server = await startServer(flags);
  const page = await newPlayer(browser, 65);
  await enter(page, server.url, 'Rasa');
  await expect(page.locator('.corner')).toContainText('Rasa');
  await server.stop();
  await expect(page.getByRole('alert')).toContainText('Reconnecting');
  await page.getByRole('button', { name: 'Play with bots' }).click();
  server = await startServer(['--port', new URL(server.url).port, ...flags]);
  await expect(page.locator('.hand button').first()).toBeVisible({ timeout: 20_000 });
  await expect(page.locator('.player.bottom .name')).toHaveText('Rasa');
  await page.context().close();
  await server.stop();
});

test('a player who waits for the line is no stranger at the door of their table', async ({ browser }) => {
  const server = await startServer(['--bot-pace', '20']);
  const page = await newPlayer(browser, 66);
  await enter(page, server.url, 'Rasa');
  const link = await openTable(page);
  await page.routeWebSocket(/\/ws/, () => undefined); // nothing comes of it
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Connecting' })).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await page.context().close();
  await server.stop();
});
