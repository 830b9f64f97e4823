// Facts as sentences of the reader's language.
import type { Call, Card, HandResult, Outcome, Seat, SeatAction, TableView } from '@avinas/client';
import { roomFor, roomOf } from '../games';
import type { Fact, Played } from '../state/facts';
import type { Turn } from '../state/turn';
import { isPair, ofParty, partiesOf, type Viewer } from '../state/seats';
import { cardArgs, cardName, pairArgs, partyArgs, sideArg, who, whoArgs } from './cards';
import { changesSentence } from './options';
import { joined, list, t } from './t';

export type Length = 'short' | 'normal' | 'full';

/** A bid as the game says it. */
export const bidName = (view: Viewer, bid: number): string | number =>
  roomFor(view).bidName?.(bid, view.options) ?? bid;

/** A pass by which declarer leaves the cards that nobody was dealt, or calls for none. */
const leavesCat = (view: Viewer, { seat }: SeatAction | Call): boolean =>
  'declarer' in view &&
  view.declarer === seat &&
  ('cat' in view ? view.cat === 'left' : 'exchanged' in view ? !view.exchanged : 'asked' in view);

/** Cards in a sentence. */
export const cardList = (cards: readonly Card[]): string => list(cards.map(cardName));

export function callSentence(view: Viewer, call: SeatAction | Call): string {
  const args = whoArgs(view, call.seat);
  switch (call.action) {
    case 'bid':
      return t('say-bids', { ...args, n: bidName(view, call.length) });
    case 'better':
      return t('say-better', { ...args, n: call.length });
    case 'pass':
      return t(leavesCat(view, call) ? 'say-leave' : 'say-passes', args);
    case 'knock':
      return t('say-knocks', args);
    case 'name_trump':
      return t('say-names', { ...args, suit: call.suit });
    case 'stop':
      return t('say-stops', args);
    case 'take':
    case 'laid':
    case 'fold':
    case 'given':
      return t(`say-${call.action}`, args);
    case 'lay':
      return t('say-lay', { ...args, cards: cardList(call.cards) });
    case 'ask':
    case 'give':
      return t(`say-${call.action}`, { ...args, ...cardArgs(call.card) });
    case 'play':
      return '';
  }
}

/** The last call of a seat, as short as its plate has room for. */
export function callMark(view: Viewer, call: SeatAction | Call, leaves: boolean = leavesCat(view, call)): string {
  if (call.action === 'bid') return t('mark-bids', { n: bidName(view, call.length) });
  if (call.action === 'better') return t('mark-better', { n: call.length });
  if (call.action === 'name_trump') return t('mark-names', { suit: call.suit });
  if (call.action === 'pass' && leaves) return t('mark-leave');
  return call.action === 'play' ? '' : t(`mark-${call.action}`);
}

export function playSentence(view: Viewer, played: Played, lead: boolean, length: Length = 'normal'): string {
  const player = whoArgs(view, played.seat);
  const signal = played.signal ?? 'none';
  if (!played.card) return t('say-leads-hidden', { ...player, signal });
  const args = { ...player, signal, ...cardArgs(played.card), trump: played.trump ? 'yes' : 'no' };
  if (played.face_down) return t('say-leads-down', args);
  if (length === 'short') return t('say-card-short', args);
  return t(lead ? 'say-leads' : 'say-plays', args);
}

/** The cards shown in the deal; empty in a game that shows none. */
export const shownSentence = (view: TableView): string => roomOf(view.options).shown(view);

/** The contract: who plays for what. */
export const contractSentence = (view: TableView): string => roomOf(view.options).contract(view);

/** A hand's result, for its reader. */
export const resultSentence = (view: Viewer, result: HandResult): string =>
  roomFor(view).result(view, result) || pointsSentence(view, result);

/** The points of each party, one's own first. */
export function pointsSentence(view: Viewer, { points }: { points: object }): string {
  const parties = partiesOf(view);
  const [first, second] = parties;
  if (isPair(first) && isPair(second)) {
    const sides = { first: sideArg(view, first), second: sideArg(view, second), ...pairArgs(view) };
    return t('result-points', { ...sides, a: ofParty(points, first), b: ofParty(points, second) });
  }
  return joined(parties.map((party) => t('points-each', { ...partyArgs(view, party), n: ofParty(points, party) })));
}

