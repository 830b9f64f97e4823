// Facts as sentences of the reader's language.
import type { Card, HandResult, Outcome, Seat, SeatAction } from '@avinas/client';
import type { Contract, Fact, Played, Shown, Turn } from '../state/facts';
import { cardArgs, cardName, kSeats, pairArgs, sideArg, type Viewer, who, whoArgs } from './cards';
import { changesSentence } from './options';
import { joined, list, t } from './t';

export type Length = 'short' | 'normal' | 'full';

export function callSentence(view: Viewer, call: SeatAction): string {
  const args = whoArgs(view, call.seat);
  switch (call.action) {
    case 'bid':
      return t('say-bids', { ...args, n: call.length });
    case 'pass':
      return t('say-passes', args);
    case 'knock':
      return t('say-knocks', args);
    case 'name_trump':
      return t('say-names', { ...args, suit: call.suit });
    case 'stop':
      return t('say-stops', args);
    case 'play':
      return '';
  }
}

/** The last call of a seat, as short as its plate has room for. */
export function callMark(call: SeatAction): string {
  if (call.action === 'bid') return t('mark-bids', { n: call.length });
  if (call.action === 'name_trump') return t('mark-names', { suit: call.suit });
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

export function shownSentence(view: Viewer & Shown): string {
  const parts = kSeats.flatMap((seat) => {
    const cards = view.exposed.filter((s) => s.seat === seat).map((s) => cardName(s.card));
    return cards.length > 0 ? [t('say-shown-of', { ...whoArgs(view, seat), cards: list(cards) })] : [];
  });
  const own = view.private_look.map((s) => cardName(s.card));
  if (own.length > 0) parts.push(t('say-shown-secret', { cards: list(own) }));
  return joined(parts);
}

/** The form of the game, trumps, declarer, bid and knocks. */
export function contractSentence(view: Viewer & Contract): string {
  if (view.hand_number === 0) return t('no-hand-yet');
  const declarer = view.declarer ? whoArgs(view, view.declarer) : { who: 'nobody' };
  if (view.form === 'sevens' && view.trump && view.declarer) {
    return t('contract-sevens', { ...declarer, n: view.sevens, suit: view.trump, knock: view.knock });
  }
  if (!view.declarer) return view.form === 'no_sevens' ? t('contract-bidding') : '';
  if (!view.trump) return t('contract-trump-unknown', { ...declarer, n: view.bid ?? 0 });
  return t('contract-no-sevens', { ...declarer, n: view.bid ?? 0, suit: view.trump });
}

/** A hand's result, for its reader. */
export function resultSentence(view: Viewer, result: HandResult): string {
  if (result.form === 'passed_out') return t('result-passed-out');
  if (result.form === 'unfinished') return t('result-unfinished');
  if (!result.won_by) return t('result-points', points(view, result));
  const won = { side: sideArg(view, result.won_by), ...pairArgs(view) };
  if (result.overbid) return t('result-overbid', won);
  if (!result.penalty) return t('result-won', won);
  const against = sideArg(view, result.penalty.side);
  return t(`result-${result.penalty.kind}`, { ...won, against, n: result.penalty.amount });
}

function points(view: Viewer, result: HandResult) {
  const first = view.you && sideArg(view, 'NS') === 'them' ? 'EW' : 'NS';
  const second = first === 'NS' ? 'EW' : 'NS';
  return {
    first: sideArg(view, first),
    second: sideArg(view, second),
    ...pairArgs(view),
    a: result.points[first],
    b: result.points[second],
  };
}

/** The reason for the figure of a result, with its rule. */
export function reasonSentence(result: HandResult): { text: string; rule: string } | null {
  const { penalty, won_by } = result;
  if (result.overbid) return { text: t('why-overbid', { n: result.bid ?? 0 }), rule: 'R4.5' };
  if (!penalty || !won_by || !result.declarer) return null;
  const declaring = result.declarer === 'N' || result.declarer === 'S' ? 'NS' : 'EW';
  const lost = declaring === won_by ? 'defenders' : 'declarers';
  if (penalty.kind === 'pips') {
    const other = penalty.side;
    return { text: t('why-pips', { lost, points: result.points[other], n: penalty.amount }), rule: 'R4.8' };
  }
  return { text: t('why-rams', { lost, sevens: result.sevens, knock: result.knock, n: penalty.amount }), rule: 'R3.6' };
}

export function pointsSentence(view: Viewer, result: HandResult): string {
  return t('result-points', points(view, result));
}

export function outcomeSentence(view: Viewer, outcome: Outcome): string {
  const loser = outcome.winner === 'NS' ? 'EW' : 'NS';
  const pairs = pairArgs(view);
  const args = { side: sideArg(view, outcome.winner), loser: sideArg(view, loser), reason: outcome.reason, ...pairs };
  const { payer, units } = outcome.settlement;
  const owed = units > 0 ? t('outcome-owed', { side: sideArg(view, payer), n: units, ...pairs }) : '';
  return joined([t('outcome', args), owed]);
}

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
    case 'sat':
    case 'asks_for_seat':
    case 'went_away':
    case 'came_back':
    case 'stand_in':
    case 'plays_again':
      return t(`say-${fact.kind}`, seatArgs(viewer, fact.seat, fact.name));
    case 'paused':
    case 'resumed':
    case 'given_up':
      return t(`say-${fact.kind}`);
    case 'proposed':
      return t(`proposed-${fact.what}`, { names: who(viewer, fact.seat) });
    case 'options_changed':
      return t('say-options-changed', { changes: changesSentence(fact.before, fact.after) });
    case 'dealt':
      return length === 'short'
        ? t('say-hand', { n: fact.hand })
        : t('say-dealt', { n: fact.hand, ...whoArgs(viewer, fact.dealer) });
    case 'shown':
      return shownSentence({ ...fact.shown, ...viewer });
    case 'contract':
      return contractSentence({ ...fact.contract, ...viewer });
    case 'called':
      return callSentence(viewer, fact.call);
    case 'trumps_made':
      return t('say-trumps', { suit: fact.suit });
    case 'played':
      return playSentence(viewer, fact.played, fact.lead, length);
    case 'turned_up':
      return t('say-turned-up', cardArgs(fact.card));
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
