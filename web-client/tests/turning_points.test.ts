// The hands that are offered for another look after a match.
import { expect, test } from 'vitest';
import { kAvinas } from '../src/games/avinas/room';
import type { RecordedHand } from '../src/state/replay';
import { turningPoints } from '../src/state/turning_points';

type Cost = ['rams' | 'pips', number] | 'overbid' | null;

const hand = (cost: Cost) =>
  ({
    result: {
      overbid: cost === 'overbid',
      penalty: Array.isArray(cost) ? { side: 'NS', kind: cost[0], amount: cost[1] } : null,
    },
  }) as unknown as RecordedHand;

test('the dearest hands in pips and in rams, and the last that cost anything, in the order played', () => {
  const hands: Cost[] = [['rams', 1], ['pips', 4], null, ['rams', 6], ['pips', 2], ['rams', 2], null];
  expect(turningPoints(kAvinas, hands.map(hand))).toEqual([1, 3, 5]);
});

test('a hand that is two of these is offered once', () => {
  expect(turningPoints(kAvinas, [['rams', 3] as Cost, null].map(hand))).toEqual([0]);
});

test('an overbid ends a match and is offered though it costs nothing on the sheet', () => {
  const hands: Cost[] = [null, ['pips', 1], 'overbid'];
  expect(turningPoints(kAvinas, hands.map(hand))).toEqual([1, 2]);
  expect(turningPoints(kAvinas, [])).toEqual([]);
});
