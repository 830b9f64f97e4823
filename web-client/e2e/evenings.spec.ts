// A club evening by its pages: opened, played at two tables with the same cards, told and looked at again.
import { expect, type Page } from '@playwright/test';
import { enter, newPlayer, nextHand, playHand, test } from './player';
import { type RunningServer, startServer } from './server';

let server: RunningServer;
test.beforeAll(async () => {
  server = await startServer(['--bot-pace', '0', '--testing', '--address-rate', '1000', '--request-rate', '1000']);
});
test.afterAll(async () => {
  await server.stop();
});

const evening = (page: Page) => page.locator('details.evenings');

async function comeToEvening(page: Page, name: string): Promise<void> {
  await enter(page, server.url, name);
  await evening(page).locator('summary').first().click();
}

test('four pairs play the same cards at two tables; until both are done nothing is told', async ({ browser }) => {
  test.setTimeout(180_000);
  const names = ['Rasa', 'Ona', 'Jonas', 'Petras'];
  const pages: Page[] = [];
  for (const [i] of names.entries()) pages.push(await newPlayer(browser, 300 + i, { unseen: true }));
  const [host] = pages;
  await comeToEvening(host, 'Rasa');
  await host.getByText('A new evening').click();
  await host.getByLabel('Name of the evening').fill('Thursday');
  await evening(host).getByLabel('Game').selectOption('Sueca');
  await host.getByLabel('Rounds').selectOption('1');
  await host.getByLabel(/Hands of a round/).selectOption('2');
  await host.getByRole('button', { name: 'Open the evening' }).click();
  await expect(host.getByRole('heading', { name: 'Thursday · Sueca' })).toBeVisible();
  await host.getByRole('button', { name: 'Come in as a new pair' }).click();
  await host.getByRole('button', { name: 'Begin round 1' }).click();
  await expect(evening(host).getByRole('alert')).toContainText('A round needs two pairs');
  for (const page of pages.slice(1)) {
    await comeToEvening(page, names[pages.indexOf(page)]);
    await page.getByRole('button', { name: 'Look at Thursday' }).click();
    await page.getByRole('button', { name: 'Come in as a new pair' }).click();
  }
  await expect(evening(host).getByRole('row')).toHaveCount(5);
  await host.getByRole('button', { name: 'Begin round 1' }).click();
  for (const page of pages) await page.getByRole('button', { name: 'Go to your table' }).click();
  const codes = pages.map((page) => page.url());
  expect(new Set(codes).size).toBe(2);
  const table = pages.filter((page) => page.url() === codes[0]);
  const other = pages.filter((page) => page.url() !== codes[0]);

  await playHand(table);
  await nextHand(table);
  await playHand(table);
  const first = pages[0];
  await first.getByRole('button', { name: 'To the evening' }).click();
  await expect(evening(first)).toContainText('Round 1 of 1 is being played.');
  await expect(evening(first)).toContainText('2 of 2 over');
  await expect(evening(first)).toContainText('0 of 2 over');
  await expect(evening(first).getByRole('link')).toHaveCount(0);

  await playHand(other);
  await nextHand(other);
  await playHand(other);
  await expect(evening(first)).toContainText('The evening is over.');
  await expect(evening(first).getByRole('cell', { name: / %$/ })).toHaveCount(4);
  await expect(evening(first).getByRole('link', { name: /^Hand 2: / })).toHaveCount(2);
  await evening(first)
    .getByRole('link', { name: /^Hand 2: / })
    .first()
    .click();
  await expect(first.locator('.replay')).toBeVisible();
});
