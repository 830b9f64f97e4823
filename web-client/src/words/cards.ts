// Cards and seats as arguments of messages: the message decides their case.
import type { Card, Outcome, Seat } from '@avinas/client';
import { isPair, kSeats, partnerOf, type Party, sideOf, type Viewer, winnersOf } from '../state/seats';
import { list, t } from './t';

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
const namesOfSide = (viewer: Viewer, side: 'NS' | 'EW'): string =>
  list(kSeats.filter((seat) => sideOf(seat) === side).map((seat) => viewer.seats?.[seat].name || seatName(seat)));

/** `$NS` and `$EW`: the names of both sides, for a message that tells of sides. */
export const pairArgs = (viewer: Viewer) => ({ NS: namesOfSide(viewer, 'NS'), EW: namesOfSide(viewer, 'EW') });

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
