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

test('four pairs play the same cards at two tables; of a hand nothing is told until both have played it', async ({
  browser,
}) => {
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
  const tooFew = evening(host).getByText('Fewer than four pairs play at one table only');
  await expect(tooFew).toBeVisible();
  await host.getByRole('button', { name: 'Begin round 1' }).click();
  await expect(evening(host).getByRole('alert')).toContainText('A round needs two pairs');
  const link = await host.getByLabel('Link to this evening').inputValue();
  for (const page of pages.slice(1)) {
    const name = names[pages.indexOf(page)];
    if (name === 'Ona') {
      // By its link, as somebody whom the club does not know yet.
      await page.goto(link);
      await expect(page.getByText('You are invited to a club evening')).toBeVisible();
      await page.getByLabel('Your name').fill(name);
      await page.getByRole('button', { name: 'Come in', exact: true }).click();
      await expect(page.getByRole('heading', { name: 'Thursday · Sueca' })).toBeFocused();
    } else {
      await comeToEvening(page, name);
      await page.getByRole('button', { name: 'Look at Thursday' }).click();
    }
    await page.getByRole('button', { name: 'Come in as a new pair' }).click();
  }
  await expect(evening(host).getByRole('row')).toHaveCount(5);
  await expect(tooFew).toHaveCount(0);
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
  await expect(first.getByRole('button', { name: 'Back to your game' })).toHaveCount(0);
  await expect(evening(first)).toContainText('Round 1 of 1 is being played.');
  await expect(evening(first)).toContainText('2 of 2 over');
  await expect(evening(first)).toContainText('0 of 2 over');
  await expect(evening(first).getByRole('link')).toHaveCount(0);

  await expect(evening(first).locator('.meetings')).not.toContainText('Hand 1:');
  await playHand(other);
  // The first hand is over at both: its scores are told, its cards are not, nor is the second hand.
  await expect(evening(first).locator('.meetings span', { hasText: 'Hand 1: ' })).toHaveCount(2);
  await expect(evening(first).locator('.meetings')).not.toContainText('Hand 2:');
  await expect(evening(first).getByRole('link')).toHaveCount(0);
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

  // Beside each other: the same hand, as both tables played it.
  await first.goBack();
  await first.getByRole('combobox', { name: 'Hand', exact: true }).selectOption('2');
  await first.getByRole('link', { name: 'Look at both' }).click();
  const dealt: string[] = [];
  for (const table of ['Table 1', 'Table 2']) {
    const replay = first.frameLocator(`iframe[title="${table}"]`);
    await expect(replay.getByRole('heading', { name: 'Hand 2 of 2' })).toBeVisible();
    const cards = replay.locator('.open-hands .cards > *');
    await expect(cards).toHaveCount(40);
    dealt.push((await cards.allTextContents()).join());
  }
  expect(dealt[0]).toBe(dealt[1]);
});

test('an evening that was left stays left, its link leads to it in an open tab too, and a wrong one says so', async ({
  browser,
}) => {
  const page = await newPlayer(browser, 320, { unseen: true });
  await comeToEvening(page, 'Ieva');
  await page.getByText('A new evening').click();
  await page.getByLabel('Name of the evening').fill('Friday');
  await page.getByRole('button', { name: 'Open the evening' }).click();
  const head = page.getByRole('heading', { name: /^Friday · / });
  await expect(head).toBeVisible();
  const link = await page.getByLabel('Link to this evening').inputValue();
  await page.getByRole('button', { name: 'All evenings' }).click();
  await expect(page.locator('.evenings summary').first()).toBeFocused();
  await page.getByRole('button', { name: 'Play with bots' }).click();
  await expect(page.locator('.hand button').first()).toBeVisible();
  await page.goBack();
  await expect(page.locator('.evenings')).toBeVisible();
  await expect(head).toHaveCount(0);
  expect(new URL(page.url()).hash).toBe('');

  await page.evaluate((to) => (location.href = to), link);
  await expect(head).toBeFocused();
  await page.reload();
  await expect(head).toBeVisible();
  await page.evaluate(() => (location.hash = '#evening=NOSUCH1'));
  await expect(page.getByRole('alert')).toContainText('There is no such evening');
  await expect.poll(() => new URL(page.url()).hash).not.toContain('NOSUCH1');
});
