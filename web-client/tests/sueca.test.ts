// A hand of Sueca in words: the turned card, what it counts, result, sheet; its deal, checked by the page.
import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import type { ServerMessage, SuecaHandResult, SuecaTableView } from '@avinas/client';
import { pageOfRule, roomOf } from '../src/games';
import { answer } from '../src/speech/answers';
import { read } from '../src/speech/command';
import { dealFrom } from '../src/state/fair_deal';
import { sortedHand } from '../src/state/sorted_hand';
import { optionLines } from '../src/words/options';
import { speakWith } from './english';

beforeAll(() => speakWith('en', 'reasons', 'sueca'));

const views = readFileSync(new URL('../../protocol/samples/server.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as ServerMessage)
  .flatMap((m) => (m.type === 'view' ? [m.view] : []))
  .filter((view): view is SuecaTableView => 'game' in view.options && view.options.game === 'sueca');
const room = roomOf(views[0].options);
const over = views[1];
const won: SuecaHandResult = {
  ...over.finished!.result,
  points: { NS: 95, EW: 25 },
  tricks: { NS: 9, EW: 1 },
  ties: 1,
  won_by: 'NS',
  win: { side: 'NS', games: 3 },
};

test('the turned card and what the hand counts are told as they stand', () => {
  expect(room.shown(views[0])).toMatch(/^North turned the \w+ of \w+\.$/);
  const waiting = { ...views[0], in_hand: true, sheet: { ...views[0].sheet, ties: 2 } };
  expect(room.stake(waiting)).toMatch(/^Trumps are \w+\. 61: 1 game, 91: 2, every trick: 4, and 2 more\.$/);
  expect(room.stake({ ...waiting, sheet: { ...waiting.sheet, ties: 0 } })).toMatch(/every trick: 4\.$/);
});

test('a result says how many games and why, with its rule, and a match has its name', () => {
  expect(room.result({ ...over, you: 'N' }, won)).toBe('You win the hand: 3 games.');
  expect(room.reason(over, won)).toEqual({
    rule: 'U4.3',
    text: '95 points, 91 or more: 2 games. The tie before adds one.',
  });
  const flag = { ...won, points: { NS: 120, EW: 0 }, ties: 0, win: { side: 'NS' as const, games: 4 } };
  expect(room.reason(over, flag)).toEqual({ rule: 'U4.2', text: 'A bandeira, 120 points: 4 games.' });
  expect(room.result(over, { ...won, win: null, won_by: null })).toBe('60 to 60: nobody wins.');
  expect(room.outcome({ ...over, you: 'N' }, { winner: 'EW', reason: 'arrepio', units: 0 })).toBe(
    'They have won the match: an arrepio, a shiver. The others led by three to none.',
  );
  expect(answer('sheet', { ...over, sheet: { ...over.sheet, ties: 1 } }, 0)).toContain(
    'The next hand that is won is worth 1 game more.',
  );
});

test('ten cards stand by their order, and each is reached by its number and its name', () => {
  const hand = ['2C', 'QS', 'AH', '7H', 'KH', 'JH', 'QH', '6H', '4D', 'AS'];
  expect(sortedHand(room, hand, 'H')).toEqual(['AH', '7H', 'KH', 'JH', 'QH', '6H', '2C', 'AS', 'QS', '4D']);
  const view = { ...views[0], ranked: hand };
  expect(read('10', view)).toEqual({ kind: 'act', action: { action: 'play', card: 'AS' } });
  expect(read('four of diamonds', view)).toEqual({ kind: 'act', action: { action: 'play', card: '4D' } });
});

test('every option is told in words, and a rule leads to the book of its game', () => {
  expect(optionLines(views[0].options).map(({ what, how }) => `${what}: ${how}`)).toEqual(
    expect.arrayContaining(['A match goes to: four games', 'At 60 to 60: nobody scores']),
  );
  expect(pageOfRule('U4.1')).toBe('rules/sueca#U4.1');
  expect(pageOfRule('S4.1')).toBe('rules/sjavs#S4.1');
});

test('the pack of forty is dealt ten at a time, counter-clockwise from the right of the dealer', () => {
  const shuffle = { server_seed: '00'.repeat(32), commitment: '', player_seeds: {} };
  const north = dealFrom(shuffle, 'N', room.shape(views[0].options));
  expect(Object.values(north).map((hand) => hand.length)).toEqual([10, 10, 10, 10, 0]);
  expect(new Set(Object.values(north).flat()).size).toBe(40);
  expect(dealFrom(shuffle, 'E', room.shape(views[0].options)).N).toEqual(north.W);
});
