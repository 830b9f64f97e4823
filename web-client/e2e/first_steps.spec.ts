// First steps, ways back, and what was once in the way.
import { expect } from '@playwright/test';
import { enter, newPlayer, openPanel, openTable, step, withBots, test } from './player';
import { type RunningServer, startServer } from './server';

let server: RunningServer;
test.beforeAll(async () => {
  server = await startServer(['--bot-pace', '0', '--testing', '--deal-seed', '3', '--address-rate', '1000']);
});
test.afterAll(async () => {
  await server.stop();
});

test('from a cold page to cards in two clicks, without a form; the table is private', async ({ browser }) => {
  const page = await newPlayer(browser, 81);
  await page.goto(server.url);
  await expect(page.locator('.fan .card')).toHaveCount(5);
  await expect(page.locator('input[type=password]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Play with bots' }).click();
  await expect(page.locator('.hand button')).toHaveCount(8);
  const other = await newPlayer(browser, 82);
  await enter(other, server.url, 'Ona');
  await expect(other.getByText('No table is open')).toBeVisible();
  await other.goto(page.url());
  await expect(other.getByRole('alert')).toContainText('Nobody may watch');
});

test('who left a game finds the way back on top', async ({ browser }) => {
  const page = await newPlayer(browser, 83);
  await withBots(page, server.url);
  await page.getByRole('button', { name: 'Hall' }).click();
  await page.getByRole('button', { name: 'Back to your game' }).click();
  await expect(page.locator('.hand button').first()).toBeVisible();
  await page.goto(server.url);
  await page.getByRole('button', { name: 'Back to your game' }).click();
  await expect(page.locator('.hand button').first()).toBeVisible();
});

test('a lesson is played through; a wrong card is answered with its reason and rule', async ({ browser }) => {
  const page = await newPlayer(browser, 84);
  await page.goto(`${server.url}/learn`);
  await expect(page.getByRole('heading', { name: /Lesson 1 of 6/ })).toBeVisible();
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.getByRole('button', { name: 'Pass' }).click();
  await expect(page.locator('.lesson-text')).toContainText('Lead the queen of clubs', { timeout: 20_000 });
  await page.locator('[data-card="AH"]').click();
  await expect(page.getByRole('alert')).toContainText('The first lead must be a trump');
  await expect(page.getByRole('alert').getByRole('link', { name: 'Rule R5.1' })).toBeVisible();
  await page.locator('[data-card="7S"]').click();
  await expect(page.getByRole('alert')).toContainText('That is allowed; but try this');
  for (const card of ['QC', '7S', 'JS', '8C']) {
    await page.locator(`[data-card="${card}"]:not([disabled])`).click({ timeout: 20_000 });
    await expect(page.locator(`.hand [data-card="${card}"]`)).toHaveCount(card === '8C' ? 1 : 0, { timeout: 10_000 });
    if (card !== '8C') await expect(page.locator('.lesson-text')).not.toBeEmpty({ timeout: 20_000 });
  }
  await page.getByRole('button', { name: 'Next lesson' }).click();
  await expect(page.getByRole('heading', { name: /Lesson 2 of 6/ })).toBeVisible();
});

test('a hint at a table with bots says what and why', async ({ browser }) => {
  const page = await newPlayer(browser, 85);
  await withBots(page, server.url);
  await page.getByRole('button', { name: 'Hint' }).click({ timeout: 20_000 });
  await expect(page.locator('.hint-text')).toContainText(/A bot would .+: .+\./);
});

test('a code that opens nothing says so before anybody gives a name, and leads home', async ({ browser }) => {
  const page = await newPlayer(browser, 86);
  await page.goto(`${server.url}/t/QQQQ`);
  await expect(page.getByRole('alert')).toContainText('There is no table QQQQ');
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await page.getByRole('button', { name: 'Home' }).click();
  await enter(page, server.url, 'Rasa');
  await page.getByText('Results', { exact: true }).click();
  await expect(page.locator('details.results')).toContainText('No match was finished yet');
});

