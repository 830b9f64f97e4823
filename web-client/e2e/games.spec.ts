// The other games, from the first page to the end of a match.
import { expect, type Page } from '@playwright/test';
import { enter, lookAway, newPlayer, nextHand, openPanel, openTable, playHand, step, test, playOn } from './player';
import { type RunningServer, startServer } from './server';

let server: RunningServer;
test.beforeAll(async () => {
  server = await startServer(['--bot-pace', '0', '--testing', '--deal-seed', '3', '--address-rate', '1000']);
});
test.afterAll(async () => {
  await server.stop();
});

test('a stranger chooses Sjavs and is in cards after two clicks; the end of a hand says why, with its rule', async ({
  browser,
}) => {
  const page = await newPlayer(browser, 91);
  await page.goto(server.url);
  await page.getByRole('button', { name: /^Sjavs Faroe/ }).click();
  await expect(page.getByText('The national card game of the Faroe Islands')).toBeVisible();
  await page.getByRole('button', { name: 'Play with bots' }).click();
  await expect(page.locator('.hand button')).toHaveCount(8);
  await lookAway(page);
  expect(await playHand([page])).toBe('hand over');
  await expect(page.locator('.hand-end h2')).toContainText(/win the hand and come down by \d+|nobody comes down/);
  const sheet = await openPanel(page, 'Sheet');
  await expect(sheet).toContainText('24');
  const rule = page.locator('.hand-end a.rule').first();
  await expect(rule).toHaveAttribute('href', '/rules/sjavs#S5.2');
  await page.goto(`${server.url}/rules/sjavs#S5.2`);
  await expect(page.locator('[id="S5.2"]')).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Sjavs: The rules' })).toBeVisible();
});

async function playMatch(page: Page): Promise<void> {
  for (let turn = 0; turn < 6_000; turn += 1) {
    const did = await step(page);
    if (did === 'match over') return;
    if (did === 'hand over')
      await page
        .getByRole('button', { name: 'Next hand' })
        .click({ timeout: 1000 })
        .catch(() => undefined);
  }
  throw new Error('the match does not end');
}

test('a match of Sjavs is played to its end, replayed, and counted by itself', async ({ browser }) => {
  test.setTimeout(300_000); // as many hands as the cards make
  const page = await newPlayer(browser, 92, { settings: { game: 'sjavs' }, unseen: true });
  await enter(page, server.url, 'Rasa');
  await page.getByRole('button', { name: 'Play with bots' }).click();
  await expect(page.locator('.hand button')).toHaveCount(8);
  await playMatch(page);
  await expect(page.locator('.match-end h2')).toContainText('have won the match');
  await page.getByRole('link', { name: 'Replay the match' }).click();
  await page.getByRole('button', { name: 'Result' }).click();
  await expect(page.locator('section.replay-notes')).toContainText('Left to come down');
  await page.goto(server.url);
  await page.getByText('Results', { exact: true }).click();
  await expect(page.locator('.results .matches li')).toHaveCount(1);
  await expect(page.locator('.results')).toContainText('Crosses made');
  await page.locator('.results').getByLabel('Game').selectOption('Avinas');
  await expect(page.locator('.results')).toContainText('No match was finished yet');
});

test('Sjavs is played by the command line, and what one may call is told', async ({ browser }) => {
  const page = await newPlayer(browser, 93, { settings: { game: 'sjavs' } });
  await page.goto(server.url);
  await page.getByRole('button', { name: 'Play with bots' }).click();
  const calls = page.locator('.choices-on-felt, .decision-row .primary');
  await expect(calls.first()).toBeVisible();
  await page.keyboard.press('b');
  await expect(page.locator('#aloud')).toContainText(/trumps, from 5 to 8|bids|passes|says/);
  const say = async (line: string) => {
    await page.locator('#command').fill(line);
    await page.locator('#command').press('Enter');
  };
  // The calls of the bots decide whether the length can be bettered.
  if (await page.locator('.bids .better').count()) {
    await say('better');
    await expect(page.locator('.table-page')).toContainText(/[5-8],? better/);
  }
  await say('better');
  await expect(page.locator('#aloud')).toContainText('There is no length to better now.');
});

