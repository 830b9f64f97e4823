// A club from its first start: the owner's link, invitations, signing in, the hall, talk, and what
// hosts do.
import { readFile } from 'node:fs/promises';
import { type Browser, type Page, expect } from '@playwright/test';
import { enter, lookAway, newPlayer, openPanel, openTable, playHand, test } from './player';
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

const ownerLink = () => /http:\/\/\S+#invitation=\S+/.exec(server.output)![0];

async function owner(browser: Browser): Promise<Page> {
  const page = await newPlayer(browser, 1);
  await enter(page, ownerLink(), 'Rasa');
  await expect(page.getByText('Rasa, owner').first()).toBeVisible();
  return page;
}

async function invitation(page: Page, button = 'Make a link for one person'): Promise<string> {
  if (!(await page.getByRole('button', { name: button }).isVisible()))
    await page.getByText('The club', { exact: true }).click();
  const field = page.getByLabel(/Send this link; it is good until/);
  const before = (await field.count()) ? await field.inputValue() : '';
  await page.getByRole('button', { name: button }).click();
  await expect(field).not.toHaveValue(before);
  return field.inputValue();
}

test("the owner's link makes one owner, an invitation one member, who signs in on a second device", async ({
  browser,
}) => {
  const host = await owner(browser);
  expect(host.url()).not.toContain('invitation');
  const late = await newPlayer(browser, 2);
  await enter(late, ownerLink(), 'Late');
  await expect(late.locator('.banner')).toContainText('This invitation was used');
  await expect(late.getByRole('button', { name: 'Play with bots' })).toBeVisible(); // in all the same

  const link = await invitation(host);
  const member = await newPlayer(browser, 3);
  await enter(member, link, 'Jonas');
  await expect(member.getByText('Jonas, member').first()).toBeVisible();
  const second = await newPlayer(browser, 4);
  await enter(second, link, 'Petras');
  await expect(second.locator('.banner')).toContainText('This invitation was used');

  await member.getByText('The club', { exact: true }).click();
  await member.getByLabel('Set my password').fill('a long secret');
  await member.getByRole('button', { name: 'Set my password' }).click();
  await expect(member.getByText('Done.', { exact: true })).toBeVisible();

  const phone = await newPlayer(browser, 5, { viewport: { width: 360, height: 640 } });
  await phone.goto(server.url);
  await phone.getByRole('button', { name: 'Sign in' }).click();
  await phone.getByLabel('Your name').fill('jonas');
  await phone.getByLabel('Password').fill('wrong password');
  await phone.getByRole('button', { name: 'Come in' }).click();
  await expect(phone.getByRole('alert')).toContainText('name or the password is wrong');
  await phone.getByLabel('Password').fill('a long secret');
  await phone.getByRole('button', { name: 'Come in' }).click();
  await expect(phone.getByText('Jonas, member').first()).toBeVisible();
});

