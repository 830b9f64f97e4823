// The events at the table, and which of them are said when: pure, and tested without a browser.
import type { TableView } from '@avinas/client';
import type { Viewer } from './seats';
import type { Fact } from './facts';
import { type Turn, turnOf } from './turn';

export interface Happening {
  id: number;
  fact: Fact;
  /** The reader's seat when it happened, and who sat where. */
  viewer: Viewer;
}

/** One spoken message: the events since one's last action, and the question. */
export interface Message {
  id: number;
  happened: Happening[];
  turn: Turn | null;
}

export interface Speech {
  /** The events at the table, the newest last. */
  story: Happening[];
  /** Happened and not said yet: it waits for one's turn. */
  unsaid: Happening[];
  /** The message that is being spoken. */
  message: Message | null;
  /** One's turns so far. */
  turns: number;
}

export const kSilence: Speech = { story: [], unsaid: [], message: null, turns: 0 };

const kKeptStory = 80;

/** After these everything is said that waits. */
const kSaidAtOnce: Fact['kind'][] = [
  'hand_ended',
  'match_ended',
  'given_up',
  'paused',
  'resumed',
  'sat',
  'seat_freed',
  'options_changed',
  'went_away',
  'asks_for_seat',
  'stand_in',
  'waits',
  'proposed',
];

/** The story with one more event, as a reader of that view has it. */
function told(speech: Speech, view: TableView | undefined, fact: Fact): Speech & { last: Happening } {
  const viewer = { you: view?.you ?? null, seats: view?.seats, options: view?.options };
  const last = { id: (speech.story.at(-1)?.id ?? 0) + 1, fact, viewer };
  return { ...speech, story: [...speech.story, last].slice(-kKeptStory), last };
}

/** Says this and what is asked, in one message. */
function say(speech: Speech, happened: Happening[], turn: Turn | null): Speech {
  if (happened.length === 0 && !turn) return speech;
  return { ...speech, message: { id: (speech.message?.id ?? 0) + 1, happened, turn } };
}

/** One more event, said at once. */
export function sayAtOnce(speech: Speech, view: TableView | undefined, fact: Fact): Speech {
  const { last, ...next } = told(speech, view, fact);
  return say(next, [last], null);
}

/** One's own doing is no news; a stand-in's is. */
export function isOwn(fact: Fact, { you, seats }: TableView): boolean {
  if (!you || seats[you].stand_in) return false;
  return (
    ((fact.kind === 'left_cat' || fact.kind === 'plays_again') && fact.seat === you) ||
    (fact.kind === 'played' && fact.played.seat === you) ||
    (fact.kind === 'called' && fact.call.seat === you) ||
    (fact.kind === 'proposed' && fact.seat === you)
  );
}

/** These events led to that view: they are said now, or with one's next turn. */
export function sayInTime(speech: Speech, view: TableView, facts: Fact[], turn: Turn | null): Speech {
  let next = speech;
  for (const fact of facts) {
    const { last, ...more } = told(next, view, fact);
    next = isOwn(fact, view) ? more : { ...more, unsaid: [...more.unsaid, last] };
  }
  // The question is over: nothing stale is left to be read.
  if (next.message?.turn && view.in_hand && !turnOf(view)) next = { ...next, message: null };
  const isDue = turn !== null || !view.you || facts.some((fact) => kSaidAtOnce.includes(fact.kind));
  if (!isDue) return next;
  return say({ ...next, unsaid: [], turns: next.turns + (turn ? 1 : 0) }, next.unsaid, turn);
}

/** For a player who comes, or comes back, to a table: a story of its own. */
export function sayArrived(speech: Speech, view: TableView): Speech {
  const facts: Fact[] = view.in_hand ? [{ kind: 'contract', view }] : [];
  return sayInTime({ ...speech, story: [], unsaid: [] }, view, facts, turnOf(view));
}