test('a lesson of Sjavs is learnt from the first page: a call, the trumps, a card that would cost', async ({
  browser,
}) => {
  const page = await newPlayer(browser, 94, { settings: { game: 'sjavs' } });
  await page.goto(server.url);
  await page.getByRole('link', { name: 'Learn in five minutes' }).click();
  await expect(page.getByRole('heading', { name: /Lesson 1 of 4: Calls and trumps/ })).toBeVisible();
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(page.locator('.lesson-text')).toContainText('With hearts you have six trumps: call 6.');
  await page.getByRole('button', { name: 'Bid 6' }).click();
  await expect(page.locator('.lesson-text')).toContainText('name hearts', { timeout: 20_000 });
  await page
    .locator('.choices-on-felt, .decision-row')
    .getByRole('button', { name: /hearts/ })
    .first()
    .click();
  await expect(page.locator('.lesson-text')).toContainText('highest of all', { timeout: 20_000 });
  await page.locator('[data-card="KS"]').click();
  await expect(page.getByRole('alert')).toContainText('costs 2 points on the sheet');
  await page.locator('[data-card="QC"]').click();
  await expect(page.locator('.lesson-text')).toContainText('Draw on with a low trump', { timeout: 20_000 });
  await page.goto(`${server.url}/learn/sjavs#4`);
  await expect(page.getByRole('heading', { name: /Lesson 4 of 4: Against the declarer/ })).toBeVisible();
  await expect(page.getByRole('link', { name: 'The rules' })).toHaveAttribute('href', '/rules/sjavs');
});

test('a hint of Sjavs says what and why, by its suits and cards', async ({ browser }) => {
  const page = await newPlayer(browser, 95, { settings: { game: 'sjavs' }, unseen: true });
  await page.goto(server.url);
  await page.getByRole('button', { name: 'Play with bots' }).click();
  await expect(page.locator('.hand button')).toHaveCount(8);
  const reasons = new Set<string>();
  for (let turn = 0; turn < 1_000 && reasons.size < 3; turn += 1) {
    const hint = page.getByRole('button', { name: 'Hint' });
    if (await hint.isVisible().catch(() => false)) {
      await hint.click({ timeout: 1000 }).catch(() => undefined);
      // The turn may be over before the hint is there.
      const said = await page
        .locator('.hint-text')
        .textContent({ timeout: 3000 })
        .catch(() => null);
      if (said) expect(said).toMatch(/A bot would .+: .+\./);
      if (said && !/does best|no other choice/.test(said)) reasons.add(said.replace(/^[^:]*: /, ''));
    }
    await playOn(page);
  }
  expect(reasons.size).toBe(3);
});

test('a stranger chooses Einwerfen: the turned card, the sheet, the reason of a hand, and its rules', async ({
  browser,
}) => {
  const page = await newPlayer(browser, 96);
  await page.goto(server.url);
  await page.getByRole('button', { name: /^Einwerfen/ }).click();
  await expect(page.getByText('The old German game of plain tricks')).toBeVisible();
  await page.getByRole('button', { name: 'Play with bots' }).click();
  await expect(page.locator('.hand button')).toHaveCount(8);
  // It lies with the dealer, or is marked in one's own hand.
  await expect(page.locator('ul.shown li, .hand .shown-card')).toHaveCount(1);
  await expect(page.locator('.stake-bar')).toContainText(/Trumps are (clubs|spades|hearts|diamonds)/);
  await lookAway(page);
  expect(await playHand([page])).toBe('hand over');
  await expect(page.locator('.hand-end h2')).toContainText(/win the hand: \d games?|nobody wins/);
  await expect(await openPanel(page, 'Sheet')).toContainText('Games');
  await expect(page.locator('.hand-end a.rule').first()).toHaveAttribute('href', '/rules/einwerfen#E4.1');
  await page.goto(`${server.url}/rules/einwerfen#E4.1`);
  await expect(page.locator('[id="E4.1"]')).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Einwerfen: The rules' })).toBeVisible();
});

test('a match of Einwerfen is played to its end, replayed, and counted by itself', async ({ browser }) => {
  test.setTimeout(300_000); // as many hands as the cards make
  const page = await newPlayer(browser, 97, { settings: { game: 'einwerfen' }, unseen: true });
  await enter(page, server.url, 'Ona');
  await page.getByRole('button', { name: 'Play with bots' }).click();
  await expect(page.locator('.hand button')).toHaveCount(8);
  await playMatch(page);
  await expect(page.locator('.match-end h2')).toContainText('have won the match by');
  await page.getByRole('link', { name: 'Replay the match' }).click();
  await page.getByRole('button', { name: 'Result' }).click();
  await expect(page.locator('section.replay-notes')).toContainText('ties that wait');
  await page.goto(server.url);
  await page.getByText('Results', { exact: true }).click();
  await expect(page.locator('.results .matches li')).toHaveCount(1);
  await expect(page.locator('.results')).toContainText('Games, own to theirs');
});

