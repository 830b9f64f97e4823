// Facts in English sentences.
import type { Card, HandResult, Outcome, Seat, SeatAction } from '../protocol/types';
import { kSeats, type Contract, type Fact, type Played, type Shown, type Turn } from '../state/facts';
import { clubWords } from './club';
import { cardName, count, list, seatName, sideName, suitName, words } from './en';
import { emoteSentence, watchWords } from './watch';

/** For whom a sentence is: "you" is this seat. */
interface Viewer {
  you: Seat | null;
}

/** "East", or "East (Rasa)" where somebody sits. */
export function who(view: Viewer, seat: Seat): string {
  if (view.you === seat) return 'You';
  return seatName[seat];
}

/** The verb as it follows `who`. */
function does(view: Viewer, seat: Seat, you: string, other: string): string {
  return `${who(view, seat)} ${view.you === seat ? you : other}`;
}

export function callSentence(view: Viewer, call: SeatAction): string {
  switch (call.action) {
    case 'bid':
      return `${does(view, call.seat, 'bid', 'bids')} ${call.length}.`;
    case 'pass':
      return `${does(view, call.seat, 'pass', 'passes')}.`;
    case 'knock':
      return `${does(view, call.seat, 'knock', 'knocks')}.`;
    case 'name_trump':
      return `${does(view, call.seat, 'name', 'names')} ${suitName[call.suit]} as trumps.`;
    case 'stop':
      return `${does(view, call.seat, 'stop', 'stops')} the game.`;
    case 'play':
      return '';
  }
}

export function playSentence(view: Viewer, played: Played, lead: boolean): string {
  const verb = lead ? does(view, played.seat, 'lead', 'leads') : does(view, played.seat, 'play', 'plays');
  const face = played.signal ? `, with ${played.signal === 'valuable' ? words.smile : words.frown}` : '';
  if (!played.card) return `${verb} a card face down${face}.`;
  const trump = played.trump ? ', trump' : '';
  return `${verb} the ${cardName(played.card)}${trump}${played.face_down ? ', face down' : ''}${face}.`;
}

export function shownSentence(view: Viewer & Shown): string {
  const parts = kSeats.flatMap((seat) => {
    const cards = view.exposed.filter((s) => s.seat === seat).map((s) => cardName(s.card));
    return cards.length > 0 ? [`${who(view, seat) === 'You' ? 'you' : seatName[seat]}: ${list(cards)}`] : [];
  });
  const own = view.private_look.map((s) => cardName(s.card));
  if (own.length > 0) parts.push(`only you see of your partner: ${list(own)}`);
  return parts.length > 0 ? `Shown: ${parts.join('; ')}.` : '';
}

/** The form of the game, trumps, declarer, bid and knocks, in one sentence. */
export function contractSentence(view: Viewer & Contract): string {
  if (view.hand_number === 0) return 'No hand is dealt yet.';
  if (view.form === 'sevens' && view.trump && view.declarer) {
    const knocked = { none: '', knock: ' Knocked.', knock_again: ' Knocked and knocked again.' };
    return `${count(view.sevens, 'seven', 'sevens')}: trumps are ${suitName[view.trump]}, ${
      view.you === view.declarer ? 'you are' : `${seatName[view.declarer]} is`
    } declarer.${knocked[view.knock]}`;
  }
  if (!view.declarer) return view.form === 'no_sevens' ? 'No sevens: the length is bid.' : '';
  const trump = view.trump ? `trumps are ${suitName[view.trump]}` : 'trumps are not yet known';
  const is = view.you === view.declarer ? 'You are' : `${seatName[view.declarer]} is`;
  return `No sevens. ${is} declarer with ${view.bid}; ${trump}.`;
}

export function resultSentence(result: HandResult): string {
  if (result.form === 'passed_out') return 'All passed; nothing is scored.';
  if (result.form === 'unfinished') return 'The hand was not finished.';
  const points = `${sideName.NS} ${result.points.NS}, ${sideName.EW} ${result.points.EW} points`;
  if (result.overbid && result.won_by) {
    return `Overbid: the declarers held fewer trumps than stated. ${sideName[result.won_by]} win the match.`;
  }
  if (!result.penalty || !result.won_by) return points;
  const unit = result.penalty.kind === 'rams' ? (['ram', 'rams'] as const) : (['pip', 'pips'] as const);
  return `${sideName[result.won_by]} win the hand. ${points}. ${count(result.penalty.amount, unit[0], unit[1])} against ${
    sideName[result.penalty.side]
  }.`;
}