test('a private table: three join by link, a fifth watches, talk and mute', async ({ browser }) => {
  const names = ['Rasa', 'Jonas', 'Ieva', 'Tomas'];
  const host = await owner(browser);
  const watcher = await newPlayer(browser, 20);
  await enter(watcher, server.url, 'Kibitz');
  await expect(host.getByText('Kibitz, guest')).toBeVisible();

  const link = await openTable(host, 'private');
  await expect(watcher.getByText('No table is open')).toBeVisible();
  await host.getByRole('button', { name: 'Options', exact: true }).click();
  await host.getByLabel('May watch').selectOption('anyone');
  await host.getByLabel('Talk at the table').selectOption('always');
  await host.getByRole('button', { name: 'Set the options' }).click();

  const pages = [host];
  for (let i = 1; i < 4; i += 1) {
    const page = await newPlayer(browser, 10 + i, { unseen: true });
    await enter(page, link, names[i]);
    pages.push(page);
  }
  for (const [i, seat] of ['North', 'East', 'South', 'West'].entries()) {
    await pages[i].getByRole('button', { name: `Sit ${seat}` }).click();
  }
  await host.getByRole('button', { name: 'Start the match' }).click();
  await watcher.goto(link);
  const menu = await openPanel(watcher, 'Menu');
  await expect(menu.getByText('1 spectator')).toBeVisible();
  for (const page of [...pages, watcher]) await openPanel(page, 'Talk');

  await pages[1].getByLabel('Say something').fill('Labas visiems');
  await pages[1].getByRole('button', { name: 'Send' }).click();
  for (const page of [...pages, watcher])
    await expect(page.locator('.talk .lines')).toContainText('Jonas: Labas visiems');
  // A spectator's words do not reach the seats during a hand.
  await watcher.getByLabel('Say something').fill('South has the queen');
  await watcher.getByRole('button', { name: 'Send' }).click();
  await expect(watcher.locator('.talk .lines')).toContainText('South has the queen');
  expect(await host.locator('.talk .lines').textContent()).not.toContain('South has');
  expect(await watcher.locator('.hand button').count()).toBe(0);

  // Nor does what is said in the hall, by somebody who may have watched.
  const outside = await newPlayer(browser, 21);
  await enter(outside, server.url, 'Hall');
  await outside.getByLabel('Say something').fill('North has the jack');
  await outside.getByRole('button', { name: 'Send' }).click();
  await expect(outside.locator('.talk .lines')).toContainText('North has the jack');
  expect(await host.getByRole('log').textContent()).not.toContain('the jack');

  // Between hands the seats see the hall again.
  await lookAway(host);
  await playHand(pages);
  await host.getByRole('button', { name: 'Hall' }).click();
  await host.getByRole('button', { name: 'About Kibitz' }).click();
  await host.getByRole('button', { name: 'Mute' }).click();
  await watcher.getByLabel('Say something').fill('again');
  await watcher.getByRole('button', { name: 'Send' }).click();
  await expect(watcher.getByRole('alert')).toContainText('muted you');
  await expect(watcher.getByLabel('Say something')).toHaveValue('again'); // for later
});

test('guests are kept out by the switch, and a ban ends the connection', async ({ browser }) => {
  const host = await owner(browser);
  const guest = await newPlayer(browser, 30);
  await enter(guest, server.url, 'Svetys');
  // A name that is refused may be changed again.
  await guest.getByRole('button', { name: 'Change name' }).click();
  const naming = guest.getByRole('dialog');
  for (const name of ['Rasa', 'Svetys']) {
    await naming.getByLabel('Your name').fill(name);
    await naming.getByRole('button', { name: 'Change name' }).click();
    if (name === 'Rasa') await expect(naming.getByRole('status')).toContainText('belongs to a member');
  }
  await expect(naming).toHaveCount(0);
  for (let i = 0; i < 9; ++i) {
    await guest
      .getByLabel('Say something')
      .fill(`Line ${i} of a talk that fills the box with more than it can show at a time`);
    await guest.getByRole('button', { name: 'Send' }).click();
    await expect(guest.getByText(`Line ${i} of`)).toBeInViewport(); // the newest is seen
  }
  await guest.getByRole('button', { name: 'About Rasa' }).click();
  await guest.getByLabel('What happened?').fill('Never deals.');
  await guest.getByRole('button', { name: 'Report to the club hosts' }).click();
  await expect(guest.getByRole('dialog').getByText('Done.')).toBeVisible();
  await guest.getByRole('button', { name: 'Close' }).click();
  await host.getByRole('button', { name: 'About Svetys' }).click();
  await host.getByRole('button', { name: 'Ban', exact: true }).click();
  await host.getByRole('alertdialog').getByRole('button', { name: 'Ban', exact: true }).click();
  await expect(guest.getByRole('alert').first()).toContainText('do not want you here');

  await host.getByText('The club', { exact: true }).click();
  await host.getByLabel('Guests may come in').uncheck();
  await host.getByRole('button', { name: 'Keep these settings' }).click();
  await expect(host.getByText('Done.', { exact: true })).toBeVisible();
  await host.getByRole('button', { name: 'Open the audit log' }).click();
  await expect(host.getByRole('list', { name: 'Members and the audit log' })).toContainText('Rasa, banned: Svetys');

  const other = await newPlayer(browser, 31);
  await enter(other, server.url, 'Kitas');
  await expect(other.getByRole('alert')).toContainText('This club is for its members');

  // A club with a password asks for it as soon as somebody comes without.
  await host.getByLabel('Guests may come in').check();
  await host.getByLabel('Password for guests').fill('labas vakaras');
  await host.getByRole('button', { name: 'Keep these settings' }).click();
  await expect(host.getByText('Done.', { exact: true })).toBeVisible();
  const third = await newPlayer(browser, 32);
  await third.goto(server.url);
  await third.getByRole('button', { name: 'Play with bots' }).click();
  await expect(third.getByRole('dialog').getByRole('alert')).toContainText('has a password');
  await third.getByLabel('Your name').fill('Trečias');
  await third.getByRole('dialog').getByLabel('Password').fill('labas vakaras');
  await third.getByRole('button', { name: 'Come in' }).click();
  await expect(third.getByText('You are Trečias')).toBeVisible();
  await expect(third.getByRole('dialog')).toHaveCount(0);
});

