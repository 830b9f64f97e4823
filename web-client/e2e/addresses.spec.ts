// The page at other addresses than the root of localhost: below a path, and on a host without HTTPS.
import { expect } from '@playwright/test';
import { lookAway, nextHand, newPlayer, playHand, withBots, test } from './player';
import { startServer } from './server';

test('below a path a hand is played, the page comes back, and every link stays below it', async ({ browser }) => {
  const server = await startServer(['--bot-pace', '0', '--testing', '--deal-seed', '5', '--base-path', '/cards/']);
  const club = `${server.url}/cards`;
  const page = await newPlayer(browser, 61);
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    const { pathname, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && !pathname.startsWith('/cards/')) elsewhere.push(pathname);
  });
  await withBots(page, `${club}/`);
  expect(new URL(page.url()).pathname).toMatch(/^\/cards\/t\/\w+$/);
  await lookAway(page);
  await playHand([page]);
  await nextHand([page]);
  await page.reload();
  await expect(page.locator('.hand button').first()).toBeVisible();
  for (const path of ['', 'rules', 'learn', 'replay']) {
    await page.goto(`${club}/${path}`);
    await expect(page.locator('h1').first()).toBeAttached();
    for (const link of await page.locator('a[href^="/"]').all()) {
      expect(await link.getAttribute('href')).toMatch(/^\/cards\//);
    }
  }
  await page.goto(`${club}/no/such/page`); // the club's first page, at its own address
  await expect(page.getByText('Back to your game')).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/cards/');
  expect(elsewhere).toEqual([]);
  await page.context().close();
  const withWorker = await browser.newPage();
  await withWorker.goto(`${club}/rules`);
  const scope = await withWorker.evaluate(async () => (await navigator.serviceWorker.ready).scope);
  expect(new URL(scope).pathname).toBe('/cards/');
  await withWorker.close();
  await server.stop();
});

test('over plain HTTP on a local network a deal is checked as well', async ({ browser }) => {
  const server = await startServer(['--bot-pace', '0', '--testing', '--deal-seed', '5']);
  const page = await newPlayer(browser, 62);
  await withBots(page, server.url.replace('127.0.0.1', 'club.example'));
  expect(await page.evaluate(() => window.isSecureContext)).toBe(false);
  await lookAway(page);
  await playHand([page]);
  await expect(page.getByText('This deal checks out')).toBeAttached();
  await page.context().close();
  await server.stop();
});
