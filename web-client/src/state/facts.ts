// The events between two views, as facts: each public event once, in order. Words are elsewhere.
import type {
  Call,
  Card,
  Emote,
  HandRecord,
  HandResult,
  Outcome,
  Proposal,
  Seat,
  ShownCard,
  Suit,
  TableOptions,
  TableView,
  Trick,
} from '@avinas/client';
import { roomOf } from '../games';
import type { GameRoom } from '../games/room';
import { seatsOf, seatsOfBoth } from './seats';
import { type Turn, turnOf } from './turn';

export type Played = Trick['cards'][number];

export type Fact =
  | { kind: 'seat_freed'; seat: Seat }
  | { kind: 'asks_for_seat'; seat: Seat; name: string; player: string }
  | { kind: 'waits' }
  | { kind: 'sat' | 'went_away' | 'came_back' | 'stand_in' | 'plays_again'; seat: Seat; name: string }
  | { kind: 'paused' | 'resumed' }
  | { kind: 'given_up'; evening: boolean }
  | { kind: 'proposed'; seat: Seat; what: Proposal }
  | { kind: 'options_changed'; before: TableOptions; after: TableOptions }
  | { kind: 'dealt'; hand: number; dealer: Seat }
  | { kind: 'shown' | 'contract'; view: TableView }
  | { kind: 'called'; call: Call }
  | { kind: 'left_cat'; seat: Seat }
  | { kind: 'took_cat'; cards: Card[] }
  | { kind: 'trumps_made'; suit: Suit }
  | { kind: 'played'; played: Played; lead: boolean; follows: boolean }
  | { kind: 'turned_up'; card: Card }
  | { kind: 'uncovered'; seat: Seat; card: Card }
  | { kind: 'rest_taken'; seat: Seat }
  | { kind: 'trick_taken'; seat: Seat; card: Card | null; points: number | null }
  | { kind: 'hand_ended'; result: HandResult }
  | { kind: 'match_ended'; outcome: Outcome }
  | { kind: 'said'; name: string; text: string }
  | { kind: 'showed'; name: string; what: Emote }
  | { kind: 'previous_hand'; hand: number }
  | { kind: 'words'; text: string };

function same(a: Played | undefined, b: Played): boolean {
  return !!a && a.seat === b.seat && a.card === b.card;
}

/** The card at that place of a trick; `follows` if it is of the suit that was led, by its print. */
function playedFact(room: GameRoom, cards: Played[], i: number): Fact {
  const plainSuit = (card: Card | null) => card && room.plainSuit(card);
  const suit = plainSuit(cards[i].card);
  const follows = i > 0 && suit !== null && !cards[0].face_down && suit === plainSuit(cards[0].card);
  return { kind: 'played', played: cards[i], lead: i === 0, follows };
}

/** Cards of the rows that were turned with this trick. */
const uncovered = (before: TableView, after: TableView): Fact[] =>
  seatsOf(after).flatMap((seat) => {
    const now = rowOf(after, seat);
    return rowOf(before, seat).flatMap((was, i): Fact[] => {
      const card = was.down && !now[i]?.down ? now[i]?.card : null;
      return card ? [{ kind: 'uncovered', seat, card }] : [];
    });
  });

function trickFacts(before: TableView, after: TableView): Fact[] {
  const facts: Fact[] = [];
  const room = roomOf(after.options);
  const done = after.last_trick;
  // A hand that was played out at once is told in one sentence.
  if (done && before.in_hand && done.number > (before.trick?.number ?? done.number)) {
    return [{ kind: 'rest_taken', seat: done.winner }];
  }
  if (done && done.number !== before.last_trick?.number) {
    const known = before.trick?.number === done.number ? before.trick.cards : [];
    done.cards.forEach((played, i) => {
      if (i >= known.length) facts.push(playedFact(room, done.cards, i));
      else if (!known[i].card && played.card) facts.push({ kind: 'turned_up', card: played.card });
    });
    const card = done.cards.find((c) => c.seat === done.winner)?.card ?? null;
    facts.push({ kind: 'trick_taken', seat: done.winner, card, points: done.points }, ...uncovered(before, after));
  }
  const known = before.trick?.number === after.trick?.number ? (before.trick?.cards ?? []) : [];
  const cards = after.trick?.cards ?? [];
  cards.forEach((played, i) => {
    if (!same(known[i], played)) facts.push(playedFact(room, cards, i));
  });
  return facts;
}

function seatFacts(before: TableView, after: TableView, seat: Seat): Fact[] {
  const a = before.seats[seat];
  const b = after.seats[seat];
  const asks = b.asked_by
    .filter((p) => !a.asked_by.some((q) => q.player === p.player))
    .map((p): Fact => ({ kind: 'asks_for_seat', seat, name: p.name, player: p.player }));
  if (a.player !== b.player || a.kind !== b.kind) {
    if (b.kind === 'empty') return [{ kind: 'seat_freed', seat }];
    return b.kind === 'bot' ? [] : [{ kind: 'sat', seat, name: b.name }];
  }
  if (b.kind !== 'human') return asks;
  const name = b.name;
  if (a.here && !b.here) return [...asks, { kind: 'went_away', seat, name }];
  if (!a.here && b.here) return [...asks, { kind: 'came_back', seat, name }];
  if (!a.stand_in && b.stand_in) return [...asks, { kind: 'stand_in', seat, name }];
  if (a.stand_in && !b.stand_in) return [...asks, { kind: 'plays_again', seat, name }];
  return asks;
}

