// What the single keys answer: the present state of the table in words.
import type { Seat, TableView } from '../protocol/types';
import { cardName, count, list, seatName, sideName, suitName, words } from './en';
import { kSeats } from '../state/facts';
import { callSentence, contractSentence, outcomeSentence, playSentence, shownSentence } from './narrate';

function handAnswer(view: TableView): string {
  if (view.ranked.length === 0) return 'You hold no cards.';
  const lengths =
    view.lengths.length === 4
      ? ` Lengths: ${list((['C', 'S', 'H', 'D'] as const).map((s, i) => `${suitName[s]} ${view.lengths[i]}`))}.`
      : '';
  return `${count(view.ranked.length, 'card', 'cards')}: ${list(view.ranked.map(cardName))}.${lengths}`;
}

function trickAnswer(view: TableView): string {
  if (!view.trick) return 'No trick is being played.';
  if (view.trick.cards.length === 0) return `Trick ${view.trick.number}: nothing is led yet.`;
  return `Trick ${view.trick.number}. ${view.trick.cards.map((c, i) => playSentence(view, c, i === 0)).join(' ')}`;
}

function lastTrickAnswer(view: TableView): string {
  const last = view.last_trick;
  if (!last) return 'There is no last trick.';
  return `Trick ${last.number}. ${last.cards.map((c, i) => playSentence(view, c, i === 0)).join(' ')} Taken by ${
    view.you === last.winner ? 'you' : seatName[last.winner]
  }${last.points === null ? '' : `, ${count(last.points, 'point', 'points')}`}.`;
}

function sheetAnswer(view: TableView): string {
  const sides = (['NS', 'EW'] as const).map((side) => {
    const pips = view.sheet.pips[side];
    return `${sideName[side]}: ${count(view.sheet.rams[side], 'ram', 'rams')}, ${count(
      pips[pips.length - 1] ?? 0,
      'pip',
      'pips',
    )}; this hand ${view.points ? `${count(view.points[side], 'point', 'points')} in ` : ''}${count(view.tricks[side], 'trick', 'tricks')}.`;
  });
  if (view.outcome) sides.push(outcomeSentence(view.outcome));
  return sides.join(' ');
}

function turnAnswer(view: TableView): string {
  if (view.standstill === 'paused') return words.paused;
  if (view.to_act.length === 0) return 'Nobody is to act.';
  const names = view.to_act.map((s) => (view.you === s ? 'you' : `${seatName[s]}, ${view.seats[s].name}`));
  const time = view.clock
    ? ` ${Math.ceil(view.clock.decision_ms / 1000)} seconds, and ${Math.ceil(view.clock.reserve_ms / 1000)} in reserve.`
    : '';
  return `To act: ${list(names)}.${time}`;
}

function playersAnswer(view: TableView): string {
  const one = (seat: Seat) => {
    const s = view.seats[seat];
    if (s.kind === 'empty') return `${seatName[seat]} is free`;
    const state = s.kind === 'bot' ? words.bot : s.stand_in ? words.standIn : s.here ? 'here' : words.away;
    return `${seatName[seat]}: ${view.you === seat ? 'you, ' : ''}${s.name}, ${state}`;
  };
  return `${kSeats.map(one).join('. ')}. ${words.spectators(view.spectators)}.`;
}

export function answerKey(key: string, view: TableView): string | null {
  switch (key.toLowerCase()) {
    case 'h':
      return handAnswer(view);
    case 't':
      return trickAnswer(view);
    case 'l':
      return lastTrickAnswer(view);
    case 's':
      return sheetAnswer(view);
    case 'b':
      return `${view.calls.map((c) => callSentence(view, c)).join(' ')} ${contractSentence(view)}`.trim();
    case 'w':
      return turnAnswer(view);
    case 'p':
      return playersAnswer(view);
    case 'd':
      return shownSentence(view) || 'Nothing was shown in the deal.';
    default:
      return null;
  }
}