export function outcomeSentence(outcome: Outcome): string {
  const loser = outcome.winner === 'NS' ? 'EW' : 'NS';
  const reasons = {
    cats: `${sideName[loser]} are Cats: twelve pips and the others none`,
    rams: `${sideName[loser]} have rams left on the sheet`,
    pips: `${sideName[outcome.winner]} have fewer pips`,
    overbid: `${sideName[loser]} overbid`,
  };
  const owed =
    outcome.settlement.units > 0
      ? ` ${sideName[outcome.settlement.payer]} owe ${count(outcome.settlement.units, 'unit', 'units')}.`
      : '';
  return `${sideName[outcome.winner]} win the match: ${reasons[outcome.reason]}.${owed}`;
}

const presence = {
  sat: (seat: Seat, name: string) => `${name} sits ${seatName[seat]}.`,
  asks_for_seat: (seat: Seat, name: string) => `${name} asks for the seat ${seatName[seat]}.`,
  went_away: (seat: Seat, name: string) => `${seatName[seat]} (${name}) is away.`,
  came_back: (seat: Seat, name: string) => `${seatName[seat]} (${name}) is back.`,
  stand_in: (seat: Seat, name: string) => `A stand-in plays for ${seatName[seat]} (${name}).`,
  plays_again: (seat: Seat, name: string) => `${seatName[seat]} (${name}) plays again.`,
};

function takenSentence(viewer: Viewer, seat: Seat, card: Card | null, points: number | null): string {
  const by = card ? ` with the ${cardName(card)}` : '';
  const worth = points === null ? '' : `: ${count(points, 'point', 'points')}`;
  return `${does(viewer, seat, 'take', 'takes')} the trick${by}${worth}.`;
}

/** The fact in English; empty where there is nothing to say. */
export function sentenceOf(fact: Fact, you: Seat | null): string {
  const viewer = { you };
  switch (fact.kind) {
    case 'seat_freed':
      return `${seatName[fact.seat]} is free.`;
    case 'sat':
    case 'asks_for_seat':
    case 'went_away':
    case 'came_back':
    case 'stand_in':
    case 'plays_again':
      return presence[fact.kind](fact.seat, fact.name);
    case 'paused':
      return words.paused;
    case 'resumed':
      return 'Play goes on.';
    case 'given_up':
      return 'The match was given up.';
    case 'dealt':
      return `Hand ${fact.hand}: ${does(viewer, fact.dealer, 'deal', 'deals')}.`;
    case 'shown':
      return shownSentence({ ...fact.shown, you });
    case 'contract':
      return contractSentence({ ...fact.contract, you });
    case 'called':
      return callSentence(viewer, fact.call);
    case 'trumps_made':
      return `Trumps are ${suitName[fact.suit]}.`;
    case 'played':
      return playSentence(viewer, fact.played, fact.lead);
    case 'turned_up':
      return `The card face down was the ${cardName(fact.card)}.`;
    case 'trick_taken':
      return takenSentence(viewer, fact.seat, fact.card, fact.points);
    case 'hand_ended':
      return resultSentence(fact.result);
    case 'match_ended':
      return outcomeSentence(fact.outcome);
    case 'said':
      return clubWords.said(fact.name, fact.text);
    case 'showed':
      return emoteSentence[fact.what](fact.name);
    case 'previous_hand':
      return watchWords.behindCame(fact.hand);
    case 'words':
      return fact.text;
  }
}

const asked: Record<Turn, string> = {
  bid: 'bid or pass',
  knock: 'knock or pass',
  name_trump: 'name the trump suit',
  lead: 'lead a card',
  play: 'play a card',
  act: '',
};

/** What the assertive region says when the turn comes. */
export function turnSentence(turn: Turn): string {
  return `${words.yourTurn} ${asked[turn]}`.trim();
}
