// The schema describes what really goes over the wire: every frame of both directions of an evening.
import { readFileSync } from 'node:fs';
import { type Page, expect } from '@playwright/test';
import Ajv from 'ajv/dist/2020.js';
import { enter, newPlayer, nextHand, openPanel, openTable, playHand, test } from './player';
import { type RunningServer, startServer } from './server';

const schema: object = JSON.parse(
  readFileSync(new URL('../../protocol/schema/avinas.v1.schema.json', import.meta.url), 'utf8'),
);
const ajv = new Ajv({ strict: false });
ajv.addSchema(schema, 'wire');
const valid = {
  sent: ajv.getSchema('wire#/$defs/ClientMessage')!,
  received: ajv.getSchema('wire#/$defs/ServerMessage')!,
};

let server: RunningServer;
test.beforeAll(async () => {
  server = await startServer(['--bot-pace', '0', '--testing', '--deal-seed', '5', '--request-rate', '1000']);
});
test.afterAll(async () => {
  await server.stop();
});

/** Notes what does not hold, and which types were seen. */
function listen(page: Page, seen: Set<string>, wrong: string[]): void {
  page.on('websocket', (socket) => {
    for (const [event, check] of [
      ['framesent', valid.sent],
      ['framereceived', valid.received],
    ] as const) {
      socket.on(event as 'framesent', (frame) => {
        const text = String(frame.payload);
        const message = JSON.parse(text) as { type: string };
        seen.add(message.type);
        if (!check(message)) wrong.push(`${text.slice(0, 300)}: ${ajv.errorsText(check.errors)}`);
      });
    }
  });
}

test('every frame of an evening is valid by the schema', async ({ browser }) => {
  const seen = new Set<string>();
  const wrong: string[] = [];
  const host = await newPlayer(browser, 61, { unseen: true });
  listen(host, seen, wrong);
  await enter(host, server.url, 'Rasa');
  const link = await openTable(host);
  await host.getByRole('button', { name: /^Sit/ }).first().click();
  await host.getByRole('button', { name: 'Fill empty seats with bots' }).click();
  const guest = await newPlayer(browser, 62);
  listen(guest, seen, wrong);
  await enter(guest, link, 'Jonas');
  const talk = await openPanel(guest, 'Talk');
  await talk.getByRole('textbox').first().fill('Good evening');
  await talk.getByRole('button', { name: 'Send' }).click();
  await host.getByRole('button', { name: 'Start the match' }).click();
  await playHand([host]);
  await nextHand([host]);
  await playHand([host]);
  await guest.goto(server.url);
  await guest.locator('.results summary').click();
  await expect(guest.getByRole('heading', { name: 'Standings of the club' })).toBeVisible();
  expect(wrong).toEqual([]);
  for (const type of ['hello', 'welcome', 'act', 'update', 'view', 'hall', 'results', 'standings', 'say', 'said']) {
    expect(seen).toContain(type);
  }
});

for (const game of ['sjavs', 'einwerfen', 'sueca', 'owcyglowa', 'klorsjavs', 'tarock', 'sixbid', 'sjavsalone']) {
  test(`every frame of two hands of ${game} is valid by the schema`, async ({ browser }) => {
    const seen = new Set<string>();
    const wrong: string[] = [];
    const player = await newPlayer(browser, 63, { settings: { game }, unseen: true });
    listen(player, seen, wrong);
    await player.goto(server.url);
    await player.getByRole('button', { name: 'Play with bots' }).click();
    await playHand([player]);
    await nextHand([player]);
    await playHand([player]);
    expect(wrong).toEqual([]);
    for (const type of ['hello', 'welcome', 'act', 'update', 'view']) expect(seen).toContain(type);
  });
}
