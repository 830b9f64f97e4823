// Cards and seats as arguments of messages: the message decides their case.
import type { Card, Seat, TableOptions } from '@avinas/client';
import { list, t } from './t';

/** A reader of sentences: their seat, and who sits where. */
export interface Viewer {
  you: Seat | null;
  seats?: Record<Seat, { kind: 'human' | 'bot' | 'empty'; name: string }>;
  /** Of the table: they say which game is played. */
  options?: TableOptions;
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

/** `$who`: you, your partner, a person, whose name is `$person`, or a seat by its compass point. */
export function whoArgs(viewer: Viewer, seat: Seat): { who: string; person?: string } {
  if (viewer.you === seat) return { who: 'you' };
  if (viewer.you && partnerOf(viewer.you) === seat) return { who: 'partner' };
  const holder = viewer.seats?.[seat];
  return holder?.kind === 'human' && holder.name ? { who: 'person', person: holder.name } : { who: seat };
}

export const who = (viewer: Viewer, seat: Seat) => t('who', whoArgs(viewer, seat));
/** A person's name; a bot's with its compass point. */
export function nameAt(viewer: Viewer, seat: Seat): string {
  const holder = viewer.seats?.[seat];
  if (holder?.kind === 'human' && holder.name) return holder.name;
  return [seatName(seat), holder?.name].filter(Boolean).join(' · ');
}

export const seatName = (seat: Seat) => t('who', { who: seat });

/** `$side`: us, them, or a side by its seats. */
export function sideArg(viewer: Viewer, side: 'NS' | 'EW'): string {
  if (!viewer.you) return side;
  return sideOf(viewer.you) === side ? 'us' : 'them';
}

/** The names of the two who play as that side. */
export const namesOfSide = (viewer: Viewer, side: 'NS' | 'EW'): string =>
  list(kSeats.filter((seat) => sideOf(seat) === side).map((seat) => viewer.seats?.[seat].name || seatName(seat)));

/** `$NS` and `$EW`: the names of both sides, for a message that tells of sides. */
export const pairArgs = (viewer: Viewer) => ({ NS: namesOfSide(viewer, 'NS'), EW: namesOfSide(viewer, 'EW') });

export const sideName = (viewer: Viewer, side: 'NS' | 'EW') =>
  t('side', { side: sideArg(viewer, side), ...pairArgs(viewer) });

/** The seats, one's own first and then clockwise. */
export function seatsFrom(viewer: Viewer): Seat[] {
  const own = kSeats.indexOf(viewer.you ?? 'N');
  return kSeats.map((_, i) => kSeats[(own + i) % 4]);
}
