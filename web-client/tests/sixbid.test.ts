// A hand of Six-Bid in words: bids, a card that is called and one given for it, an open hand, accounts; its deals.
import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import type { ServerMessage, SixbidHandResult, SixbidTableView, TableView } from '@avinas/client';
import { pageOfRule, roomOf } from '../src/games';
import { read } from '../src/speech/command';
import { positionAfter } from '../src/state/replay';
import { laysAway, turnOf } from '../src/state/turn';
import { callMark, callSentence, outcomeSentence } from '../src/words/narrate';
import { speakWith } from './english';

beforeAll(() => speakWith('en', 'reasons', 'sixbid'));

const views = readFileSync(new URL('../../protocol/samples/server.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as ServerMessage)
  .flatMap((m) => (m.type === 'view' ? [m.view] : []))
  .filter((view): view is SixbidTableView => 'game' in view.options && view.options.game === 'sixbid');
const room = roomOf(views[0].options);
const over = views[1];
const asked: SixbidTableView = {
  ...over,
  stage: 'playing',
  phase: 'exchanging',
  you: 'S',
  declarer: 'S',
  to_act: ['S'],
  contract: 'call_solo',
  trump: 'C',
  ranked: ['AC', 'TC', 'KD', '9D'],
  finished: null,
  legal: [{ action: 'pass' }, { action: 'ask', card: 'AH' }, { action: 'ask', card: 'TH' }],
};
const giving: SixbidTableView = {
  ...asked,
  asked: 'AH',
  asked_of: 'N',
  legal: [
    { action: 'give', card: 'KD' },
    { action: 'give', card: '9D' },
  ],
};
const viewer = { you: 'S' as const, seats: over.seats, options: over.options };
const result: SixbidHandResult = {
  finished: true,
  soloist: 'S',
  contract: 'solo',
  trump: 'C',
  asked: null,
  asked_of: null,
  points: { N: 30, E: 22, S: 58, W: 0 },
  tricks: { N: 3, E: 3, S: 5, W: 0 },
  lies: 10,
  won: { N: -16, E: -16, S: 32, W: 0 },
};

test('bids are said as each form says them', () => {
  const say = (view: TableView, length: number) => callSentence(view, { seat: 'E', action: 'bid', length });
  expect(say(over, 1)).toContain('solo');
  expect(say(over, 6)).toContain('call solo');
  const frog = { ...over, options: { ...over.options, form: 'frog' as const } };
  expect(say(frog, 1)).toContain('frog');
  expect(say(frog, 3)).toContain('grand');
  expect(callMark(over, { seat: 'E', action: 'given' })).toBe('gave a card');
  expect(callSentence(over, { seat: 'E', action: 'ask', card: 'AH' })).toContain('ace of hearts');
});

test('the soloist calls for a card or for none, and then gives one', () => {
  expect(turnOf(asked)).toBe('exchange');
  expect(turnOf(giving)).toBe('give');
  expect(laysAway(giving)).toBe(1);
  expect(callSentence(asked, { seat: 'S', action: 'pass' })).toMatch(/no card/);
  expect(callSentence(asked, { seat: 'E', action: 'pass' })).not.toMatch(/card/);
  expect(read('ask ah', asked)).toEqual({ kind: 'act', action: { action: 'ask', card: 'AH' } });
  expect(read('give 9d', giving)).toEqual({ kind: 'act', action: { action: 'give', card: '9D' } });
  expect(read('give', giving)).toMatchObject({ kind: 'unknown' });
});

test('the stake names the card that was called, and the one given for it to those who know it', () => {
  expect(room.stake(giving)).toContain('The ace of hearts came from');
  expect(room.stake({ ...giving, given: '9D' })).toContain('nine of diamonds');
  expect(room.stake({ ...giving, you: 'N' })).toContain('came from you');
  expect(room.stake({ ...giving, asked_of: null })).toContain('was called');
});

test('a hand that lies open is told by its player and its cards', () => {
  const open: SixbidTableView = { ...asked, phase: 'playing', contract: 'spread_misere', open: ['6C', '7D'] };
  expect(room.shown(open)).toMatch(/^Your open hand: .*six of clubs.*seven of diamonds/);
  expect(room.shown({ ...open, you: 'N' })).toMatch(/^Open hand of /);
  expect(room.shown(asked)).toBe('');
});

test('a result says what each won, and why', () => {
  expect(room.result(viewer, result)).toMatch(/You win 32 units/);
  expect(room.reason(viewer, result)).toEqual({
    text: 'You took 68 card points, 10 of them in the three cards that lay aside, and needed 60: made.',
    rule: 'L6.1',
  });
  const misere = { ...result, contract: 'misere' as const, trump: null, tricks: { N: 5, E: 5, S: 1, W: 0 } };
  expect(room.reason(viewer, misere)?.text).toContain('lost');
  expect(room.result(viewer, { ...result, soloist: null })).toContain('All passed');
  expect(room.result(viewer, { ...result, won: { N: 0, E: 0, S: 0, W: 0 } })).toContain('Just 60');
});

test('the outcome names the winner and each balance', () => {
  const ended = { won: ['S' as const], units: { N: -60, E: -60, S: 120, W: 0 } };
  expect(outcomeSentence(viewer, ended)).toMatch(/^You have won the match\. You get 120 units\..* pays 60 units\./);
});

test('a called card and a given one change hands in a replay', () => {
  const record = {
    dealer: 'N' as const,
    deal: { N: ['AH', '7H'], E: ['6H', '8H'], S: ['6C', '7C'], rest: ['9C'] } as never,
    actions: [
      { seat: 'E' as const, action: 'ask' as const, card: 'AH' },
      { seat: 'E' as const, action: 'give' as const, card: '6H' },
    ],
    result: { ...result, soloist: 'E' as const, contract: 'call_solo' as const, asked: 'AH', asked_of: 'N' as const },
  };
  const { held } = positionAfter(record, 2);
  expect(held.E).toEqual(['8H', 'AH']);
  expect(held.N).toEqual(['7H', '6H']);
  expect(positionAfter(record, 1).held.E).toContain('6H');
});

test('its rules have a page', () => {
  expect(pageOfRule('L4.7')).toBe('rules/sixbid#L4.7');
});