test('somebody in the hall is asked to a table by name, and comes', async ({ browser }) => {
  const [rasa, jonas] = [await newPlayer(browser, 41), await newPlayer(browser, 42)];
  await enter(rasa, server.url, 'Rasa');
  await enter(jonas, server.url, 'Jonas');
  await rasa.getByRole('button', { name: 'Invite Jonas to a table' }).click();
  await expect(rasa.locator('.table-page')).toBeVisible();
  const asked = jonas.getByRole('dialog');
  await expect(asked).toContainText('Rasa asks you to come to a table.');
  await asked.getByRole('button', { name: 'Come along' }).click();
  await expect(jonas.locator('.table-page')).toBeVisible();
  expect(jonas.url()).toBe(rasa.url());
});

test('four in the hall who want to play are at a table together', async ({ browser }) => {
  const names = ['Vilius', 'Milda', 'Tomas', 'Saule'];
  const pages = await Promise.all(names.map((_, i) => newPlayer(browser, 51 + i)));
  for (const [i, page] of pages.entries()) await enter(page, server.url, names[i]);
  const wish = (page: Page) => page.getByRole('region', { name: 'I want to play' });
  for (const page of pages.slice(0, 3)) await wish(page).getByRole('button').click();
  for (const name of names.slice(0, 3)) await expect(wish(pages[3])).toContainText(name);
  await wish(pages[0]).getByRole('button').click();
  await expect(wish(pages[3])).not.toContainText('Vilius');
  await wish(pages[0]).getByRole('button').click();
  await expect(wish(pages[3])).toContainText('Vilius');
  await wish(pages[3]).getByRole('button').click();
  for (const page of pages) {
    await expect(page.locator('.table-page')).toBeVisible();
    for (const name of names) await expect(page.getByText(name, { exact: true }).first()).toBeVisible();
  }
  expect(new Set(pages.map((page) => page.url())).size).toBe(1);
});

