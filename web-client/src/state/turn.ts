// The question to a player now.
import type { TableView } from '@avinas/client';

/** So many cards at most are to be laid away now, or one is to be given. */
export const laysAway = (view: TableView): number =>
  Math.max(0, ...view.legal.map((a) => (a.action === 'lay' ? a.cards.length : a.action === 'give' ? 1 : 0)));
/** So many may be, which can be fewer. */
export const mayLay = (view: TableView, cards: number): boolean =>
  view.legal.some((a) => (a.action === 'lay' ? a.cards.length === cards : a.action === 'give' && cards === 1));

/** The question to a player when the turn comes. */
export type Turn =
  | 'bid'
  | 'must_bid'
  | 'bid_or_play'
  | 'pass'
  | 'knock'
  | 'name_trump'
  | 'exchange'
  | 'take'
  | 'lay'
  | 'give'
  | 'lead'
  | 'play'
  | 'act';

/** The question to this player now, or nothing. */
export function turnOf(view: TableView): Turn | null {
  if (!view.you || !view.to_act.includes(view.you) || view.stage !== 'playing') return null;
  if (view.seats[view.you].stand_in) return null;
  switch (view.phase) {
    case 'bidding':
      if (!view.legal.some((a) => a.action === 'pass')) return 'must_bid';
      return view.legal.length === 1 ? 'pass' : 'bid';
    case 'knocking':
      return 'knock';
    case 'naming_trump':
      return 'name_trump';
    case 'exchanging':
      if (view.legal.some((a) => a.action === 'take')) return 'take';
      if (view.legal.some((a) => a.action === 'pass')) return 'exchange';
      return view.legal.some((a) => a.action === 'give') ? 'give' : 'lay';
    case 'playing':
      if (view.legal.some((a) => a.action === 'bid')) return 'bid_or_play';
      return view.trick && view.trick.cards.length > 0 ? 'play' : 'lead';
    default:
      return 'act';
  }
}

/** The rest of the decision's time, and then of the reserve. */
export function clockLeft(view: TableView, passed: number): { decision: number; reserve: number } {
  const clock = view.clock;
  if (!clock) return { decision: 0, reserve: 0 };
  const gone = clock.running ? passed : 0;
  const decision = Math.max(0, clock.decision_ms - gone);
  const reserve = Math.max(0, clock.reserve_ms - Math.max(0, gone - clock.decision_ms));
  return { decision: Math.ceil(decision / 1000), reserve: Math.ceil(reserve / 1000) };
}
