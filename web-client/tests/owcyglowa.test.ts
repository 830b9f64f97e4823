// A hand of Owcy Głowa in words: bids as ranges, grannies, the soloist, strokes; three seats; its deal.
import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import type { OwcyGlowaHandResult, OwcyGlowaTableView, ServerMessage } from '@avinas/client';
import { pageOfRule, roomOf } from '../src/games';
import { answer } from '../src/speech/answers';
import { dealFrom } from '../src/state/fair_deal';
import { turnOf } from '../src/state/turn';
import { placeOf } from '../src/view/table/places';
import { partnerOf, seatsFrom } from '../src/state/seats';
import { callSentence, outcomeSentence, pointsSentence } from '../src/words/narrate';
import { speakWith } from './english';

beforeAll(() => speakWith('en', 'reasons', 'owcyglowa'));

const views = readFileSync(new URL('../../protocol/samples/server.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as ServerMessage)
  .flatMap((m) => (m.type === 'view' ? [m.view] : []))
  .filter((view): view is OwcyGlowaTableView => 'game' in view.options && view.options.game === 'owcyglowa');
const room = roomOf(views[0].options);
const over = views[1];
const south = { ...over, you: 'S' as const };
const won: OwcyGlowaHandResult = {
  ...over.finished!.result,
  soloist: 'E',
  bids: { ...over.finished!.result.bids, N: null, E: 3, S: 1 },
  points: { ...over.finished!.result.points, N: 34, E: 90, S: 40 },
  won: { ...over.finished!.result.won, N: 0, E: 2, S: 1 },
};

test('of three seats the others sit left and right, and nobody has a partner', () => {
  expect(Object.keys(over.seats)).toEqual(['N', 'E', 'S']);
  expect(seatsFrom(south)).toEqual(['S', 'N', 'E']);
  expect(seatsFrom(south).map((seat) => placeOf(south, seat))).toEqual(['bottom', 'left', 'right']);
  expect(partnerOf(south, 'S')).toBeNull();
  expect(placeOf({ you: 'N', seats: { N: 1, S: 1 } as never }, 'S')).toBe('top');
});

test('a bid is told as its range, and asked for before a card', () => {
  expect(callSentence(south, { seat: 'S', action: 'bid', length: 2 })).toBe('You bid 41–80.');
  const asked = {
    ...over,
    stage: 'playing' as const,
    phase: 'playing' as const,
    you: 'S' as const,
    to_act: ['S' as const],
  };
  expect(turnOf({ ...asked, legal: [{ action: 'bid', length: 1 }] })).toBe('bid_or_play');
});

test('a result says who won points and why, with its rule; points are told seat by seat', () => {
  expect(room.result(south, won)).toBe('You win 1 point. East wins 2 points.');
  expect(room.reason(south, won)).toEqual({
    rule: 'O6.1',
    text: 'East played alone and took 90 card points: enough. East bid 81–120 and took 90: hit. You bid 0–40 and took 40: hit.',
  });
  expect(pointsSentence(south, won)).toBe('You: 40 points. North: 34 points. East: 90 points.');
  expect(outcomeSentence(south, { winner: 'E', units: 2 })).toBe(
    'East has won the match. The others owe 2 units each.',
  );
  expect(answer('sheet', { ...south, sheet: { totals: { ...south.sheet.totals, N: 1, E: 0, S: 9 } } }, 0)).toContain(
    'You: 9 game points.',
  );
});

test('grannies, the soloist and a bid of the first trick stay beside the name', () => {
  const view = {
    ...south,
    grannies: ['N', 'E'] as OwcyGlowaTableView['grannies'],
    declarer: 'S' as const,
    calls: [{ seat: 'N' as const, action: 'bid' as const, length: 4 }],
    trick: { number: 3, cards: [] },
  };
  expect(room.marks!(view, 'N')).toEqual(['bids 121+', 'granny of clubs']);
  expect(room.marks!(view, 'S')).toEqual([]);
  expect(room.contract(view)).toBe('You play alone.');
  expect(room.contract({ ...view, declarer: null })).toBe('Nobody knows yet who plays alone.');
});

test('the pack of 24 is dealt one by one, counter-clockwise from the right of the dealer', () => {
  const shuffle = { server_seed: '00'.repeat(32), commitment: '', player_seeds: {} };
  const north = dealFrom(shuffle, 'N', room.shape(views[0].options));
  expect([north.N, north.E, north.S, north.W].map((hand) => hand.length)).toEqual([8, 8, 8, 0]);
  expect(new Set(Object.values(north).flat()).size).toBe(24);
  expect(dealFrom(shuffle, 'S', room.shape(views[0].options)).E).toEqual(north.S);
  expect(pageOfRule('O4.3')).toBe('rules/owcyglowa#O4.3');
});
