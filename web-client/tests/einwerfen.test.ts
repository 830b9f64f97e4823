// A hand of Einwerfen in words: the turned card, what it counts, result, sheet.
import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import type { EinwerfenHandResult, EinwerfenTableView, ServerMessage } from '@avinas/client';
import { pageOfRule, roomOf } from '../src/games';
import { answer } from '../src/speech/answers';
import { optionLines } from '../src/words/options';
import { speakWith } from './english';

beforeAll(() => speakWith('en', 'reasons', 'einwerfen'));

const views = readFileSync(new URL('../../protocol/samples/server.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as ServerMessage)
  .flatMap((m) => (m.type === 'view' ? [m.view] : []))
  .filter((view): view is EinwerfenTableView => 'game' in view.options && view.options.game === 'einwerfen');
const room = roomOf(views[0].options);
const over = views[1];
const won: EinwerfenHandResult = {
  ...over.finished!.result,
  points: { NS: 95, EW: 25 },
  tricks: { NS: 7, EW: 1 },
  favourite: true,
  ties: 1,
  won_by: 'NS',
  win: { side: 'NS', games: 8 },
};

test('the turned card and what the hand counts are told as they stand', () => {
  expect(room.shown(views[0])).toBe('North turned the queen of clubs.');
  expect(room.contract(views[0])).toBe('Trumps are clubs.');
  const doubled = { ...views[0], in_hand: true, sheet: { ...views[0].sheet, favourite: views[0].trump, ties: 1 } };
  expect(room.stake(doubled)).toBe('Trumps are clubs. 61: 1 game, 90: 2, every trick: 3, times 4.');
});

test('a result says how many games and why, with its rule, and the sheet who leads', () => {
  expect(room.result({ ...over, you: 'N' }, won)).toBe('You win the hand: 8 games.');
  expect(room.reason(over, won)).toEqual({
    rule: 'E4.2',
    text: '95 points, 90 or more: 2 games. The favourite suit doubles. The tie before doubles.',
  });
  expect(room.result(over, { ...won, win: null, won_by: null })).toBe(
    '60 to 60: nobody wins, and the tie doubles the next hand.',
  );
  expect(answer('sheet', over, 0)).toBe('They: 1 game. You: 0 games. The favourite suit, clubs, counts double.');
});

test('every option is told in words, and a rule leads to the book of its game', () => {
  expect(optionLines(views[0].options).map(({ what, how }) => `${what}: ${how}`)).toEqual(
    expect.arrayContaining(['A match has: sixteen hands', 'Stakes: 2 units a game of difference']),
  );
  expect(pageOfRule('E4.1')).toBe('rules/einwerfen#E4.1');
});
