// Sjavs for three or two in words: the exchange, rows, results; its deals; and words that two games share.
import { readFileSync } from 'node:fs';
import { FluentResource } from '@fluent/bundle';
import { beforeAll, expect, test } from 'vitest';
import type { ServerMessage, SjavsAloneHandResult, SjavsAloneTableView } from '@avinas/client';
import { pageOfRule, pageOf, entryNamed, roomOf } from '../src/games';
import { read } from '../src/speech/command';
import { dealFrom } from '../src/state/fair_deal';
import { factsBetween, leavesCat } from '../src/state/facts';
import { spokenText } from '../src/speech/spoken';
import { positionAfter } from '../src/state/replay';
import { laysAway, mayLay, turnOf } from '../src/state/turn';
import { callMark, callSentence, outcomeSentence } from '../src/words/narrate';
import { bundleOf, use } from '../src/words/t';
import { catalogueOf } from './english';

beforeAll(() => {
  const english = bundleOf('en', ['en', 'commands.en', 'reasons.en', 'sjavs.en'].map(catalogueOf).join('\n'));
  // Its own words come before those that it has from Sjavs.
  english.addResource(new FluentResource(catalogueOf('sjavsalone.en')), { allowOverrides: true });
  use(english, 'en');
});

const views = readFileSync(new URL('../../protocol/samples/server.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as ServerMessage)
  .flatMap((m) => (m.type === 'view' ? [m.view] : []))
  .filter((view): view is SjavsAloneTableView => 'game' in view.options && view.options.game === 'sjavsalone');
const three = views.filter((view) => view.options.form === 'three');
const two = views.filter((view) => view.options.form === 'two');
const room = roomOf(views[0].options);
const exchanging: SjavsAloneTableView = {
  ...three[0],
  stage: 'playing',
  phase: 'exchanging',
  you: 'S',
  declarer: 'S',
  bid: 6,
  trump: 'H',
  to_act: ['S'],
  ranked: ['AH', '7H', '9D'],
  hand: ['AH', '7H', '9D'],
  finished: null,
  legal: [
    { action: 'pass' },
    { action: 'lay', cards: ['AH'] },
    { action: 'lay', cards: ['7H'] },
    { action: 'lay', cards: ['AH', '7H'] },
  ],
};
const viewer = { you: 'S' as const, seats: three[0].seats, options: three[0].options };
const result: SjavsAloneHandResult = {
  finished: true,
  passed_out: false,
  declarer: 'S',
  bid: 6,
  better: false,
  trump: 'H',
  points: { N: 30, E: 32, S: 47, W: 0 },
  tricks: { N: 3, E: 3, S: 4, W: 0 },
  lies: 11,
  deducted: { N: 4, E: 4, S: 0, W: 0 },
};

test('one card or two may be laid away, or the hand is kept', () => {
  expect(turnOf(exchanging)).toBe('exchange');
  expect(laysAway(exchanging)).toBe(2);
  expect([0, 1, 2, 3].map((n) => mayLay(exchanging, n))).toEqual([false, true, true, false]);
  expect(read('lay ah', exchanging)).toEqual({ kind: 'act', action: { action: 'lay', cards: ['AH'] } });
  expect(read('lay ah 7h', exchanging)).toEqual({ kind: 'act', action: { action: 'lay', cards: ['AH', '7H'] } });
  expect(read('lay', exchanging)).toEqual({ kind: 'unknown', why: 'Name one card or two: lay qh 9d.' });
  const kept = { ...exchanging, phase: 'playing' as const, exchanged: 0 };
  expect(callSentence(kept, { seat: 'S', action: 'pass' })).toBe('You keep the hand.');
  expect(callMark(kept, { seat: 'S', action: 'pass' })).toBe('kept the hand');
  expect(room.stake(kept)).toContain('Hand kept.');
  expect(room.stake({ ...kept, exchanged: 1, laid: ['7H'] })).toContain('You laid away seven of hearts.');
});

test('lengths of two digits are bid by command', () => {
  const bidding = { ...exchanging, phase: 'bidding' as const, legal: [{ action: 'bid' as const, length: 10 }] };
  expect(read('bid 10', bidding)).toEqual({ kind: 'act', action: { action: 'bid', length: 10 } });
});

test('a result says who comes down, and why', () => {
  expect(room.result(viewer, result)).toBe('North comes down by 4. East comes down by 4.');
  expect(room.reason(viewer, result)).toEqual({
    text: 'You took only 58 points, í simplum. 11 of the points lay aside.',
    rule: 'S8.8',
  });
  const tie = { ...result, points: { N: 30, E: 30, S: 49, W: 0 }, deducted: { N: 0, E: 0, S: 0, W: 0 } };
  expect(room.result(viewer, tie)).toBe('60 to 60: nobody comes down, and the next win counts more.');
  expect(room.reason(viewer, tie)).toBeNull();
});

test('at the end of a match the others owe, or the other of two', () => {
  const outcome = { winner: 'N' as const, cross: false };
  expect(outcomeSentence({ ...three[0], you: 'S' }, { ...outcome, units: { N: 4, E: -2, S: -2, W: 0 } })).toContain(
    'The others owe 2 units each.',
  );
  expect(outcomeSentence({ ...two[0], you: 'S' }, { ...outcome, units: { N: 2, E: 0, S: -2, W: 0 } })).toContain(
    'The other owes 2 units.',
  );
});

test('a row is told place by place', () => {
  const rows = {
    N: [
      { card: 'QC', down: true },
      { card: null, down: true },
      { card: '7D', down: false },
      { card: null, down: false },
    ],
    S: [
      { card: 'AC', down: true },
      { card: '8C', down: false },
      { card: null, down: false },
      { card: null, down: false },
    ],
  };
  const view = { ...two[0], you: 'S' as const, rows } as SjavsAloneTableView;
  expect(room.shown(view)).toContain(
    'queen of clubs upon a card face down, a card face down, seven of diamonds, and an empty place.',
  );
  expect(room.covering!(view)).toEqual(['AC']);
});

test('a refusal leads to the rules that Sjavs has in all its forms', () => {
  expect(pageOfRule('S8.5')).toBe('rules/sjavs#S8.5');
  expect(pageOf('rules', entryNamed('sjavsalone'))).toBe('rules/sjavs');
  expect(pageOf('learn', entryNamed('sjavsalone'))).toBe('learn/sjavsalone');
});

test('the skat is dealt a card at a time, and two are dealt sixteen cards each', () => {
  const shuffle = { server_seed: '00'.repeat(32), player_seeds: {} } as unknown as Parameters<typeof dealFrom>[0];
  const ofThree = dealFrom(shuffle, 'N', room.shape(three[0].options));
  expect([ofThree.N, ofThree.E, ofThree.S, ofThree.W, ofThree.rest].map((c) => c.length)).toEqual([10, 10, 10, 0, 2]);
  const ofTwo = dealFrom(shuffle, 'N', room.shape(two[0].options));
  expect([ofTwo.N, ofTwo.E, ofTwo.S, ofTwo.W, ofTwo.rest].map((c) => c.length)).toEqual([16, 0, 16, 0, 0]);
});

test('a replay gives declarer as many cards of the skat as were laid away', () => {
  const deal = { N: ['7C'], E: ['8C'], S: ['AH', '9H'], rest: ['KD', 'QD'] };
  const hand = { dealer: 'N', deal, actions: [{ seat: 'S', action: 'lay', cards: ['AH'] }], result, sheet: {} };
  const after = positionAfter(hand as never, 1);
  expect([after.held.S, after.rest, after.laid]).toEqual([['9H', 'KD'], ['QD'], ['AH']]);
});

test("a stranger's record in which North has no cards can be looked at", () => {
  const hand = { dealer: 'E', deal: { E: ['7C'], S: ['8C'] }, actions: [], result, sheet: {} };
  expect(positionAfter(hand as never, 0).held.E).toEqual(['7C']);
});

test('a declarer who said better and keeps the hand is not said to pass', () => {
  const actions = [
    { seat: 'S', action: 'better', length: 5 },
    { seat: 'S', action: 'name_trump', suit: 'C' },
    { seat: 'S', action: 'pass' },
  ];
  expect(leavesCat({ deal: { rest: ['KD', 'QD'] }, actions } as never, 2)).toBe(true);
});

test('a bidder who is outbid and passes leaves no cat', () => {
  const actions = [
    { seat: 'S', action: 'bid', length: 1 },
    { seat: 'E', action: 'bid', length: 2 },
    { seat: 'S', action: 'pass' },
    { seat: 'E', action: 'pass' },
  ];
  const hand = { deal: { rest: ['KD', 'QD'] }, actions } as never;
  expect([leavesCat(hand, 2), leavesCat(hand, 3)]).toEqual([false, true]);
});

test('a card that is turned is told with its player, and a replay holds what was seen', () => {
  const lying = (card: string | null, down: boolean) => ({ card, down });
  const rows = (first: ReturnType<typeof lying>) => ({
    N: [first, lying('QC', true), lying('QS', true), lying('AC', true)],
    S: [lying('AH', true), lying('AD', true), lying('AS', true), lying('KC', true)],
  });
  const trick = { number: 1, cards: [] };
  const before = {
    ...two[0],
    rows: rows(lying(null, true)),
    trick,
    last_trick: null,
  } as unknown as SjavsAloneTableView;
  const taken = { winner: 'S', points: 4, trick: null, number: 1, cards: [{ seat: 'N', card: 'KD' }] };
  const after = { ...before, rows: rows(lying('7C', false)), last_trick: taken, trick: { number: 2, cards: [] } };
  expect(factsBetween(before, after as never)).toContainEqual({ kind: 'uncovered', seat: 'N', card: '7C' });
  const said = { id: 1, happened: [{ id: 1, fact: { kind: 'uncovered', seat: 'N', card: '7C' }, viewer }], turn: null };
  expect(spokenText(said as never, 'normal')).toContain('turns up the seven of clubs.');
  const deal = { N: [...Array(16)].map((_, i) => `N${i}`), S: [...Array(16)].map((_, i) => `S${i}`) };
  const plays = ['N4', 'S9'].map((card, i) => ({ seat: 'NS'[i], action: 'play', card }));
  const hand = { dealer: 'N', deal, actions: plays, result, sheet: {} } as never;
  expect(positionAfter(hand, 1).held.N).toHaveLength(11);
  expect(positionAfter(hand, 2).held.N.at(-1)).toBe('N0');
  expect([positionAfter(hand, 2).held.N.length, positionAfter(hand, 2).held.S.length]).toEqual([12, 11]);
});