export function outcomeSentence(view: Viewer, outcome: Outcome): string {
  const room = roomFor(view);
  const { payer, units } = room.owed(outcome);
  const args = { n: units, ...(payer === 'others' ? {} : partyArgs(view, payer)) };
  const byOthers = partiesOf(view).length === 2 ? 'outcome-owed-by-the-other' : 'outcome-owed-by-each';
  const owed = units > 0 ? t(payer === 'others' ? byOthers : 'outcome-owed', args) : '';
  return joined([room.outcome(view, outcome), owed]);
}

/** A match that ended early: on a club evening because its round was ended. */
export const givenUpSentence = (evening: boolean): string => t('say-given_up', { evening: evening ? 'yes' : 'no' });

function takenSentence(viewer: Viewer, fact: Extract<Fact, { kind: 'trick_taken' }>, length: Length): string {
  const taker = whoArgs(viewer, fact.seat);
  if (length === 'short') return t('say-takes-short', taker);
  if (fact.points === null) return t('say-takes', taker);
  if (length === 'full' && fact.card)
    return t('say-takes-with', { ...taker, n: fact.points, ...cardArgs(fact.card as Card) });
  return t('say-takes-points', { ...taker, n: fact.points });
}

const seatArgs = (viewer: Viewer, seat: Seat, name: string) => ({ ...whoArgs(viewer, seat), seat, name });

/** The fact in words; empty where there is nothing to say. */
export function sentenceOf(fact: Fact, viewer: Viewer, length: Length = 'normal'): string {
  switch (fact.kind) {
    case 'seat_freed':
      return t('say-seat-freed', { seat: fact.seat });
    case 'asks_for_seat':
      return t('say-asks_for_seat', seatArgs(viewer, fact.seat, fact.name || t('somebody')));
    case 'sat':
    case 'went_away':
    case 'came_back':
    case 'stand_in':
    case 'plays_again':
      return t(`say-${fact.kind}`, seatArgs(viewer, fact.seat, fact.name));
    case 'waits':
      return t('waiting-for-others');
    case 'paused':
    case 'resumed':
      return t(`say-${fact.kind}`);
    case 'given_up':
      return givenUpSentence(fact.evening);
    case 'proposed':
      return t(`proposed-${fact.what}`, { names: who(viewer, fact.seat) });
    case 'options_changed':
      return t('say-options-changed', { changes: changesSentence(fact.before, fact.after) });
    case 'dealt':
      return length === 'short'
        ? t('say-hand', { n: fact.hand })
        : t('say-dealt', { n: fact.hand, ...whoArgs(viewer, fact.dealer) });
    case 'shown':
      return shownSentence({ ...fact.view, you: viewer.you });
    case 'contract':
      return contractSentence({ ...fact.view, you: viewer.you });
    case 'called':
      return callSentence(viewer, fact.call);
    case 'took_cat':
      return viewer.you ? t('own-taken', { cards: cardList(fact.cards) }) : '';
    case 'left_cat':
      return t('say-leave', whoArgs(viewer, fact.seat));
    case 'trumps_made':
      return t('say-trumps', { suit: fact.suit });
    case 'played':
      return playSentence(viewer, fact.played, fact.lead, length);
    case 'turned_up':
      return t('say-turned-up', cardArgs(fact.card));
    case 'uncovered':
      return t('say-uncovered', { ...whoArgs(viewer, fact.seat), ...cardArgs(fact.card) });
    case 'rest_taken':
      return t('say-rest', whoArgs(viewer, fact.seat));
    case 'trick_taken':
      return takenSentence(viewer, fact, length);
    case 'hand_ended':
      return resultSentence(viewer, fact.result);
    case 'match_ended':
      return outcomeSentence(viewer, fact.outcome);
    case 'said':
      return t('say-said', { name: fact.name, text: fact.text });
    case 'showed':
      return t(`emote-said-${fact.what}`, { name: fact.name });
    case 'previous_hand':
      return t('say-previous-hand', { n: fact.hand });
    case 'words':
      return fact.text;
  }
}

/** The question of the turn. */
export const turnSentence = (turn: Turn): string => t(`turn-${turn}`);
