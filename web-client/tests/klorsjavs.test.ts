// A hand of Klørsjavs in words: contracts, the cat, cards laid away; a record stepped through; its deals.
import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import type { KlorsjavsHandResult, KlorsjavsTableView, ServerMessage, TableView } from '@avinas/client';
import { pageOfRule, roomOf } from '../src/games';
import { read } from '../src/speech/command';
import { answer } from '../src/speech/answers';
import { dealFrom } from '../src/state/fair_deal';
import { factsBetween } from '../src/state/facts';
import { positionAfter } from '../src/state/replay';
import { soundsBetween } from '../src/stage/hearing';
import { turnOf } from '../src/state/turn';
import { winnersOf } from '../src/state/seats';
import { optionLines } from '../src/words/options';
import { callMark, callSentence, outcomeSentence, sentenceOf } from '../src/words/narrate';
import { actionSentence } from '../src/words/review';
import { speakWith } from './english';

beforeAll(() => speakWith('en', 'reasons', 'klorsjavs'));

const views = readFileSync(new URL('../../protocol/samples/server.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as ServerMessage)
  .flatMap((m) => (m.type === 'view' ? [m.view] : []))
  .filter((view): view is KlorsjavsTableView => 'game' in view.options && view.options.game === 'klorsjavs');
const room = roomOf(views[0].options);
const over = views[1];
const record = over.finished!;
const auction = { ...over, options: { ...over.options, form: 'auction' as const } };
const asked: KlorsjavsTableView = {
  ...over,
  stage: 'playing',
  phase: 'exchanging',
  you: 'S',
  to_act: ['S'],
  cat: null,
  ranked: ['QC', '5H', 'KD'],
  legal: [{ action: 'lay', cards: ['QC', '5H'] }, { action: 'pass' }, { action: 'fold' }],
};

test('declarer is asked for the cat by what the table allows', () => {
  expect(turnOf(asked)).toBe('exchange');
  expect(turnOf({ ...asked, legal: [{ action: 'take' }, { action: 'pass' }] })).toBe('take');
  expect(turnOf({ ...asked, legal: [{ action: 'lay', cards: ['QC', '5H'] }] })).toBe('lay');
  expect(answer('can', asked, 0)).toContain('Choose two cards, or leave the cat');
});

test('two cards are laid away by their names or their numbers', () => {
  const lay = { kind: 'act', action: { action: 'lay', cards: ['QC', '5H'] } };
  expect(read('lay qc 5h', asked)).toEqual(lay);
  expect(read('lay 1 2', asked)).toEqual(lay);
  expect(read('lay queen of clubs and five of hearts', asked)).toEqual(lay);
  expect(read('lay qc xx 5h', asked)).toMatchObject({ kind: 'unknown' });
  expect(read('lay qc', asked)).toEqual({ kind: 'unknown', why: 'Name two cards: lay qh 5d.' });
  expect(read('take', asked)).toMatchObject({ action: { action: 'take' } });
});

test('a pass of declarer leaves the cat, and says so', () => {
  const left = { ...asked, phase: 'playing' as const, cat: 'left' as const, declarer: 'S' as const };
  const calls = [...asked.calls, { seat: 'S' as const, action: 'pass' as const }];
  expect(callSentence(left, { seat: 'S', action: 'pass' })).toBe('You leave the cat.');
  expect(callMark({ ...left, you: 'N' } as TableView, { seat: 'S', action: 'pass' })).toBe('leaves the cat');
  expect(callSentence(left, { seat: 'E', action: 'pass' })).toBe('East passes.');
  const facts = factsBetween(asked, { ...left, calls });
  expect(facts.map((fact) => sentenceOf(fact, { ...over, you: 'N' }))).toContain('South leaves the cat.');
});

test('others hear that cards were laid away; the record names them', () => {
  expect(callSentence({ ...over, you: 'N' }, { seat: 'S', action: 'laid' })).toContain('lays two cards away');
  const at = record.actions.findIndex(({ action }) => action === 'lay');
  expect(actionSentence({ you: null, options: over.options }, record, at)).toMatch(/^South lays away .+ and .+\.$/);
  const before = positionAfter(record, at);
  const after = positionAfter(record, at + 1);
  expect(before.rest).toEqual(record.deal.rest);
  expect(after.held.S).toHaveLength(6);
  expect(after.held.S).toEqual(expect.arrayContaining(record.deal.rest));
  const act = record.actions[at];
  expect(act.action === 'lay' && after.laid).toEqual(act.action === 'lay' && act.cards);
});

test('a result tells what each loses, in øre or jetons, and why, with its rule', () => {
  const result = record.result;
  expect(room.result(over, result)).toBe('South loses 8 øre.');
  expect(room.reason(over, result)).toEqual({
    rule: 'K6.1',
    text: 'South took 39 card points, 22 of them in the two cards that lay with South: too few.',
  });
  const won: KlorsjavsHandResult = { ...result, won: { ...result.won, N: 2, E: 2, S: -4 }, lies: 0 };
  expect(room.result(auction, won)).toContain('South loses 4 jetons.');
  expect(room.reason(auction, won)!.text).toContain('fewer than 31: double');
  expect(room.reason(over, { ...result, folded: true })).toEqual({ rule: 'K4.5', text: 'South folded.' });
  expect(room.result(over, { ...result, declarer: null })).toBe('All passed; the same dealer deals again.');
});

test('a match has one loser, or those with the most jetons as winners, and the balance of each', () => {
  const units = { N: 1, E: 1, S: -2, W: 0 };
  const outcome = { won: ['N' as const, 'E' as const], units };
  expect(winnersOf(outcome)).toEqual(['N', 'E']);
  expect(outcomeSentence({ ...over, you: 'S' }, outcome)).toBe(
    'You have lost the match. You pay 2 units. North gets 1 unit. East gets 1 unit.',
  );
  expect(outcomeSentence({ ...auction, you: null }, outcome)).toContain('North has won the match.');
});

test('a fold is asked about before it is done, and an unfinished hand has no reason', () => {
  expect(room.price(asked, { action: 'fold' })).toBe('Fold? The hand ends, and you lose 8 øre.');
  expect(room.price(asked, { action: 'pass' })).toBeNull();
  expect(room.reason(over, { ...record.result, finished: false })).toBeNull();
});

test('stakes of an auction are for a jeton', () => {
  const flat = { ...over.options, stakes: { kind: 'flat' as const, units: 5 } };
  const line = (options: typeof flat) => optionLines(options).find(({ what }) => what === 'Stakes')?.how;
  expect(line(flat)).toBe('5 units a match');
  expect(line({ ...flat, form: 'auction' })).toBe('5 units a jeton');
});

test('declarer alone is told which cards came from the cat', () => {
  const after = { ...asked, phase: 'playing' as const, taken: ['KH' as const, '5D' as const] };
  const facts = factsBetween(asked, after).filter(({ kind }) => kind === 'took_cat');
  expect(facts.map((fact) => sentenceOf(fact, { you: 'S' }))).toEqual([
    'You took king of hearts and five of diamonds from the cat.',
  ]);
});

test('a chair that comes or goes with the form is no fact of a seat', () => {
  const four = { ...over, seats: { ...over.seats, W: over.seats.N }, proposals: { ...over.proposals, W: [] } };
  for (const [a, b] of [
    [over, four],
    [four, over],
  ]) {
    expect(factsBetween(a, b)).toEqual([]);
    expect(soundsBetween(a, b, false)).toEqual([]);
  }
});

test('half of each hand, the cat, the other half: in each form by its own pack', () => {
  const shuffle = { server_seed: '00'.repeat(32), commitment: '', player_seeds: {} };
  for (const [form, sizes] of [
    ['three', [6, 6, 6, 0, 2]],
    ['four', [4, 4, 4, 4, 2]],
    ['auction', [6, 6, 6, 0, 2]],
  ] as const) {
    const { N, E, S, W, rest } = dealFrom(shuffle, 'N', room.shape({ ...over.options, form }));
    expect([N, E, S, W, rest].map((cards) => cards.length)).toEqual(sizes);
    expect(new Set([N, E, S, W, rest].flat()).size).toBe(form === 'three' || form === 'auction' ? 20 : 18);
  }
  expect(pageOfRule('K4.1')).toBe('rules/klorsjavs#K4.1');
});
