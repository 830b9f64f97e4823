// Games in which a soloist plays against two, from the first page to the end of a hand.
import { expect, type Page } from '@playwright/test';
import { enter, giveUp, lookAway, newPlayer, nextHand, openPanel, openTable, playHand, test, playOn } from './player';
import { type RunningServer, startServer } from './server';

let server: RunningServer;
test.beforeAll(async () => {
  server = await startServer(['--bot-pace', '0', '--testing', '--deal-seed', '3', '--address-rate', '1000']);
});
test.afterAll(async () => {
  await server.stop();
});

/** Plays on until the stock may be taken, and takes it. */
async function takeTheStock(page: Page): Promise<void> {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const stock = button('Take the stock');
  for (let turn = 0; turn < 3_000; turn += 1) {
    // A button may go with the answer to the click before; then the next look decides.
    for (const wanted of [stock, button('Bid play'), button('Pass')]) {
      if (await wanted.count()) await wanted.click({ timeout: 1000 }).catch(() => undefined);
    }
    if ((await page.locator('.hand button').count()) === 14) return;
    if (await stock.count()) continue;
    await playOn(page);
  }
  throw new Error('nobody leaves the stock to this player');
}

test('a stranger chooses Bavarian Tarock, takes the stock, lays three cards away, and plays for the pot', async ({
  browser,
}) => {
  test.setTimeout(300_000);
  const page = await newPlayer(browser, 213);
  await page.goto(server.url);
  await page.getByRole('button', { name: /^Bavarian Tarock/ }).click();
  await expect(page.getByText('A Bavarian game for three')).toBeVisible();
  await page.getByRole('button', { name: 'Play with bots' }).click();
  await expect(page.locator('.hand button')).toHaveCount(11);
  await takeTheStock(page);
  const cards = page.locator('.hand button');
  await expect(cards).toHaveCount(14);
  const lay = page.getByRole('button', { name: 'Lay away' });
  for (let i = 10; i < 14; i += 1) {
    await cards.nth(i).click({ position: { x: 12, y: 24 } }); // of four the first goes
    await expect(page.locator('.hand button[aria-pressed=true]')).toHaveCount(Math.min(i - 9, 3));
  }
  const names = await page
    .locator('.hand button[aria-pressed=true]')
    .evaluateAll((all) => all.map((card) => card.getAttribute('aria-label')!));
  await lay.click();
  await page.locator('.suits .suit').first().click();
  await expect(cards).toHaveCount(11);
  await expect(page.locator('.stake')).toContainText('with the stock for 61 points, trumps are clubs');
  for (const name of names) await expect(page.locator('.stake')).toContainText(name);
  await lookAway(page);
  expect(await playHand([page])).toBe('hand over');
  await expect(page.locator('.hand-end h2')).toContainText(/units?\./);
  await expect(page.locator('.hand-end .aside')).toContainText('Laid away: ');
  for (const name of names) await expect(page.locator('.hand-end .aside')).toContainText(name);
  await expect(page.locator('.deal-check summary')).toContainText('checks out');
  await expect(await openPanel(page, 'Sheet')).toContainText('Pot');
  await page.goto(`${server.url}/rules/tarock#T4.4`);
  await expect(page.locator('[id="T4.4"]')).toBeFocused();
});

/** Bids as high as may be, until this player is soloist of a call solo and has named a suit. */
async function callSolo(page: Page): Promise<void> {
  for (let turn = 0; turn < 3_000; turn += 1) {
    if ((await page.locator('[data-ask]').count()) > 0) return;
    await playOn(page);
  }
  throw new Error('this player never plays a call solo');
}

/** Calls for a card; one that lies in the blind is given by nobody, and the next hand has another. */
async function callForACard(page: Page): Promise<void> {
  for (let tries = 0; tries < 20; tries += 1) {
    await callSolo(page);
    await expect(page.locator('[data-ask]')).toHaveCount(25);
    await page.locator('[data-ask]').nth(tries).click();
    await expect(page.locator('[data-ask]')).toHaveCount(0);
    if (await page.getByRole('button', { name: 'Give this card' }).count()) return;
    expect(await playHand([page])).toBe('hand over');
    await nextHand([page]);
  }
  throw new Error('every card lies in the blind');
}

