// Whole matches against the real server.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Page, expect } from '@playwright/test';
import {
  enter,
  newPlayer,
  nextHand,
  nextMatch,
  openPanel,
  openTable,
  playHand,
  step,
  withBots,
  test,
  playOn,
} from './player';
import { kExecutable, type RunningServer, startServer, newFolder } from './server';

let server: RunningServer;
test.beforeEach(async () => {
  server = await startServer(['--bot-pace', '0', '--testing', '--deal-seed', '5']);
});
test.afterEach(async () => {
  expect(await server.stop()).toBe(0);
});

async function recordOf(page: Page): Promise<string> {
  const link = page.getByRole('link', { name: 'Download the match record' });
  const response = await page.request.get(server.url + (await link.getAttribute('href')));
  expect(response.ok()).toBe(true);
  return response.text();
}

/** Steps through the first hand by a shared link; then opens the same record, and rubbish, from a file. */
async function expectReplay(page: Page, link: string, record: string): Promise<void> {
  await page.goto(server.url + link);
  await expect(page.getByRole('heading', { name: /^Hand 1 of / })).toBeVisible();
  await expect(page.getByRole('status')).toContainText('has dealt.');
  const cards = page.locator('.open-hands .cards > *');
  await expect(cards).toHaveCount(32);
  const actions = JSON.parse(record).hands[0].actions.length;
  for (let i = 0; i < actions; i += 1) await page.getByRole('button', { name: 'Forward' }).click();
  await page.getByRole('button', { name: 'Result' }).click();
  await expect(page.getByText('This deal checks out')).toBeVisible();
  await page.getByRole('button', { name: 'First' }).click();
  await page.getByLabel('See it as').selectOption('N');
  await expect(cards).toHaveCount(8);

  const folder = newFolder();
  writeFileSync(join(folder, 'bad.json'), '{"format":"something else"}');
  writeFileSync(join(folder, 'good.json'), record);
  const changed = JSON.parse(record);
  changed.hands[0].sheet.rams = { NS: 99, EW: 0 };
  writeFileSync(join(folder, 'changed.json'), JSON.stringify(changed));
  await page.goto(server.url + '/replay');
  await page.getByLabel('Open a match record').setInputFiles(join(folder, 'bad.json'));
  await expect(page.getByRole('alert')).toContainText('not a match record');
  await page.getByLabel('Open a match record').setInputFiles(join(folder, 'changed.json'));
  await expect(page.getByRole('alert')).toContainText('breaks the rules');
  await page.getByLabel('Open a match record').setInputFiles(join(folder, 'good.json'));
  await expect(page.getByRole('heading', { name: /^Hand 1 of / })).toBeVisible();
}

function expectVerified(record: string): void {
  const file = join(newFolder(), 'match.json');
  writeFileSync(file, record);
  expect(execFileSync(kExecutable, ['record', 'verify', file]).toString()).toBe(`${file}: ok\n`);
}

test('four browsers invited by link play a hand of each form, and the record verifies', async ({ browser }) => {
  test.setTimeout(240_000);
  const names = ['Rasa', 'Jonas', 'Ieva', 'Tomas'];
  const pages = await Promise.all(names.map((_, i) => newPlayer(browser, 100 + i, { unseen: true })));
  await enter(pages[0], server.url, names[0]);
  const link = await openTable(pages[0]);
  for (let i = 1; i < 4; i += 1) await enter(pages[i], link, names[i]);
  for (const [i, seat] of ['North', 'East', 'South', 'West'].entries()) {
    await pages[i].getByRole('button', { name: `Sit ${seat}` }).click();
  }
  await pages[0].getByRole('button', { name: 'Start the match' }).click();

  const forms = new Set<string>();
  for (let hand = 0; hand < 12 && forms.size < 2; hand += 1) {
    await expect(pages[0].locator('.hand button').first()).toBeVisible();
    forms.add((await pages[0].locator('.stake').textContent())!.startsWith('No sevens') ? 'no sevens' : 'sevens');
    if ((await playHand(pages)) === 'match over') break;
    if (forms.size < 2) await nextHand(pages);
  }
  expect(forms).toEqual(new Set(['sevens', 'no sevens']));
  for (const page of pages) await expect(page.getByText('This deal checks out').first()).toBeVisible();

  if ((await pages[0].locator('.table-page').getAttribute('data-stage')) === 'playing') {
    await openPanel(pages[0], 'Menu');
    await pages[0].getByRole('button', { name: 'Give the match up' }).click();
    await pages[0].getByRole('alertdialog').getByRole('button', { name: 'Give the match up' }).click();
    for (const page of pages.slice(1)) {
      await page.getByRole('group', { name: 'Proposals' }).getByRole('button', { name: 'Agree' }).click();
    }
  }
  expectVerified(await recordOf(pages[2]));
});