test('a stranger chooses Sueca: ten cards, play to the right, the sheet, the reason of a hand, and its rules', async ({
  browser,
}) => {
  const page = await newPlayer(browser, 98);
  await page.goto(server.url);
  await page.getByRole('button', { name: /^Sueca/ }).click();
  await expect(page.getByText('The Portuguese game of plain tricks')).toBeVisible();
  await page.getByRole('button', { name: 'Play with bots' }).click();
  await expect(page.locator('.hand button')).toHaveCount(10);
  await expect(page.locator('ul.shown li, .hand .shown-card')).toHaveCount(1);
  await expect(page.locator('.stake-bar')).toContainText(/Trumps are (clubs|spades|hearts|diamonds)/);
  await lookAway(page);
  expect(await playHand([page])).toBe('hand over');
  await expect(page.locator('.hand-end h2')).toContainText(/win the hand: \d games?|nobody wins/);
  await expect(page.locator('.deal-check summary')).toContainText('checks out');
  await expect(await openPanel(page, 'Sheet')).toContainText('Games');
  await expect(page.locator('.hand-end a.rule').first()).toHaveAttribute('href', /rules\/sueca#U4\.[12]/);
  await page.goto(`${server.url}/rules/sueca#U4.1`);
  await expect(page.locator('[id="U4.1"]')).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Sueca: The rules' })).toBeVisible();
});

test('a match of Sueca is played to its end, replayed, and counted by itself', async ({ browser }) => {
  test.setTimeout(300_000);
  const page = await newPlayer(browser, 99, { settings: { game: 'sueca' }, unseen: true });
  await enter(page, server.url, 'Ona');
  await page.getByRole('button', { name: 'Play with bots' }).click();
  await expect(page.locator('.hand button')).toHaveCount(10);
  await playMatch(page);
  await expect(page.locator('.match-end h2')).toContainText('have won the match');
  await page.getByRole('link', { name: 'Replay the match' }).click();
  await page.getByRole('button', { name: 'Result' }).click();
  await expect(page.locator('section.replay-notes')).toContainText('games that wait');
  await expect(page.locator('.deal-check summary')).toContainText('checks out');
  await page.goto(server.url);
  await page.getByText('Results', { exact: true }).click();
  await expect(page.locator('.results .matches li')).toHaveCount(1);
  await expect(page.locator('.results')).toContainText('Gatos made and suffered');
});

test('a stranger chooses Owcy Głowa: three chairs, a bid before a card, the strokes, the reason of a hand, and its rules', async ({
  browser,
}) => {
  const page = await newPlayer(browser, 196);
  await page.goto(server.url);
  await page.getByRole('button', { name: /^Owcy Głowa/ }).click();
  await expect(page.getByText('A Polish game for three')).toBeVisible();
  await page.getByRole('button', { name: 'Play with bots' }).click();
  await expect(page.locator('.hand button')).toHaveCount(8);
  await expect(page.locator('.player')).toHaveCount(3);
  await expect(page.locator('.decision-row')).toContainText('You may bid before your card.', { timeout: 20_000 });
  await page.getByRole('button', { name: 'Bid 41–80' }).click();
  await expect(page.locator('.bids .number')).toHaveCount(0);
  await lookAway(page);
  expect(await playHand([page])).toBe('hand over');
  await expect(page.locator('.hand-end h2')).toContainText(/wins? \d points?/);
  await expect(page.locator('.hand-end .reason')).toContainText(/You bid 41–80 and took \d+: (hit|missed)\./);
  await expect(page.locator('.hand-end .open-hands > li')).toHaveCount(3);
  await expect(page.locator('.deal-check summary')).toContainText('checks out');
  await expect(await openPanel(page, 'Sheet')).toContainText('Strokes');
  await expect(page.locator('.hand-end a.rule').first()).toHaveAttribute('href', '/rules/owcyglowa#O6.1');
  await page.goto(`${server.url}/rules/owcyglowa#O6.1`);
  await expect(page.locator('[id="O6.1"]')).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Owcy Głowa: The rules' })).toBeVisible();
});

test('a match of Owcy Głowa is played to its end, replayed, and counted by itself', async ({ browser }) => {
  test.setTimeout(300_000);
  const page = await newPlayer(browser, 197, { settings: { game: 'owcyglowa' }, unseen: true });
  await enter(page, server.url, 'Ona');
  await page.getByRole('button', { name: 'Play with bots' }).click();
  await expect(page.locator('.hand button')).toHaveCount(8);
  await playMatch(page);
  await expect(page.locator('.match-end h2')).toContainText(/ha(s|ve) won the match/);
  await page.getByRole('link', { name: 'Replay the match' }).click();
  await page.getByRole('button', { name: 'Result' }).click();
  await expect(page.locator('section.replay-notes')).toContainText('Game points');
  await expect(page.locator('.deal-check summary')).toContainText('checks out');
  await page.goto(server.url);
  await page.getByText('Results', { exact: true }).click();
  await expect(page.locator('.results .matches li')).toHaveCount(1);
  await expect(page.locator('.results')).toContainText('Game points, own to the others');
});

test('three friends sit at a table of Owcy Głowa, a fourth watches, and each sees the others where they sit', async ({
  browser,
}) => {
  test.setTimeout(300_000);
  const pages = [];
  for (const seed of [201, 202, 203, 204])
    pages.push(await newPlayer(browser, seed, { settings: { game: 'owcyglowa' }, unseen: true }));
  const [host, east, south, fourth] = pages;
  await enter(host, server.url, 'Jan');
  const link = await openTable(host);
  for (const [page, name] of [
    [east, 'Ewa'],
    [south, 'Ola'],
    [fourth, 'Leo'],
  ] as const)
    await enter(page, link, name);
  const seats = ['East', 'North'];
  for (const page of [east, south]) {
    const seat = seats.shift()!;
    await page.getByRole('button', { name: new RegExp(`Sit .*${seat}`, 'i') }).click();
  }
  await expect(fourth.locator('.player')).toHaveCount(3);
  await expect(fourth.getByRole('button', { name: /^Sit/ })).toHaveCount(0);
  await host.getByRole('button', { name: 'Start' }).click();
  expect(await playHand([host, east, south])).toBe('hand over');
  for (const page of [host, east, south]) await expect(page.locator('.hand-end .open-hands > li')).toHaveCount(3);
});

/** A bid of one's own, and the moment in which the cat may be taken. */
async function bidAGame(page: Page): Promise<void> {
  for (let hand = 0; hand < 20; hand += 1) {
    await expect(page.locator('.bids .number, .decision-row .next').first()).toBeVisible({ timeout: 20_000 });
    if (await page.locator('.bids .number').count()) return page.locator('.bids .number').first().click();
    // Another plays: to the next hand.
    await playHand([page]);
    await nextHand([page]);
  }
  throw new Error('no bid in twenty hands');
}

test('a stranger chooses Klørsjavs, lays two cards away for the cat, and sees at the end what lay where', async ({
  browser,
}) => {
  test.setTimeout(300_000);
  const page = await newPlayer(browser, 211);
  await page.goto(server.url);
  await page.getByRole('button', { name: /^Klørsjavs/ }).click();
  await expect(page.getByText('A Danish game for three or four')).toBeVisible();
  await page.getByRole('button', { name: 'Play with bots' }).click();
  await expect(page.locator('.hand button')).toHaveCount(6);
  await bidAGame(page);
  const lay = page.getByRole('button', { name: 'Lay away' });
  await expect(lay).toBeDisabled();
  const cards = page.locator('.hand button');
  const names = await cards.evaluateAll((all) => all.map((card) => card.getAttribute('aria-label')!));
  await cards.nth(0).click();
  await cards.nth(1).click();
  await cards.nth(2).click(); // the first goes
  await expect(page.locator('.hand button[aria-pressed=true]')).toHaveCount(2);
  await lay.click();
  await expect(page.locator('.hand button')).toHaveCount(6);
  await expect(page.locator('.stake')).toContainText(/You laid away .* and /);
  await expect(page.locator('.stake')).toContainText(names[1]);
  await lookAway(page);
  expect(await playHand([page])).toBe('hand over');
  await expect(page.locator('.hand-end h2')).toContainText(/loses? \d+ øre/);
  await expect(page.locator('.hand-end .open-hands > li')).toHaveCount(3);
  await expect(page.locator('.hand-end .aside')).toContainText('Laid away: ');
  await expect(page.locator('.hand-end .aside')).toContainText(names[1]);
  await expect(page.locator('.deal-check summary')).toContainText('checks out');
  await expect(await openPanel(page, 'Sheet')).toContainText('Øre left');
  await page.goto(`${server.url}/rules/klorsjavs#K4.1`);
  await expect(page.locator('[id="K4.1"]')).toBeFocused();
});

test('a host makes a table of Klørsjavs one for four, and back for three, and Auction Sjavs is played at it', async ({
  browser,
}) => {
  test.setTimeout(300_000);
  const host = await newPlayer(browser, 212, { settings: { game: 'klorsjavs' } });
  await enter(host, server.url, 'Ib');
  await openTable(host);
  await expect(host.locator('.player')).toHaveCount(3);
  const choose = async (form: string) => {
    await openPanel(host, 'Menu');
    await host.getByRole('button', { name: 'Options' }).click();
    await host.getByLabel('Form').selectOption(form);
    await host.getByRole('button', { name: 'Set the options' }).click();
  };
  await choose('four');
  await expect(host.locator('.player')).toHaveCount(4);
  await choose('auction');
  await expect(host.locator('.player')).toHaveCount(3);
  await host.getByRole('button', { name: 'Fill empty seats with bots' }).click();
  await host.getByRole('button', { name: 'Start' }).click();
  await expect(host.locator('.hand button')).toHaveCount(6);
  expect(await playHand([host])).toBe('hand over');
  await expect(host.locator('.hand-end h2')).toContainText(/jeton|passed/, { timeout: 40_000 });
});
