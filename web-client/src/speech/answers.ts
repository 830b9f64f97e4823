// Answers of single keys and the command line: the present state of the table in words.
import { roomOf } from '../games';
import type { Seat, TableView } from '@avinas/client';
import { laidBy } from '../state/facts';
import { clockLeft, turnOf } from '../state/turn';
import { ofParty, partiesOf, seatsOf } from '../state/seats';
import { cardName, partyArgs, whoArgs } from '../words/cards';
import {
  bidName,
  callSentence,
  cardList,
  contractSentence,
  outcomeSentence,
  playSentence,
  shownSentence,
  turnSentence,
} from '../words/narrate';
import { joined, list, t } from '../words/t';
import type { Question } from './questions';

function hand(view: TableView): string {
  if (view.ranked.length === 0) return t('answer-no-cards');
  const trumps = view.ranked.filter((card) => view.trumps.includes(card));
  const rest = view.ranked.filter((card) => !view.trumps.includes(card));
  const cards =
    trumps.length > 0 && rest.length > 0
      ? t('answer-hand-parts', { trumps: list(trumps.map(cardName)), rest: list(rest.map(cardName)) })
      : list(view.ranked.map(cardName));
  const lengths =
    view.lengths.length === 4 && !view.trump
      ? t('answer-lengths', { C: view.lengths[0], S: view.lengths[1], H: view.lengths[2], D: view.lengths[3] })
      : '';
  const { laid, taken } = laidBy(view);
  return joined([
    t('answer-hand', { n: view.ranked.length, cards }),
    lengths,
    taken.length > 0 ? t('own-taken', { cards: cardList(taken) }) : '',
    laid.length > 0 ? t('own-laid', { cards: cardList(laid) }) : '',
  ]);
}

function trick(view: TableView): string {
  if (!view.trick) return t('answer-no-trick');
  if (view.trick.cards.length === 0) return t('answer-nothing-led', { n: view.trick.number });
  const cards = joined(view.trick.cards.map((c, i) => playSentence(view, c, i === 0, 'short')));
  return t('answer-trick', { n: view.trick.number, cards });
}

function lastTrick(view: TableView): string {
  const last = view.last_trick;
  if (!last) return t('answer-no-last-trick');
  const cards = joined(last.cards.map((c, i) => playSentence(view, c, i === 0, 'short')));
  const taken = { ...whoArgs(view, last.winner), n: last.points ?? 0 };
  return joined([
    t('answer-trick', { n: last.number, cards }),
    t(last.points === null ? 'say-takes' : 'say-takes-points', taken),
  ]);
}

function sheet(view: TableView): string {
  const sides = roomOf(view.options).sheet(view);
  return joined(view.outcome ? [...sides, outcomeSentence(view, view.outcome)] : sides);
}

function points(view: TableView): string {
  return joined(
    partiesOf({ ...view, you: null }).map((party) => {
      const args = { ...partyArgs(view, party), tricks: ofParty(view.tricks, party) };
      if (!view.points) return t('answer-tricks', args);
      return t('answer-points', { ...args, points: ofParty(view.points, party) });
    }),
  );
}

/** A bid by the number that is typed, and what it stands for. */
function bidAnswer(view: TableView, bid: number): string {
  const name = bidName(view, bid);
  return name === bid ? String(bid) : `${bid} (${name})`;
}

/** The bids that may be typed now; empty where there are none. */
export function bidsThatMayBeMade(view: TableView): string {
  const bids = view.legal.flatMap((a) => (a.action === 'bid' ? [bidAnswer(view, a.length)] : []));
  return bids.length > 0 ? t('answer-can-bid', { lengths: list(bids) }) : '';
}

