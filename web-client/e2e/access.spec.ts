// For eyes, ears and fingers: axe, the keyboard alone, spoken sentences, sizes, headers.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { gzipSync } from 'node:zlib';
import { type Page, expect, test } from '@playwright/test';
import { enter, newPlayer, nextHand, playHand, step } from './player';
import { type RunningServer, startServer } from './server';

let server: RunningServer;
test.beforeAll(async () => {
  server = await startServer(['--bot-pace', '0', '--testing', '--deal-seed', '3']);
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

async function withBots(page: Page): Promise<void> {
  await enter(page, server.url, 'Rasa');
  await page.getByRole('button', { name: 'Play with three bots now' }).click();
  await expect(page.locator('.hand button').first()).toBeVisible();
}

for (const viewport of [
  { width: 1200, height: 800 },
  { width: 360, height: 640 },
]) {
  test(`no axe violation on any screen at ${viewport.width} pixels, and nothing scrolls sideways`, async ({
    browser,
  }) => {
    const page = await newPlayer(browser, 21, viewport);
    const check = async () => {
      expect(await violations(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);
    };
    await page.goto(server.url);
    await check();
    await withBots(page);
    await check();
    const box = await page.locator('.hand button').first().boundingBox();
    expect(box!.width).toBeGreaterThanOrEqual(42);
    await playHand([page]);
    await check();
  });
}

for (const viewport of [
  { width: 1280, height: 720 },
  { width: 360, height: 640 },
]) {
  test(`one's own hand is on a screen of ${viewport.width} by ${viewport.height} pixels without scrolling`, async ({
    browser,
  }) => {
    const page = await newPlayer(browser, 22, viewport);
    await withBots(page);
    await expect(page.locator('.hand')).toBeInViewport({ ratio: 1 });
  });
}

test('a whole hand is played from the keyboard alone', async ({ browser }) => {
  const page = await newPlayer(browser, 23);
  await page.goto(server.url);
  await page.keyboard.type('Rasa');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Play with three bots now' })).toBeVisible();
  const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '');
  for (let i = 0; i < 20 && (await focused()) !== 'Play with three bots now'; i += 1) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  for (let turn = 0; turn < 4000; turn += 1) {
    if (await page.getByRole('button', { name: 'Next hand' }).count()) break;
    if (await page.getByRole('dialog').count()) await page.keyboard.press('Enter');
    const choice = await page.locator('.decision button').count();
    const legal = page.locator('.hand button[data-legal]');
    if ((await legal.count()) > 0) {
      await page.keyboard.press(
        (await legal
          .first()
          .getAttribute('data-card-number')
          .catch(() => '1')) ?? '1',
      );
      await page.keyboard.press('Enter');
    } else if (choice > 0 && (await page.getByRole('button', { name: 'Stop the game' }).count()) === 0) {
      for (let i = 0; i < 40; i += 1) {
        if (await page.evaluate(() => document.activeElement?.closest('.decision') !== null)) break;
        await page.keyboard.press('Tab');
      }
      await page.keyboard.press('Enter');
    } else {
      await page.waitForTimeout(10);
    }
  }
  await expect(page.getByRole('button', { name: 'Next hand' })).toBeVisible();
});

test('what happens is said in sentences, and the single keys answer', async ({ browser }) => {
  const page = await newPlayer(browser, 25);
  await withBots(page);
  await playHand([page]);
  const log = page.getByRole('log');
  await expect(log).toContainText(/(wins?|win) the hand|All passed/);
  await page.keyboard.press('p');
  await expect(log).toContainText('South: you, Rasa, here');
  await page.keyboard.press('s');
  await expect(log).toContainText('North–South:');
});

test('an illegal card is refused with its rule, and the table goes on', async ({ browser }) => {
  const page = await newPlayer(browser, 27);
  await withBots(page);
  for (let i = 0; i < 300 && (await page.locator('.hand button.dimmed').count()) === 0; i += 1) {
    if ((await step(page)) === 'hand over') await nextHand([page]);
  }
  await page.locator('.hand button.dimmed').first().click();
  await expect(page.getByRole('alert').filter({ hasText: /R[345]\.\d/ })).toBeVisible();
});

test('the page is small, asks no other host, and carries its security headers', async ({ page }) => {
  const hosts = new Set<string>();
  let scripts = 0;
  let all = 0;
  page.on('response', async (response) => {
    hosts.add(new URL(response.url()).host);
    const size = gzipSync(await response.body()).length;
    all += size;
    if (response.url().endsWith('.js')) scripts += size;
  });
  const refused: string[] = [];
  page.on('console', (message) => message.type() === 'error' && refused.push(message.text()));
  const response = await page.goto(server.url, { waitUntil: 'networkidle' });
  const headers = response!.headers();
  expect(headers['content-security-policy']).toContain("script-src 'self'");
  expect(headers['content-security-policy']).not.toContain('unsafe');
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(hosts).toEqual(new Set([new URL(server.url).host]));
  expect(refused).toEqual([]);
  expect(scripts).toBeLessThan(60 * 1024);
  expect(all).toBeLessThan(100 * 1024);
});

test('a page whose requests are too many at once asks again and gets there', async ({ browser }) => {
  const slow = await startServer(['--request-rate', '2']);
  const page = await newPlayer(browser, 1);
  await enter(page, slow.url, 'Rasa');
  await page.getByRole('button', { name: 'Play with three bots now' }).click();
  await expect(page.locator('.hand button')).toHaveCount(8, { timeout: 60_000 });
  expect(await slow.stop()).toBe(0);
});
