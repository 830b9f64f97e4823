// What happened between two views, in sentences: each public event once, in order.
import type { HandResult, Outcome, Seat, SeatAction, TableView, Trick } from '../protocol/types';
import { cardName, count, list, seatName, sideName, suitName, words } from './en';

export const kSeats: Seat[] = ['N', 'E', 'S', 'W'];

/** "East", or "East (Rasa)" where somebody sits. */
export function who(view: TableView, seat: Seat): string {
  if (view.you === seat) return 'You';
  return seatName[seat];
}

/** The verb as it follows `who`. */
function does(view: TableView, seat: Seat, you: string, other: string): string {
  return `${who(view, seat)} ${view.you === seat ? you : other}`;
}

export function callSentence(view: TableView, call: SeatAction): string {
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

type Played = Trick['cards'][number];

export function playSentence(view: TableView, played: Played, lead: boolean): string {
  const verb = lead ? does(view, played.seat, 'lead', 'leads') : does(view, played.seat, 'play', 'plays');
  const face = played.signal ? `, with ${played.signal === 'valuable' ? words.smile : words.frown}` : '';
  if (!played.card) return `${verb} a card face down${face}.`;
  const trump = view.trump && played.trump ? ', trump' : '';
  return `${verb} the ${cardName(played.card)}${trump}${played.face_down ? ', face down' : ''}${face}.`;
}

function same(a: Played | undefined, b: Played): boolean {
  return !!a && a.seat === b.seat && a.card === b.card;
}

function trickEvents(before: TableView, after: TableView): string[] {
  const sentences: string[] = [];
  const completed = after.last_trick && after.last_trick.number !== before.last_trick?.number;
  if (completed && after.last_trick) {
    const done = after.last_trick;
    const known = before.trick?.number === done.number ? before.trick.cards : [];
    done.cards.forEach((played, i) => {
      if (i >= known.length) sentences.push(playSentence(after, played, i === 0));
      else if (!known[i].card && played.card) {
        sentences.push(`The card face down was the ${cardName(played.card)}.`);
      }
    });
    const by = done.cards.find((c) => c.seat === done.winner)?.card;
    const withCard = by ? ` with the ${cardName(by)}` : '';
    sentences.push(
      `${does(after, done.winner, 'take', 'takes')} the trick${withCard}${done.points === null ? '' : `: ${count(done.points, 'point', 'points')}`}.`,
    );
  }
  const known = before.trick?.number === after.trick?.number ? (before.trick?.cards ?? []) : [];
  after.trick?.cards.forEach((played, i) => {
    if (!same(known[i], played)) sentences.push(playSentence(after, played, i === 0));
  });
  return sentences;
}

function dealEvents(after: TableView): string[] {
  const sentences = [`Hand ${after.hand_number}: ${does(after, after.dealer ?? 'N', 'deal', 'deals')}.`];
  const shown = shownSentence(after);
  if (shown) sentences.push(shown);
  sentences.push(contractSentence(after));
  return sentences;
}

export function shownSentence(view: TableView): string {
  const parts = kSeats.flatMap((seat) => {
    const cards = view.exposed.filter((s) => s.seat === seat).map((s) => cardName(s.card));
    return cards.length > 0 ? [`${who(view, seat) === 'You' ? 'you' : seatName[seat]}: ${list(cards)}`] : [];
  });
  const own = view.private_look.map((s) => cardName(s.card));
  if (own.length > 0) parts.push(`only you see of your partner: ${list(own)}`);
  return parts.length > 0 ? `Shown: ${parts.join('; ')}.` : '';
}

/** The form of the game, trumps, declarer, bid and knocks, in one sentence. */
export function contractSentence(view: TableView): string {
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

function presenceEvents(before: TableView, after: TableView): string[] {
  return kSeats.flatMap((seat) => {
    const a = before.seats[seat];
    const b = after.seats[seat];
    const label = `${seatName[seat]}${b.name ? ` (${b.name})` : ''}`;
    if (a.player !== b.player || a.kind !== b.kind) {
      if (b.kind === 'empty') return [`${seatName[seat]} is free.`];
      return [`${b.name} sits ${seatName[seat]}.`];
    }
    if (b.kind !== 'human') return [];
    if (a.here && !b.here) return [`${label} is away.`];
    if (!a.here && b.here) return [`${label} is back.`];
    if (!a.stand_in && b.stand_in) return [`A stand-in plays for ${label}.`];
    if (a.stand_in && !b.stand_in) return [`${label} plays again.`];
    return [];
  });
}

export function narrate(before: TableView, after: TableView): string[] {
  const sentences = presenceEvents(before, after);
  if (after.standstill !== before.standstill) {
    if (after.standstill === 'paused') sentences.push(words.paused);
    if (after.standstill === 'none' && before.standstill === 'paused') sentences.push('Play goes on.');
  }
  if (after.hand_number !== before.hand_number && after.hand_number > 0) {
    return [...sentences, ...dealEvents(after)];
  }
  after.calls.slice(before.calls.length).forEach((call) => sentences.push(callSentence(after, call)));
  if (after.trump && !before.trump && after.form === 'no_sevens') {
    const named = after.calls.some((c) => c.action === 'name_trump');
    if (!named) sentences.push(`Trumps are ${suitName[after.trump]}.`);
  }
  sentences.push(...trickEvents(before, after));
  if (after.finished && !before.finished) sentences.push(resultSentence(after.finished.result));
  if (after.outcome && !before.outcome) sentences.push(outcomeSentence(after.outcome));
  if (after.phase === 'abandoned' && before.phase !== 'abandoned') sentences.push('The match was given up.');
  return sentences;
}

/** What the assertive region says when the turn comes to this player, or nothing. */
export function turnCall(before: TableView, after: TableView): string | null {
  if (!after.you || !after.to_act.includes(after.you)) return null;
  const moved =
    !before.to_act.includes(after.you) ||
    before.phase !== after.phase ||
    before.trick?.number !== after.trick?.number;
  if (!moved) return null;
  const what: Partial<Record<TableView['phase'], string>> = {
    bidding: 'bid or pass',
    knocking: 'knock or pass',
    naming_trump: 'name the trump suit',
    playing: after.trick && after.trick.cards.length > 0 ? 'play a card' : 'lead a card',
  };
  return `${words.yourTurn} ${what[after.phase] ?? ''}`.trim();
}
