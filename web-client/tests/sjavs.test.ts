// A hand of Sjavs in words: calls, contract, result, sheet.
import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import type { Action, ServerMessage, SjavsTableView, TableView } from '@avinas/client';
import { pageOfRule, roomOf } from '../src/games';
import { answer } from '../src/speech/answers';
import { factsBetween } from '../src/state/facts';
import { turnOf } from '../src/state/turn';
import { sentenceOf, turnSentence } from '../src/words/narrate';
import { optionLines } from '../src/words/options';
import { speakWith } from './english';

beforeAll(() => speakWith('en', 'reasons', 'sjavs'));

const samples = readFileSync(new URL('../../protocol/samples/server.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as ServerMessage);
const isOf = (game: string) => (m: ServerMessage) =>
  m.type === 'view' && 'game' in m.view.options && m.view.options.game === game;
const views = samples.filter(isOf('sjavs')).flatMap((m) => (m.type === 'view' ? [m.view] : []));
const calls = samples
  .slice(samples.findIndex(isOf('sjavs')), samples.findIndex(isOf('einwerfen')))
  .flatMap((m) => (m.type === 'update' ? [m.changes] : []));

const saidBetween = (before: TableView, after: TableView) =>
  factsBetween(before, after)
    .map((fact) => sentenceOf(fact, after))
    .filter(Boolean);

test('calls are told as they are said, and the contract as it stands', () => {
  let view = views[0];
  const said = [answer('bids', view, 0)];
  for (const change of calls) {
    const next = { ...view, ...change } as TableView;
    if (next.in_hand) said.push(...saidBetween(view, next));
    view = next;
  }
  expect(said).toEqual([
    'The calls: how many trumps, from 5 to 8. “Better” is the same length in clubs.',
    'You bid 5.',
    'South says 5, better.',
    'Partner passes.',
    'North bids 6.',
  ]);
});

test('a result says how far one comes down and why, the sheet what is left', () => {
  const over = views[1];
  const { result } = over.finished!;
  const room = roomOf(over.options);
  expect([room.result(over, result), room.reason(over, result), answer('sheet', over, 0)]).toEqual([
    'They win the hand and come down by 2.',
    { rule: 'S5.2', text: 'The declarers took 79, í simplum.' },
    'They: 22. You: 24.',
  ]);
});

test('every option is told in words, and a rule leads to the book of its game', () => {
  expect(optionLines(views[0].options).map(({ what, how }) => `${what}: ${how}`)).toEqual(
    expect.arrayContaining([
      'A longer suit: must be called',
      'A tie adds to the next win: 2, in clubs 4',
      'Stakes: 2 units a match',
      'Clock: no clock',
    ]),
  );
  expect([pageOfRule('S5.2'), pageOfRule('R5.2')]).toEqual(['rules/sjavs#S5.2', 'rules#R5.2']);
});

test('ties that wait and a cross are said', () => {
  const view = { ...views[1], sheet: { totals: { NS: [-2], EW: [] }, ties: 2 } } as SjavsTableView;
  const won = { winner: 'NS', cross: true, units: 4 } as const;
  expect([roomOf(view.options).sheet(view), roomOf(view.options).outcome(view, won)]).toEqual([
    ['They: -2.', 'You: 24.', '2 ties wait: the next win counts more.'],
    'They have won the match with a cross: the others still stand at 24.',
  ]);
});

test('a player who can only pass is not asked for a bid', () => {
  const asked = (legal: Action[]) => turnSentence(turnOf({ ...views[0], stage: 'playing', to_act: ['E'], legal })!);
  expect(views[0].you).toBe('E');
  expect(asked([{ action: 'pass' }])).toBe('Your turn. You can only pass.');
  expect(asked([{ action: 'pass' }, { action: 'bid', length: 5 }])).toBe('Your turn. Bid or pass.');
  expect(asked([{ action: 'bid', length: 5 }])).toBe('Your turn. You must bid.');
});
