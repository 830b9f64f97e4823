// The trumps, the contract and the figures of a hand of Sjavs, which all its forms have in common on the page.
import type { Card, Seat, Suit, TableView } from '@avinas/client';
import type { Viewer } from '../../state/seats';
import { whoArgs } from '../../words/cards';
import { t } from '../../words/t';

export const kAbove: Card[] = ['QC', 'QS', 'JC', 'JS', 'JH', 'JD'];
/** Everybody begins there (S6.1). */
export const kStart = 24;

/** The figures of a hand in that suit (S5.2): a win, one from 90 points, a loss. */
export const worth = (trump: Suit | null) =>
  trump === 'C' ? { win: 4, much: 8, lose: 8 } : { win: 2, much: 4, lose: 4 };

/** Game points by the table of S5.2, without ties: simple, and in clubs. */
export const kWorth: Record<string, [number, number]> = {
  solo: [16, 24],
  vol: [12, 16],
  much: [4, 8],
  won: [2, 4],
  lost: [4, 8],
  javn: [8, 16],
  nothing: [16, 16],
  alone: [4, 4],
};
/** The row of that table by points and tricks, the bonus for one player's vol apart. */
export function rowOf(points: number, tricks: number, all: number): string {
  if (tricks === all) return 'vol';
  if (points >= 90) return 'much';
  if (points >= 61) return 'won';
  if (tricks === 0) return 'nothing';
  return points <= 30 ? 'javn' : 'lost';
}

type Called = Viewer &
  Pick<TableView, 'hand_number' | 'phase' | 'in_hand'> & {
    declarer: Seat | null;
    trump: Suit | null;
    bid: number | null;
    better: boolean;
  };

/** The contract; `calling` is said of the calls, `none` of a hand without a declarer. */
export function contract(view: Called, calling: string, none = ''): string {
  if (view.hand_number === 0) return t('no-hand-yet');
  if (view.phase === 'bidding') return calling;
  if (!view.declarer) return view.in_hand ? none : '';
  const args = { ...whoArgs(view, view.declarer), n: view.bid ?? 0 };
  if (!view.trump) return t('sjavs-contract-unnamed', { ...args, better: view.better ? 'yes' : 'no' });
  return t('sjavs-contract', { ...args, suit: view.trump });
}

export const tiesLine = (sheet: { ties: number }): string => (sheet.ties > 0 ? t('sjavs-ties', { n: sheet.ties }) : '');
