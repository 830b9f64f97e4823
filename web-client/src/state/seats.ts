// Seats, sides and parties, as a reader of a table sees them.
import type { Outcome, Seat, Side, TableOptions, TableView } from '@avinas/client';
import { entryOf } from '../games';

/** Those who win and lose together: a pair, or a seat of a game in which each plays alone. */
export type Party = Side | Seat;

/** A reader of sentences: their seat, and who sits where. */
export interface Viewer {
  you: Seat | null;
  seats?: Record<Seat, { kind: 'human' | 'bot' | 'empty'; name: string }>;
  /** Of the table: they say which game is played. */
  options?: TableOptions;
}

export const kSeats: Seat[] = ['N', 'E', 'S', 'W'];

const playsAlone = (viewer: Viewer): boolean => entryOf(viewer.options).alone === true;

/** The seats of a table's game, clockwise from North. */
export const seatsOf = ({ seats }: { seats?: Partial<Record<Seat, unknown>> }): Seat[] =>
  seats ? kSeats.filter((seat) => seat in seats) : kSeats;

/** The seats that a table has after a change as before it: its game's form may bring one or take one away. */
export const seatsOfBoth = (before: TableView, after: TableView): Seat[] =>
  seatsOf(after).filter((seat) => seat in before.seats);

export function partnerOf(viewer: Viewer, seat: Seat): Seat | null {
  return playsAlone(viewer) ? null : kSeats[(kSeats.indexOf(seat) + 2) % 4];
}

export const sideOf = (seat: Seat): 'NS' | 'EW' => (seat === 'N' || seat === 'S' ? 'NS' : 'EW');

/** The seats, one's own first and then clockwise. */
export function seatsFrom(viewer: Viewer): Seat[] {
  const seats = seatsOf(viewer);
  const own = seats.indexOf(viewer.you ?? 'N');
  return seats.map((_, i) => seats[(own + i) % seats.length]);
}

/** Those who play against each other, one's own side first. */
export function partiesOf(viewer: Viewer): Party[] {
  if (playsAlone(viewer)) return seatsFrom(viewer);
  return viewer.you && sideOf(viewer.you) === 'EW' ? ['EW', 'NS'] : ['NS', 'EW'];
}
/** The seat is the party, or one of the pair. */
export const isOf = (seat: Seat, party: Party): boolean => seat === party || sideOf(seat) === party;
export const isPair = (party: Party): party is Side => party === 'NS' || party === 'EW';
/** Those who won a match. */
export const winnersOf = (outcome: Outcome): Party[] => ('won' in outcome ? outcome.won : [outcome.winner]);
/** Of a value for each party. */
export const ofParty = (values: object, party: Party): number => (values as Record<Party, number>)[party];