/** Options are the same agreement if they differ only in the door: who may come, who hears of the table. */
export function isSameAgreement(a: TableOptions, b: TableOptions): boolean {
  const agreed = (options: TableOptions) => JSON.stringify({ ...options, watching: null, listed: null });
  return agreed(a) === agreed(b);
}

export function factsBetween(before: TableView, after: TableView): Fact[] {
  const seats = seatsOfBoth(before, after);
  const facts = seats.flatMap((seat) => seatFacts(before, after, seat));
  if (!isSameAgreement(before.options, after.options)) {
    facts.push({ kind: 'options_changed', before: before.options, after: after.options });
  }
  for (const seat of seats) {
    const made = after.proposals[seat].filter((what) => !before.proposals[seat].includes(what));
    facts.push(...made.map((what): Fact => ({ kind: 'proposed', seat, what })));
  }
  const isReady = seats.some((seat) => seat === after.you && after.seats[seat].ready && !before.seats[seat].ready);
  if (isReady && after.hand_number > 0 && after.hand_number === before.hand_number) facts.push({ kind: 'waits' });
  if (after.standstill !== before.standstill) {
    if (after.standstill === 'paused') facts.push({ kind: 'paused' });
    if (after.standstill === 'none' && before.standstill === 'paused') facts.push({ kind: 'resumed' });
  }
  if (after.hand_number !== before.hand_number && after.hand_number > 0) {
    facts.push({ kind: 'dealt', hand: after.hand_number, dealer: after.dealer ?? 'N' });
    facts.push({ kind: 'shown', view: after }, { kind: 'contract', view: after });
    return facts;
  }
  after.calls.slice(before.calls.length).forEach((call) => {
    const leaves = before.phase === 'exchanging' && call.action === 'pass';
    facts.push(leaves ? { kind: 'left_cat', seat: call.seat } : { kind: 'called', call });
  });
  const took = laidBy(after).taken;
  if (took.length > laidBy(before).taken.length) facts.push({ kind: 'took_cat', cards: took });
  if (after.trump && !before.trump) {
    const named = after.calls.some((c) => c.action === 'name_trump');
    if (!named) facts.push({ kind: 'trumps_made', suit: after.trump });
  }
  facts.push(...trickFacts(before, after));
  // Cards that were played told who declares.
  const shown = before.phase === 'playing' && after.phase === 'playing' && !before.declarer && after.declarer;
  if (shown) facts.push({ kind: 'contract', view: after });
  if (after.finished && !before.finished) facts.push({ kind: 'hand_ended', result: after.finished.result });
  if (after.outcome && !before.outcome) facts.push({ kind: 'match_ended', outcome: after.outcome });
  if (after.phase === 'abandoned' && before.phase !== 'abandoned') {
    facts.push({ kind: 'given_up', evening: Boolean(after.evening) });
  }
  return facts;
}

/** The question of the turn that has just come to this player, or nothing. */
export function turnBetween(before: TableView, after: TableView): Turn | null {
  const turn = turnOf(after);
  if (!turn) return null;
  const moved =
    turnOf(before) !== turn ||
    !before.to_act.includes(after.you!) ||
    before.phase !== after.phase ||
    before.trick?.number !== after.trick?.number;
  return moved ? turn : null;
}

/** A place of a row before a player: the card on top, and whether one lies face down beneath. */
export interface Place {
  card: Card | null;
  down: boolean;
}
export const rowOf = (view: TableView, seat: Seat): Place[] =>
  'rows' in view && view.rows ? (view.rows[seat as 'N'] ?? []) : [];

/** The cards that were shown in the deal, to all and to this player alone. */
export function exposedOf(view: TableView): ShownCard[] {
  if ('exposed' in view) return view.exposed;
  if ('rows' in view) {
    const { you } = view;
    if (!you) return [];
    return rowOf(view, you).flatMap(({ card }): ShownCard[] => (card ? [{ seat: you, position: 8, card }] : []));
  }
  const turned = 'turned' in view && view.turned;
  return turned && view.dealer ? [{ seat: view.dealer, position: 8, card: turned }] : [];
}
export const lookOf = (view: TableView): ShownCard[] => ('private_look' in view ? view.private_look : []);

/** The cards that nobody was dealt. */
export const restOf = ({ deal }: HandRecord): Card[] => ('rest' in deal && Array.isArray(deal.rest) ? deal.rest : []);

/** The trumps of a hand that is over; null where it had none. */
export const trumpOf = (result: HandResult): Suit | null => ('trump' in result ? result.trump : null);

/** The player for whom a hand was played, or against whom the others played. */
export function declarerOf(result: HandResult): Seat | null {
  if ('soloist' in result) return result.soloist;
  return 'declarer' in result ? result.declarer : null;
}

/** How far it was knocked in this hand. */
export const knockOf = (view: TableView) => ('knock' in view ? view.knock : 'none');

/** Bots hold the other seats. */
export const amongBots = (view: TableView): boolean =>
  view.you !== null && seatsOf(view).every((seat) => seat === view.you || view.seats[seat].kind === 'bot');

/** The cards that one laid away in this hand, and those taken for them. */
export const laidBy = (view: TableView): { laid: Card[]; taken: Card[] } =>
  'laid' in view ? view : { laid: [], taken: [] };

/** The action of a record's hand is declarer's leaving the cat: nobody passes who has bid the most. */
export const leavesCat = (hand: HandRecord, index: number): boolean =>
  'rest' in hand.deal &&
  hand.actions[index].action === 'pass' &&
  hand.actions
    .slice(0, index)
    .filter((a) => a.action === 'bid' || a.action === 'better')
    .pop()?.seat === hand.actions[index].seat;
