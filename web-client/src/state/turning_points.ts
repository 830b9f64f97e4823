// The hands of a match that one wants to look at again: those that cost most, and the last that did.
import type { GameRoom } from '../games/room';
import type { RecordedHand } from './replay';

/** Places of these hands in the match, in the order played: the dearest in each of the game's currencies, and the last. */
export function turningPoints(room: GameRoom, hands: RecordedHand[]): number[] {
  const costs = hands.map((hand) => room.costs(hand.result));
  const all = hands.map((_, at) => at);
  const dearest = (costs[0] ?? []).map(
    (_, of) => all.filter((at) => costs[at][of] > 0).sort((a, b) => costs[b][of] - costs[a][of])[0],
  );
  const last = all.filter((at) => costs[at].some((cost) => cost > 0)).at(-1);
  return [...new Set([...dearest, last].filter((at) => at !== undefined))].sort((a, b) => a - b);
}
