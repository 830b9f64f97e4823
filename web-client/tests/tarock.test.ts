// A hand of Bavarian Tarock in words: calls, the stock, cards laid away, accounts and the pot; its deals.
import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import type { ServerMessage, TableView, TarockHandResult, TarockTableView } from '@avinas/client';
import { pageOfRule, roomOf } from '../src/games';
import { read } from '../src/speech/command';
import { dealFrom } from '../src/state/fair_deal';
import { positionAfter } from '../src/state/replay';
import { laysAway, turnOf } from '../src/state/turn';
import { optionLines } from '../src/words/options';
import { callMark, callSentence, outcomeSentence } from '../src/words/narrate';
import { speakWith } from './english';

beforeAll(() => speakWith('en', 'reasons', 'tarock'));

const views = readFileSync(new URL('../../protocol/samples/server.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as ServerMessage)
  .flatMap((m) => (m.type === 'view' ? [m.view] : []))
  .filter((view): view is TarockTableView => 'game' in view.options && view.options.game === 'tarock');
const room = roomOf(views[0].options);
const over = views[1];
const record = over.finished!;
const asked: TarockTableView = {
  ...over,
  stage: 'playing',
  phase: 'exchanging',
  you: 'S',
  to_act: ['S'],
  contract: 'pick_up',
  ranked: ['AC', 'TC', 'KD', '9D'],
  legal: [{ action: 'lay', cards: ['AC', 'TC', 'KD'] }],
};
const viewer = { you: 'S' as const, seats: over.seats, options: over.options };
const result: TarockHandResult = {
  finished: true,
  soloist: 'S',
  figure: 61,
  contract: 'pick_up',
  trump: 'C',
  points: { N: 30, E: 24, S: 45, W: 0 },
  tricks: { N: 3, E: 3, S: 5, W: 0 },
  lies: 21,
  won: { N: 0, E: 0, S: 10, W: 0 },
};

test('calls are said as the game says them', () => {
  const say = (length: number) => callSentence(over, { seat: 'E', action: 'bid', length });
  expect(say(1)).toContain('play');
  expect(say(61)).toMatch(/hand\.$/);
  expect(say(76)).toContain('hand at 76');
  expect(callMark(over, { seat: 'E', action: 'take' })).toBe('takes the stock');
  expect(callSentence(over, { seat: 'S', action: 'laid' })).toContain('three cards away');
});

test('the soloist is asked for the stock, and then for three cards', () => {
  const legal = [{ action: 'take' }, { action: 'bid', length: 61 }] as TableView['legal'];
  expect(turnOf({ ...asked, legal })).toBe('take');
  expect([turnOf(asked), laysAway(asked)]).toEqual(['lay', 3]);
  const lay = { kind: 'act', action: { action: 'lay', cards: ['AC', 'TC', 'KD'] } };
  expect(read('lay ac tc kd', asked)).toEqual(lay);
  expect(read('lay 1 2 3', asked)).toEqual(lay);
  expect(read('lay ac tc', asked)).toEqual({ kind: 'unknown', why: 'Name three cards: lay qh 9d 8d.' });
});

test('a bid is said by its number or by its name', () => {
  const view = { ...asked, phase: 'bidding' as const, legal: [{ action: 'bid', length: 66 }] } as TableView;
  const bid = (length: number) => ({ kind: 'act', action: { action: 'bid', length } });
  expect(read('bid 66', view)).toEqual(bid(66));
  expect(read('bid hand at 66', view)).toEqual(bid(66));
  expect(read('bid 67', view)).toMatchObject({ kind: 'unknown' });
  const choice = { ...view, legal: [{ action: 'take' }, { action: 'bid', length: 61 }] } as TableView;
  expect(read('bid hand', choice)).toEqual(bid(61));
});

test('a result says who wins units, of how many points, by which rule', () => {
  expect(room.result(viewer, result)).toBe('You win 10 units.');
  expect(room.reason(viewer, result)).toEqual({
    text: 'You took 66 card points, 21 of them in the three cards that lay aside, and needed 61: made.',
    rule: 'T5.2',
  });
  const lost = { ...result, points: { N: 40, E: 40, S: 19, W: 0 }, won: { N: 15, E: 15, S: -15, W: 0 } };
  expect(room.result(viewer, lost)).toContain('You lose 15 units.');
  expect(room.reason(viewer, lost)?.rule).toBe('T5.3');
  const raised = { ...result, contract: 'hand' as const, figure: 66 as const, won: { N: -15, E: -15, S: 30, W: 0 } };
  expect(room.reason(viewer, raised)?.text).toContain('10 more from each for the raise.');
  expect(room.reason(viewer, raised)?.rule).toBe('T5.4');
  const nobody = { ...result, soloist: null, figure: null, contract: null };
  expect(room.result(viewer, nobody)).toBe('All passed; nothing is written.');
  expect(room.reason(viewer, nobody)).toBeNull();
});

test('the contract stands in the stake, from the call to the trumps', () => {
  const stake = (change: Partial<TarockTableView>) => room.stake({ ...asked, laid: [], ...change });
  expect(stake({ declarer: 'S', bid: 1, contract: null })).toBe('You have said play.');
  expect(stake({ declarer: 'S', bid: 71, contract: 'hand', trump: null })).toBe(
    'You play from the hand for 71 points.',
  );
  expect(stake({ declarer: 'S', bid: 1, trump: 'H', laid: ['TD', '9D', '8D'] })).toMatch(
    /^You play with the stock for 61 points, trumps are hearts\. You laid away /,
  );
});

test('options, outcome and rules have their words', () => {
  expect(JSON.stringify(optionLines(over.options))).toContain('100 units');
  const ended = { won: ['S' as const], units: { N: -40, E: -40, S: 80, W: 0 } };
  expect(outcomeSentence(viewer, ended)).toMatch(/^You have won the match\. You get 80 units\..* pays 40 units\./);
  expect(pageOfRule('T4.4')).toBe('rules/tarock#T4.4');
});

test('a record is stepped through with its stock, and its deal comes of its seeds', () => {
  expect(positionAfter(record, 0).rest).toHaveLength(3);
  const hands = dealFrom({ server_seed: '00'.repeat(32), player_seeds: {} } as never, 'N', room.shape(over.options));
  expect([hands.N.length, hands.E.length, hands.S.length, hands.W.length, hands.rest.length]).toEqual([
    11, 11, 11, 0, 3,
  ]);
  expect(new Set([...hands.N, ...hands.E, ...hands.S, ...hands.rest]).size).toBe(36);
});