test('one browser with three bots plays a match to its end, and then another', async ({ browser }) => {
  test.setTimeout(240_000);
  const page = await newPlayer(browser, 7, { unseen: true });
  await withBots(page, server.url);
  for (let hand = 0; ; hand += 1) {
    expect(hand).toBeLessThan(300);
    if ((await playHand([page])) === 'match over') break;
    await nextHand([page]);
  }
  await expect(page.locator('.match-end h2')).toContainText(/win the match/, { timeout: 20_000 });
  const record = await recordOf(page);
  expectVerified(record);
  const link = await page.getByRole('link', { name: 'Replay the match' }).getAttribute('href');
  await expectReplay(await newPlayer(browser, 8, { viewport: { width: 360, height: 640 } }), link!, record);
  await page.getByRole('button', { name: 'Another match' }).click();
  await expect(page.locator('.hand button').first()).toBeVisible();
});

test('a player who leads may say that the rest is theirs: refused, play goes on; granted, the hand is over', async ({
  browser,
}) => {
  test.setTimeout(300_000); // until the cards bring both answers
  const page = await newPlayer(browser, 17, { unseen: true });
  const seen = { refused: 0, granted: 0 };
  page.on('websocket', (line) =>
    line.on('framereceived', ({ payload }) => {
      if (String(payload).includes('"rest_not_sure"')) seen.refused += 1;
    }),
  );
  await withBots(page, server.url);
  const rest = page.getByRole('button', { name: 'The rest are mine' });
  const end = page.locator('.next, .match-end').first();
  for (let hand = 0; hand < 100; hand += 1) {
    let last = 'acted';
    while (last === 'acted' || last === 'idle') {
      const before = seen.refused;
      const asked = await rest.click({ timeout: (await rest.isVisible()) ? 500 : 1 }).then(
        () => true,
        () => false,
      );
      if (asked) {
        await expect.poll(async () => seen.refused > before || (await end.isVisible())).toBe(true);
        if (seen.refused === before) {
          seen.granted += 1;
          // The story keeps the last hands alone.
          await openPanel(page, 'Story');
          await expect(page.locator('.story')).toContainText('You take all that is left.');
        } else await expect(page.getByText('do not prove that yours take every trick')).toBeVisible();
      }
      last = await step(page);
    }
    if (seen.refused && seen.granted) break;
    if (last === 'match over') await nextMatch(page);
    else await nextHand([page]);
  }
  expect(seen.refused).toBeGreaterThan(0);
  expect(seen.granted).toBeGreaterThan(0);
});

/** The visible text of the table: everything but what is spoken. */
const tableText = (page: Page) => page.locator('.stake-bar, .felt, .hand').allInnerTexts();

