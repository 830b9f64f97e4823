// Cards and seats as arguments of messages: the message decides their case.
import type { Card, Outcome, Seat, Side, TableOptions, TableView } from '@avinas/client';
import { entryOf } from '../games';
import { list, t } from './t';

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

/** `$rank` (2 to 9 are numbers, as catalogues select them) and `$suit`. */
export const cardArgs = (card: Card) => ({
  rank: /[2-9]/.test(card[0]) ? Number(card[0]) : card[0],
  suit: card[1],
});
export const cardName = (card: Card) => t('card', cardArgs(card));

/** `$who`: you, your partner, a person, whose name is `$person`, or a seat by its compass point. */
export function whoArgs(viewer: Viewer, seat: Seat): { who: string; person?: string } {
  if (viewer.you === seat) return { who: 'you' };
  if (viewer.you && partnerOf(viewer, viewer.you) === seat) return { who: 'partner' };
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

/** The seats, one's own first and then clockwise. */
export function seatsFrom(viewer: Viewer): Seat[] {
  const seats = seatsOf(viewer);
  const own = seats.indexOf(viewer.you ?? 'N');
  return seats.map((_, i) => seats[(own + i) % seats.length]);
}

/** Those who play against each other, one's own side first. */
export function partiesOf(viewer: Viewer): Party[] {
  if (playsAlone(viewer)) return seatsFrom(viewer);
  return viewer.you && sideArg(viewer, 'NS') === 'them' ? ['EW', 'NS'] : ['NS', 'EW'];
}
/** The seat is the party, or one of the pair. */
export const isOf = (seat: Seat, party: Party): boolean => seat === party || sideOf(seat) === party;
export const isPair = (party: Party): party is Side => party === 'NS' || party === 'EW';
/** Those who won a match. */
export const winnersOf = (outcome: Outcome): Party[] => ('won' in outcome ? outcome.won : [outcome.winner]);
/** Of a value for each party. */
export const ofParty = (values: object, party: Party): number => (values as Record<Party, number>)[party];

/** `$side`, with the names that it may stand for. */
export function partyArgs(viewer: Viewer, party: Party) {
  // A message names the last of its sides as it is told to.
  return isPair(party) ? { side: sideArg(viewer, party), ...pairArgs(viewer) } : { side: 'EW', EW: who(viewer, party) };
}
export const partyName = (viewer: Viewer, party: Party): string => t('side', partyArgs(viewer, party));
/** The names of those who play as that party. */
export const namesOf = (viewer: Viewer, party: Party): string =>
  isPair(party) ? namesOfSide(viewer, party) : nameAt(viewer, party);
export const namesOfWinners = (viewer: Viewer, outcome: Outcome): string =>
  list(winnersOf(outcome).map((party) => namesOf(viewer, party)));