/** Lists what one may do now; the reason why a card may not be played comes when it is tried. */
function can(view: TableView): string {
  const cards = [...new Set(view.legal.flatMap((a) => (a.action === 'play' ? [a.card] : [])))];
  const lengths = view.legal.flatMap((a) => {
    if (a.action === 'better') return [t('call-better', { n: a.length })];
    return a.action === 'bid' ? [bidAnswer(view, a.length)] : [];
  });
  const calls = ['pass', 'knock', 'stop', 'fold'].filter((call) => view.legal.some((a) => a.action === call));
  if (view.phase === 'exchanging' && turnOf(view)) {
    const verbs = [...new Set(view.legal.map(({ action }) => action))].map((action) =>
      example(view, action === 'name_trump' ? 'name' : action),
    );
    return joined([turnSentence(turnOf(view)!), t('answer-can-call', { calls: list(verbs) })]);
  }
  const parts = [
    cards.length > 0 && t('answer-can-play', { n: cards.length, cards: list(cards.map(cardName)) }),
    lengths.length > 0 && t('answer-can-bid', { lengths: list(lengths) }),
    view.legal.some((a) => a.action === 'name_trump') && t('turn-name_trump'),
    calls.length > 0 && t('answer-can-call', { calls: list(calls.map((call) => t(call))) }),
  ].filter((part) => part !== false);
  return joined(parts) || turn(view, 0);
}

/** The players to act, and their time: `passed` milliseconds less than when the view came. */
function turn(view: TableView, passed: number): string {
  if (view.standstill === 'paused') return t('paused');
  if (view.to_act.length === 0) return t('answer-nobody-acts');
  const names = list(
    view.to_act.map((seat) => (view.you === seat ? t('who-you') : t('answer-player-at', name(view, seat)))),
  );
  const said = t('answer-to-act', { names });
  if (!view.clock) return said;
  return joined([said, timeLeft(view, passed)]);
}

function timeLeft(view: TableView, passed: number): string {
  const left = clockLeft(view, passed);
  return left.reserve > 0
    ? t('answer-time-reserve', { n: left.decision, reserve: left.reserve })
    : t('answer-time', { n: left.decision });
}

/** A seat's place and the name of its player: a person's name stands alone. */
const name = (view: TableView, seat: Seat) => {
  const args = whoArgs(view, seat);
  return { ...args, who: args.who === 'person' ? seat : args.who, name: view.seats[seat].name };
};

function players(view: TableView): string {
  const one = (seat: Seat) => {
    const holder = view.seats[seat];
    if (holder.kind === 'empty') return t('say-seat-freed', { seat });
    const state = holder.kind === 'bot' ? 'bot' : holder.stand_in ? 'stand_in' : holder.here ? 'here' : 'away';
    return t('answer-player', { ...name(view, seat), state });
  };
  return joined([...seatsOf(view).map(one), t('answer-spectators', { n: view.spectators })]);
}

function bids(view: TableView): string {
  const calls = view.calls.map((call) => callSentence(view, call));
  return joined([...calls, contractSentence(view)]) || t('answer-no-bids');
}

export function answer(question: Question, view: TableView, passed: number): string {
  switch (question) {
    case 'hand':
      return hand(view);
    case 'trick':
      return trick(view);
    case 'last':
      return lastTrick(view);
    case 'sheet':
      return sheet(view);
    case 'bids':
      return bids(view);
    case 'turn':
      return turn(view, passed);
    case 'players':
      return players(view);
    case 'deal':
      return shownSentence(view) || t('answer-nothing-shown');
    case 'points':
      return points(view);
    case 'can':
      return can(view);
    case 'help':
      return help(view);
  }
}

const wordsOf = (id: string) => t(`command-${id}`).split(/[,\s]+/);

/** A command with what it needs, as it may be typed; of its words the first. */
function example(view: TableView, verb: string): string {
  const card = (rank: string, suit: string) => wordsOf(`rank-${rank}`)[0] + wordsOf(`suit-${suit}`)[0];
  const needs: Record<string, string> = {
    bid: roomOf(view.options).bidName ? '1' : '5',
    better: '5',
    name: wordsOf('suit-H')[0],
    lay: [card('Q', 'C'), card('K', 'H'), card('A', 'D')].slice(0, roomOf(view.options).lays).join(' '),
    ask: card('A', 'H'),
    give: card('Q', 'C'),
  };
  return [wordsOf(verb)[0], needs[verb]].filter(Boolean).join(' ');
}

/** The lines that may be typed. */
export function help(view: TableView): string {
  const { verbs } = roomOf(view.options);
  const all = [...verbs.filter((verb) => verb !== 'down'), 'rest', 'next', 'hint', 'back'];
  return joined([
    t('command-help', { verbs: list(all.map((verb) => example(view, verb))) }),
    verbs.includes('down') ? t('command-help-down') : '',
  ]);
}