test('the owner names the next evening; everybody reads it, and takes it into a calendar', async ({ browser }) => {
  const host = await owner(browser);
  await host.getByText('The club', { exact: true }).click();
  const evening = new Date(Date.now() + 48 * 3600_000);
  evening.setHours(19, 30, 0, 0);
  const local = new Date(evening.getTime() - evening.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
  await host.getByLabel('Next evening').fill(local);
  await host.getByLabel('What is played').fill('Four tables');
  await host.getByRole('button', { name: 'Keep these settings' }).click();
  const guest = await newPlayer(browser, 43);
  await enter(guest, server.url, 'Ieva');
  const told = guest.locator('.next-night');
  await expect(told).toContainText(/Next evening: .*7:30.*Four tables/);
  const [file] = await Promise.all([
    guest.waitForEvent('download'),
    told.getByRole('button', { name: 'Add to calendar' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('avinas.ics');
  const entry = await readFile((await file.path())!, 'utf8');
  expect(entry).toContain(`DTSTART:${evening.toISOString().replace(/[-:]|\.\d{3}/g, '')}`);
});

/** The games beside Sjavs. */
const kOthers = [
  'Avinas',
  'Einwerfen',
  'Sueca',
  'Owcy Głowa',
  'Klørsjavs',
  'Bavarian Tarock',
  'Six-Bid',
  'Sjavs for three or two',
];

test('a club opens tables for the games that its owner chose, and its first page shows no others', async ({
  browser,
}) => {
  const host = await owner(browser);
  await host.getByText('The club', { exact: true }).click();
  const games = host.getByRole('group', { name: 'Tables are opened for' });
  for (const name of kOthers) await games.getByLabel(name).uncheck();
  await expect(games.getByLabel('Sjavs', { exact: true })).toBeDisabled(); // the last one stays
  await host.getByRole('button', { name: 'Keep these settings' }).click();
  await expect(host.locator('.games')).toHaveCount(0);
  const stranger = await newPlayer(browser, 47);
  await stranger.goto(server.url);
  await expect(stranger.getByText('The national card game of the Faroe Islands')).toBeVisible();
  await stranger.getByRole('button', { name: 'Play with bots' }).click();
  await expect(stranger.locator('.hand button')).toHaveCount(8);
  await expect(stranger.locator('.table-page')).toContainText(/calls|javn|Vit/i);
  for (const name of kOthers) await games.getByLabel(name).check();
  await host.getByRole('button', { name: 'Keep these settings' }).click();
  await expect(host.locator('.games button')).toHaveCount(kOthers.length + 1);
});

test('who was removed stays out for the evening, also after a reload', async ({ browser }) => {
  const host = await owner(browser);
  const guest = await newPlayer(browser, 44);
  await enter(guest, server.url, 'Rude');
  await host.getByRole('button', { name: 'About Rude' }).click();
  await host.getByRole('button', { name: 'Remove', exact: true }).click();
  await host.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(guest.getByRole('alert').first()).toContainText('removed you');
  await guest.reload();
  await expect(guest.getByRole('alert').first()).toContainText('removed you from the club for twelve hours');
  await expect(host.getByText('Rude, guest')).toHaveCount(0);
});

test('a friend who follows the link reads at the door whose table it is', async ({ browser }) => {
  const host = await newPlayer(browser, 45);
  await enter(host, server.url, 'Rasa');
  const link = await openTable(host);
  await expect(host.locator('.player.bottom')).toContainText('Rasa');
  const friend = await newPlayer(browser, 46);
  await friend.goto(link);
  await expect(friend.locator('.door')).toContainText(/Rasa.* invites you to the table .+ and waits there\./);
});

test('a player saves what the club keeps of them, and is forgotten', async ({ browser }) => {
  const host = await owner(browser);
  const player = await newPlayer(browser, 2);
  await enter(player, await invitation(host), 'Bronislava');
  await expect(player.getByText('Bronislava, member').first()).toBeVisible();
  await player.getByText('What the club keeps of me').click();
  const saving = player.waitForEvent('download');
  await player.getByRole('button', { name: 'Save it as a file' }).click();
  const file = await saving;
  const data = JSON.parse(await readFile((await file.path())!, 'utf8'));
  expect(data).toMatchObject({ name: 'Bronislava', role: 'member', matches: [] });
  expect(data.devices).toHaveLength(1);

  await player.getByRole('button', { name: 'Forget me' }).click();
  await player.getByRole('alertdialog').getByRole('button', { name: 'Forget me' }).click();
  for (const again of [false, true]) {
    if (again) await player.reload();
    await expect(player.getByRole('button', { name: 'Play with bots' })).toBeVisible();
    await expect(player.getByText('You are Bronislava')).toHaveCount(0);
    await expect(player.getByText('What the club keeps of me')).toHaveCount(0);
  }
  await host.getByText('Open the audit log').click();
  await expect(host.getByText('Rasa, owner').first()).toBeVisible();
  await expect(host.getByText('Bronislava')).toHaveCount(0);
});

test('a host sees how much is played, by day and by week', async ({ browser }) => {
  const host = await owner(browser);
  await host.getByText('The club', { exact: true }).click();
  await host.getByText('Is the club alive?').click();
  const tables = host.locator('.activity');
  await expect(tables).toHaveCount(2);
  await expect(tables.first().getByRole('row')).toHaveCount(15);
  await expect(tables.last().getByRole('row').nth(1)).toContainText('00');
});
