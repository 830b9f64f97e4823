// Cards and seats as arguments of messages: the message decides their case.
import type { Card, Seat } from '../protocol/types';
import { t } from './t';

export interface Viewer {
  you: Seat | null;
}

export const kSeats: Seat[] = ['N', 'E', 'S', 'W'];

export function partnerOf(seat: Seat): Seat {
  return kSeats[(kSeats.indexOf(seat) + 2) % 4];
}

export const sideOf = (seat: Seat): 'NS' | 'EW' => (seat === 'N' || seat === 'S' ? 'NS' : 'EW');

/** `$rank` (7, 8 and 9 are numbers, as catalogues select them) and `$suit`. */
export const cardArgs = (card: Card) => ({
  rank: /[789]/.test(card[0]) ? Number(card[0]) : card[0],
  suit: card[1],
});
export const cardName = (card: Card) => t('card', cardArgs(card));

/** `$who`: you, your partner, or a seat by its compass point. */
export function whoArg(viewer: Viewer, seat: Seat): string {
  if (!viewer.you) return seat;
  if (viewer.you === seat) return 'you';
  return partnerOf(viewer.you) === seat ? 'partner' : seat;
}

export const who = (viewer: Viewer, seat: Seat) => t('who', { who: whoArg(viewer, seat) });
export const seatName = (seat: Seat) => t('who', { who: seat });

/** `$side`: us, them, or a side by its seats. */
export function sideArg(viewer: Viewer, side: 'NS' | 'EW'): string {
  if (!viewer.you) return side;
  return sideOf(viewer.you) === side ? 'us' : 'them';
}
export const sideName = (viewer: Viewer, side: 'NS' | 'EW') => t('side', { side: sideArg(viewer, side) });

/** The seats, one's own first and then clockwise. */
export function seatsFrom(viewer: Viewer): Seat[] {
  const own = kSeats.indexOf(viewer.you ?? 'N');
  return kSeats.map((_, i) => kSeats[(own + i) % 4]);
}