test('a stranger chooses Six-Bid, plays a call solo, calls for a card that another holds, and gives one for it', async ({
  browser,
}) => {
  test.setTimeout(300_000);
  const page = await newPlayer(browser, 214);
  await page.goto(server.url);
  await page.getByRole('button', { name: /^Six-Bid/ }).click();
  await expect(page.getByText('An American game for three')).toBeVisible();
  await page.getByRole('button', { name: 'Play with bots' }).click();
  const cards = page.locator('.hand button');
  await expect(cards).toHaveCount(11);
  await callForACard(page);
  await expect(cards).toHaveCount(12);
  await expect(page.locator('.stake')).toContainText(/The .* came from/);
  const give = page.getByRole('button', { name: 'Give this card' });
  await expect(give).toBeDisabled();
  // The called card stays: of the two lowest one at least is another.
  for (const place of [11, 10]) {
    if ((await give.count()) === 0) break;
    await cards.nth(place).click({ position: { x: 12, y: 24 } });
    await give.click();
    await page.waitForFunction(
      () => document.querySelector('.error') || document.querySelectorAll('.hand button').length === 11,
    );
  }
  await expect(cards).toHaveCount(11);
  await expect(page.locator('.stake')).toContainText('The card given for it:');
  expect(await playHand([page])).toBe('hand over');
  await expect(page.locator('.hand-end h2')).toContainText(/units?\./, { timeout: 40_000 });
  await expect(page.locator('.hand-end .aside')).toContainText('The blind: ');
  await expect(page.locator('.deal-check summary')).toContainText('checks out');
  await expect(await openPanel(page, 'Sheet')).toContainText('Account');
  await page.goto(`${server.url}/rules/sixbid#L5.2`);
  await expect(page.locator('[id="L5.2"]')).toBeFocused();
});

test('a stranger plays Sjavs with two bots, and may lay a card away for one of the skat', async ({ browser }) => {
  test.setTimeout(300_000);
  const page = await newPlayer(browser, 230, { settings: { game: 'sjavsalone' } });
  await page.goto(server.url);
  await page.getByRole('button', { name: 'Play with bots' }).click();
  const cards = page.locator('.hand button');
  await expect(cards).toHaveCount(10);
  await expect(page.locator('.player')).toHaveCount(3);
  const keep = page.getByRole('button', { name: 'Keep the hand' });
  for (let turn = 0; turn < 3_000 && !(await keep.count()); turn += 1) {
    // It may come between the look above and this one, and is left alone there too.
    await playOn(page, 'Keep the hand');
  }
  const lay = page.getByRole('button', { name: 'Lay away' });
  await expect(lay).toBeDisabled();
  const away = await cards.nth(9).getAttribute('aria-label');
  await cards.nth(9).click({ position: { x: 12, y: 24 } });
  await lay.click();
  await expect(page.locator('.stake')).toContainText(`You laid away ${away}.`);
  await lookAway(page);
  await playHand([page]);
  await expect(page.locator('.hand-end')).toContainText('come');
  await expect(page.locator('.hand-end')).toContainText(`Laid away: ${away}`);
});

test('two play with rows before them: a card turned is played from the hand, and a watcher sees both rows', async ({
  browser,
}) => {
  test.setTimeout(300_000);
  const host = await newPlayer(browser, 231, { settings: { game: 'sjavsalone' } });
  await enter(host, server.url, 'Ola');
  const link = await openTable(host, 'open');
  await openPanel(host, 'Menu');
  await host.getByRole('button', { name: 'Options' }).click();
  await host.getByLabel('Form').selectOption('two');
  await host.getByRole('button', { name: 'Set the options' }).click();
  await expect(host.locator('.player')).toHaveCount(2);
  await host.getByRole('button', { name: 'Fill empty seats with bots' }).click();
  await host.getByRole('button', { name: 'Start the match' }).click();
  await expect(host.locator('.hand button')).toHaveCount(12);
  await expect(host.locator('.hand button.upon')).toHaveCount(4);
  const row = host.locator('.player.top .row-before');
  await expect(row.locator('.upon')).toHaveCount(4);
  await expect(row).toHaveAttribute('aria-label', /^Before North lie .* upon a card face down/);
  const watcher = await newPlayer(browser, 232, { viewport: { width: 360, height: 640 } });
  await enter(watcher, link, 'Kibitz');
  await expect(watcher.locator('.row-before')).toHaveCount(2);
  for (const size of [
    { width: 360, height: 640 },
    { width: 740, height: 360 },
    { width: 1280, height: 720 },
  ]) {
    await host.setViewportSize(size);
    await expect(row).toBeInViewport({ ratio: 1 });
    await expect(host.locator('.hand')).toBeInViewport({ ratio: 1 });
    expect(await host.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  }
  // With each up-card that was played the card beneath is turned.
  const upon = host.locator('.hand button.upon');
  for (let turn = 0; turn < 3_000 && (await upon.count()) > 2; turn += 1) {
    await playOn(host);
  }
  await expect(host.locator('.hand button.shown-card').first()).toBeVisible();
  await lookAway(host);
  await playHand([host]);
  await expect(host.locator('.hand-end .open-hands .named-card')).toHaveCount(32);
  // Sixteen cards of a hand are all in sight in the replay on a phone.
  await giveUp(host);
  await host.getByRole('link', { name: 'Replay the match' }).click();
  await host.setViewportSize({ width: 360, height: 640 });
  const open = host.locator('.open-felt .cards .named-card');
  await expect(open).toHaveCount(24); // nobody knew those face down
  await host.getByRole('button', { name: 'Result' }).click();
  await expect(open).toHaveCount(32);
  for (const card of [open.first(), open.nth(15), open.nth(16), open.last()]) {
    await expect(card).toBeInViewport({ ratio: 0.9 });
  }
});