test('a page reload in mid-trick comes back to the same seat and view', async ({ browser }) => {
  const page = await newPlayer(browser, 9);
  await withBots(page, server.url);
  for (let tries = 0; tries < 500; tries += 1) {
    const legal = page.locator('.hand button[data-legal]');
    if ((await legal.count()) > 0 && (await page.locator('.trick:not(.taken) .lying').count()) > 0) break;
    await playOn(page);
  }
  expect(await page.locator('.trick:not(.taken) .lying').count()).toBeGreaterThan(0);
  const before = await tableText(page);
  const cards = await page.locator('.hand button').evaluateAll((all) => all.map((b) => b.getAttribute('data-card')));
  await page.reload();
  await expect(page.locator('.hand button').first()).toBeVisible();
  expect(await page.locator('.hand button').evaluateAll((all) => all.map((b) => b.getAttribute('data-card')))).toEqual(
    cards,
  );
  expect(await tableText(page)).toEqual(before);
});

test("the player's own link brings the seat to another device, and the first device is told", async ({ browser }) => {
  const page = await newPlayer(browser, 13);
  await withBots(page, server.url);
  await expect(page.locator('.hand button').first()).toBeVisible();
  await openPanel(page, 'Menu');
  await page.getByText('Go on on another device').click();
  await page.getByRole('button', { name: 'Make a link' }).click();
  const link = await page.getByLabel('Your own link').inputValue();
  const phone = await newPlayer(browser, 14, { viewport: { width: 360, height: 640 } });
  await phone.goto(link);
  await expect(phone.locator('.hand button').first()).toBeVisible();
  expect(phone.url()).not.toContain('device=');
  // A used link lets nobody else in, and who is somebody already is asked first.
  const other = await newPlayer(browser, 15);
  await enter(other, server.url, 'Ona');
  await other.waitForFunction(() => localStorage.getItem('avinas.identity')); // who comes in is somebody
  await other.goto(link);
  await expect(other.getByRole('alertdialog')).toContainText('instead of as yourself');
  await other.getByRole('button', { name: 'Cancel' }).click();
  await expect(other.getByRole('alert')).toContainText('Nobody may watch');
  await expect(page.getByRole('alert')).toContainText('another window or device');
  // A link that is over leaves somebody who is known here as they are, in word and deed.
  await other.goto(server.url);
  await other.getByRole('button', { name: 'Play with bots' }).click();
  await expect(other.locator('.plate', { hasText: 'Ona' })).toBeVisible();
  await other.goto(`${other.url()}#device=over`);
  await other.getByRole('button', { name: 'Play here' }).click();
  await expect(other.locator('.plate', { hasText: 'Ona' })).toBeVisible();
  await expect(other.getByRole('alert').getByText('link')).toBeVisible();
});

test('a server that restarts under play brings everybody back to the same hand', async ({ browser }) => {
  const data = newFolder();
  const first = await startServer(['--bot-pace', '0', '--data', data]);
  const port = new URL(first.url).port;
  const page = await newPlayer(browser, 15);
  await withBots(page, first.url);
  await expect(page.locator('.hand button').first()).toBeVisible();
  await step(page);
  // The trump that is named meanwhile may sort them anew.
  const cards = () =>
    page.locator('.hand button').evaluateAll((all) => all.map((b) => b.getAttribute('data-card')).sort());
  await expect(page.locator('.player.bottom .to-act')).toHaveText('to act');
  const before = await cards();
  expect(await first.stop()).toBe(0);
  await expect(page.getByRole('alert')).toContainText('Reconnecting');
  const second = await startServer(['--port', port, '--bot-pace', '0', '--data', data]);
  await expect(page.getByText('Reconnecting')).toHaveCount(0, { timeout: 20_000 });
  expect(await cards()).toEqual(before);
  await step(page);
  expect(await second.stop()).toBe(0);
});

test('when the server goes, a banner says so', async ({ browser }) => {
  const other = await startServer(['--bot-pace', '0']);
  const page = await newPlayer(browser, 11);
  await enter(page, other.url, 'Rasa');
  await openTable(page);
  expect(await other.stop()).toBe(0);
  await expect(page.getByRole('alert')).toContainText('Reconnecting');
});
