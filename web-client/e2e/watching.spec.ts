// Those who watch: live, one hand behind with all hands open, and a hand that its player opened to
// them. And what finished matches came to.
import { type Browser, type Page, expect } from '@playwright/test';
import { enter, newPlayer, nextHand, openPanel, openTable, playHand, test } from './player';
import { type RunningServer, startServer } from './server';

let server: RunningServer;
test.beforeEach(async () => {
  server = await startServer([
    '--bot-pace',
    '0',
    '--testing',
    '--deal-seed',
    '5',
    '--address-rate',
    '10000',
    '--request-rate',
    '1000',
  ]);
});
test.afterEach(async () => {
  expect(await server.stop()).toBe(0);
});

/** Opens a table of that kind and starts a match with three bots; the table's address. */
async function playWithBots(host: Page, kind: string): Promise<string> {
  const link = await openTable(host, kind);
  await host.getByRole('button', { name: 'Fill empty seats with bots' }).click();
  await host.getByRole('button', { name: 'Start the match' }).click();
  return link;
}

const behind = (page: Page) => page.getByRole('region', { name: 'One hand behind' });

test('a host closes the door to spectators during a match, and who watches is told why they must go', async ({
  browser,
}) => {
  const host = await newPlayer(browser, 1);
  await enter(host, server.url, 'Rasa');
  const link = await playWithBots(host, 'open');
  const watcher = await newPlayer(browser, 2);
  await enter(watcher, link, 'Kibitz');
  await expect(watcher.getByRole('heading', { name: /Table/ })).toBeVisible();
  await openPanel(watcher, 'Menu');
  await expect(watcher.getByRole('button', { name: 'Who may come' })).toHaveCount(0);
  await openPanel(host, 'Menu');
  await host.getByRole('button', { name: 'Who may come' }).click();
  await host.getByLabel('May watch').selectOption('nobody');
  await host.getByRole('button', { name: 'Set the options' }).click();
  await expect(watcher.getByText('Nobody may watch at this table.')).toBeVisible();
});

for (const [game, pack] of [
  ['avinas', 32],
  ['sjavs', 32],
  ['owcyglowa', 24],
  ['klorsjavs', 18],
  ['tarock', 33],
  ['sixbid', 33],
  ['sjavsalone', 30],
] as const) {
  test(`a spectator of ${game} follows one hand behind with all hands open, and nothing of the hand in play`, ({
    browser,
  }) => follows(browser, game, pack));
}

async function follows(browser: Browser, game: string, pack: number): Promise<void> {
  const host = await newPlayer(browser, 1, { settings: { game }, unseen: true });
  await enter(host, server.url, 'Rasa');
  const link = await playWithBots(host, 'open');
  const watcher = await newPlayer(browser, 2, { viewport: { width: 360, height: 640 } });
  await enter(watcher, link, 'Kibitz');
  await expect(watcher.getByRole('heading', { name: /Table/ })).toBeVisible();
  await expect(behind(watcher)).toHaveCount(0);
  await playHand([host]);
  const cards = (page: Page) =>
    page.locator('.open-hands .named-card').evaluateAll((all) => all.map((c) => c.getAttribute('aria-label')).sort());
  await expect(host.locator('.hand-end .open-hands')).toBeVisible({ timeout: 20_000 });
  const played = await cards(host);
  await nextHand([host]);

  await expect(behind(watcher)).toContainText('One hand behind: hand 1');
  await expect(behind(watcher).locator('.open-hands .named-card')).toHaveCount(pack);
  await behind(watcher).getByRole('button', { name: 'Forward' }).click();
  await expect(behind(watcher).getByRole('status')).not.toContainText('has dealt');
  await behind(watcher).getByRole('button', { name: 'Result' }).click();
  expect(await cards(watcher)).toEqual(played);
  await expect(behind(host)).toHaveCount(0);
  expect(await watcher.locator('.hand button').count()).toBe(0);
  await watcher.getByRole('button', { name: 'The hand in play' }).click();
  await expect(watcher.locator('.player')).toHaveCount(pack === 32 ? 4 : 3);
  await watcher.getByRole('button', { name: 'One hand behind' }).click();
  await expect(behind(watcher)).toBeVisible();
  const sideways = await watcher.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  );
  expect(sideways).toBe(false);
}

test('a player opens a hand to a spectator whom he names, and shows signs without words', async ({ browser }) => {
  const host = await newPlayer(browser, 3, { unseen: true });
  await enter(host, server.url, 'Rasa');
  const link = await playWithBots(host, 'friends');
  const [friend, stranger] = [
    await newPlayer(browser, 4, { unseen: true }),
    await newPlayer(browser, 5, { unseen: true }),
  ];
  await enter(friend, link, 'Ieva');
  await enter(stranger, link, 'Tomas');
  // During a hand the seats are not told the names of spectators.
  const menu = await openPanel(host, 'Menu');
  await expect(menu.getByText('2 spectators')).toBeVisible();
  const open = host.getByRole('button', { name: 'Open my hand to spectators' });
  await expect(open).toBeDisabled();
  await playHand([host]);
  await openPanel(host, 'Menu');
  await open.click();
  await host.getByRole('dialog').getByLabel('Ieva').check();
  await host.getByRole('dialog').getByRole('button', { name: 'Open to 1' }).click();
  await expect(stranger.getByText('open a hand later to Ieva')).toBeVisible({ timeout: 20_000 });
  await openPanel(host, 'Talk');
  await host.getByRole('button', { name: 'Well played' }).click();
  await openPanel(stranger, 'Talk');
  await expect(stranger.locator('.talk .lines')).toContainText('Rasa: Well played');
  await nextHand([host]);
  await expect(behind(friend).locator('.open-hands .named-card')).toHaveCount(8);
  await expect(behind(stranger)).toHaveCount(0);
});

test('a finished match is listed with its replay, and its results are added up', async ({ browser }) => {
  test.setTimeout(240_000);
  const host = await newPlayer(browser, 6, { unseen: true });
  await enter(host, server.url, 'Rasa');
  await playWithBots(host, 'friends');
  while ((await playHand([host])) !== 'match over') await nextHand([host]);
  await host.getByRole('button', { name: 'Hall' }).click();
  await host.getByText('Results', { exact: true }).click();
  const results = host.locator('details.results');
  await expect(results.locator('.figures')).toContainText('Matches1');
  await expect(results).toContainText('No match that counts was finished');
  await results.getByRole('button', { name: 'Month before' }).click();
  await expect(results).toContainText('No match that counts');

  const guest = await newPlayer(browser, 7);
  await enter(guest, server.url, 'Svetys');
  await guest.getByRole('button', { name: 'About Rasa' }).click();
  await guest.getByRole('button', { name: 'Matches', exact: true }).click();
  await expect(guest.locator('details.results')).toContainText('Matches of Rasa');
  await guest.getByRole('link', { name: 'Replay the match' }).click();
  await expect(guest.getByRole('heading', { name: /Hand 1 of/ })).toBeVisible();
});
