// The hands of a match that one wants to look at again: those that cost most, and the last that did.
import type { RecordedHand } from './replay';

/** Places of these hands in the match, in the order played; at most three. */
export function turningPoints(hands: RecordedHand[]): number[] {
  const cost = (kind: 'rams' | 'pips') => (at: number) => {
    const penalty = hands[at].result.penalty;
    return penalty?.kind === kind ? penalty.amount : 0;
  };
  const all = hands.map((_, at) => at);
  const dearest = (of: (at: number) => number) => all.filter((at) => of(at) > 0).sort((a, b) => of(b) - of(a))[0];
  const last = all.filter((at) => hands[at].result.penalty || hands[at].result.overbid).at(-1);
  const found = [dearest(cost('pips')), dearest(cost('rams')), last].filter((at) => at !== undefined);
  return [...new Set(found)].sort((a, b) => a - b);
}