test('standings are of a month or of a year, and go to paper alone', async ({ browser }) => {
  const page = await newPlayer(browser, 87);
  await enter(page, server.url, 'Rasa');
  await page.getByText('Results', { exact: true }).click();
  const standings = page.locator('.standings');
  await expect(standings).toContainText('Month before');
  await standings.getByRole('button', { name: 'The whole year' }).click();
  const year = new Date().getFullYear();
  await expect(standings).toContainText(`${year}: No match that counts was finished.`);
  await standings.getByRole('button', { name: 'Year before' }).click();
  await expect(standings).toContainText(`${year - 1}: No match`);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
  await expect(standings.getByRole('heading')).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(standings.getByRole('heading')).toBeInViewport();
  await expect(page.getByText('Results', { exact: true })).toBeHidden();
  await expect(standings.getByRole('button', { name: 'Print' })).toBeHidden();

  await page.emulateMedia({ media: 'screen' });
  await standings.getByRole('button', { name: 'Year after' }).click();
  await expect(standings).toContainText(`${year}: No match`);
  await standings.getByRole('button', { name: 'By month' }).click();
  await expect(standings.getByRole('button', { name: 'Month after' })).toBeDisabled();
  await page.getByText('Results', { exact: true }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Results', { exact: true })).toBeVisible();
});

test('a used invitation locks nobody out', async ({ browser }) => {
  const page = await newPlayer(browser, 87);
  await enter(page, `${server.url}/#invitation=never-made`, 'Rasa');
  await expect(page.locator('.banner').or(page.getByRole('alert')).first()).toContainText('This invitation was used');
  await page.reload();
  await page.getByRole('button', { name: 'Play with bots' }).click();
  await expect(page.locator('.hand button').first()).toBeVisible();
});

test('a link is copied where the browser lets us, and offered to be copied where not', async ({ browser }) => {
  const page = await newPlayer(browser, 88);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
    document.execCommand = () => false;
  });
  await enter(page, server.url, 'Rasa');
  await openTable(page);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('copy it with Ctrl+C')).toBeVisible();
  // The whole link is selected in its field.
  const selected = await page.evaluate(() => {
    const field = document.activeElement as HTMLInputElement;
    return field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0);
  });
  expect(selected).toContain('/t/');
});

test('the second tab leaves nothing live in the first, which offers to play here', async ({ browser }) => {
  const first = await newPlayer(browser, 90);
  await withBots(first, server.url);
  const second = await first.context().newPage();
  await second.goto(first.url());
  await expect(second.locator('.hand button').first()).toBeVisible();
  await expect(first.getByText('You opened this table in another window or device')).toBeVisible();
  await expect(first.locator('.hand button')).toHaveCount(0);
  await first.getByRole('button', { name: 'Play here' }).click();
  await expect(first.locator('.hand button').first()).toBeVisible();
  await expect(second.locator('.hand button')).toHaveCount(0);
});

test('what can cost the match asks first, with the way out in focus', async ({ browser }) => {
  for (let seed = 100; seed < 130; seed += 1) {
    const page = await newPlayer(browser, seed);
    await withBots(page, server.url);
    const asked = page.locator('.decision-row button').first();
    await asked.waitFor({ timeout: 3_000 }).catch(() => undefined);
    const over = page.locator('.bids .number.quiet').first();
    if (await over.count()) {
      await over.click();
      await expect(page.getByRole('alertdialog')).toContainText('your side loses the match');
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Cancel');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('alertdialog')).toHaveCount(0);
      return;
    }
    await page.context().close();
  }
  throw new Error('no bidding in thirty deals');
});

test('options open at their top, and everybody at the table can read them; settings are kept', async ({ browser }) => {
  const page = await newPlayer(browser, 92, { viewport: { width: 360, height: 640 } });
  await enter(page, server.url, 'Rasa');
  const link = await openTable(page);
  await page.getByRole('button', { name: 'Options', exact: true }).click();
  expect(await page.locator('dialog[open]').evaluate((d) => d.scrollTop)).toBe(0);
  await page.keyboard.press('Escape');
  const guest = await newPlayer(browser, 93);
  await enter(guest, link, 'Jonas');
  await guest.getByText('Options of this table').click();
  await expect(guest.getByText('loses the match')).toBeVisible();
  await openPanel(guest, 'Menu');
  await guest.getByText('Settings', { exact: true }).click();
  await guest.getByLabel('Single-key shortcuts').uncheck();
  await guest.reload();
  await openPanel(guest, 'Menu');
  await guest.getByText('Settings', { exact: true }).click();
  await expect(guest.getByLabel('Single-key shortcuts')).not.toBeChecked();
});

test('the host chooses how well each bot plays, at any time, and everybody sees it', async ({ browser }) => {
  const thinking = await startServer(['--bot-pace', '20', '--bot-threads', '1']);
  const page = await newPlayer(browser, 94);
  await withBots(page, thinking.url);
  await expect(page.locator('.player.top').getByRole('img', { name: 'bot, skilled' })).toBeVisible();
  await openPanel(page, 'Menu');
  await page.getByText('Who may come').click();
  await page.getByLabel('Bot Ana plays as').selectOption('a master');
  await page.keyboard.press('Escape');
  await expect(page.locator('.player.top').getByRole('img', { name: 'bot, master' })).toBeVisible();
  // It plays on, and thinks about it; a hand may be over after a trick.
  for (let turn = 0; turn < 400; turn += 1) {
    if ((await step(page)) === 'hand over') break;
  }
  const metrics = await (await fetch(`${thinking.url}/metrics`)).text();
  expect(Number(/^avinas_thoughts_total (\d+)/m.exec(metrics)?.[1])).toBeGreaterThan(0);
  await thinking.stop();
});
