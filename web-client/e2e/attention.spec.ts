// Signals for a player who looks elsewhere, and a screen that stays on for one who looks on.
import { type Page, expect } from '@playwright/test';
import { kWhole, lookAway, newPlayer, playHand, step, withBots, test } from './player';
import { type RunningServer, startServer } from './server';

let server: RunningServer;
test.beforeAll(async () => {
  server = await startServer(['--bot-pace', '20', '--testing', '--deal-seed', '3']);
});
test.afterAll(async () => {
  await server.stop();
});

test('in a hidden tab the title, the icon and a notification say whose turn it is', async ({ browser }) => {
  const page = await newPlayer(browser, 45, { settings: { notify: true } });
  await page.addInitScript(() => {
    const shown: string[] = [];
    (window as unknown as { shown: string[] }).shown = shown;
    class Told {
      static permission = 'granted';
      static requestPermission = async () => 'granted';
      constructor(title: string) {
        shown.push(title);
      }
      close(): void {}
    }
    Object.defineProperty(window, 'Notification', { value: Told });
    // The title and the icon, whenever they change.
    const calls: string[] = [];
    (window as unknown as { calls: string[] }).calls = calls;
    addEventListener('DOMContentLoaded', () => {
      const note = () =>
        calls.push(`${document.title} ${document.querySelector('link[rel=icon]')!.getAttribute('href')}`);
      new MutationObserver(note).observe(document.head, {
        subtree: true,
        childList: true,
        attributes: true,
        characterData: true,
      });
    });
    let hidden = false;
    Object.defineProperty(document, 'hidden', { get: () => hidden });
    (window as unknown as { hide(): void }).hide = () => {
      hidden = true;
    };
  });
  await withBots(page, server.url);
  await page.evaluate(() => (window as unknown as { hide(): void }).hide());
  for (let turn = 0; turn < 60; turn += 1) {
    await step(page);
    if (await page.evaluate(() => (window as unknown as { shown: string[] }).shown.length > 0)) break;
    await page.waitForTimeout(100);
  }
  expect(await page.evaluate(() => (window as unknown as { shown: string[] }).shown)).toContain('Your turn.');
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { calls: string[] }).calls.join()))
    .toMatch(/Your turn.*icon-turn/);
});

interface Sentinel {
  released: boolean;
  release(): Promise<void>;
}
interface Locks {
  locks: Sentinel[];
}

/** Notes every lock that the browser really gave. */
const noteLocks = (page: Page) =>
  page.addInitScript(() => {
    const noted: Sentinel[] = [];
    (window as unknown as Locks).locks = noted;
    const wakeLock = (navigator as unknown as { wakeLock: { request(kind: string): Promise<Sentinel> } }).wakeLock;
    const ask = wakeLock.request.bind(wakeLock);
    wakeLock.request = async (kind) => {
      const given = await ask(kind);
      noted.push(given);
      return given;
    };
  });

const locksHeld = (page: Page) =>
  page.evaluate(() => (window as unknown as Locks).locks.filter((lock) => !lock.released).length);

test(
  'the screen stays awake during a hand, again after the page was hidden, and not after it',
  kWhole,
  async ({ browser }) => {
    const page = await newPlayer(browser, 46);
    await noteLocks(page);
    await withBots(page, server.url);
    await expect.poll(() => locksHeld(page)).toBe(1);
    // A browser's events when the page is hidden and seen again.
    await page.evaluate(async () => {
      let hidden = true;
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
      for (const lock of (window as unknown as Locks).locks) await lock.release();
      document.dispatchEvent(new Event('visibilitychange'));
      hidden = false;
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await expect.poll(() => locksHeld(page)).toBe(1);
    await playHand([page]);
    await expect.poll(() => locksHeld(page)).toBe(0);
    await page.context().close();
  },
);

test("the phone trembles when it is one's turn, longer in a hidden tab", async ({ browser }) => {
  const page = await newPlayer(browser, 47);
  await page.addInitScript(() => {
    const felt: unknown[] = [];
    (window as unknown as { felt: unknown[] }).felt = felt;
    const vibrate = navigator.vibrate.bind(navigator);
    navigator.vibrate = (pattern) => {
      felt.push(pattern);
      return vibrate(pattern as VibratePattern);
    };
  });
  const felt = () => page.evaluate(() => (window as unknown as { felt: unknown[] }).felt);
  await withBots(page, server.url);
  await expect
    .poll(async () => {
      await step(page);
      return felt();
    })
    .toContain(40);
  await lookAway(page);
  await expect
    .poll(async () => {
      await step(page);
      return (await felt()).some((pattern) => Array.isArray(pattern));
    })
    .toBe(true);
  await page.context().close();
});
