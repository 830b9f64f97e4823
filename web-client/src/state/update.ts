// How a message changes what the client knows: pure, and tested without a browser.
import type { ErrorMessage, HallChanged, ServerMessage, TableOptions, TableView } from '@avinas/client';
import { factsBetween, isSameAgreement, turnBetween, type Fact } from './facts';
import { clubAfter } from './club';
import { sayArrived, sayAtOnce, sayInTime } from './speech';
import type { Line, Problem, State } from './state';

/** The state with one more fact, said at once. */
export function announce(state: State, fact: Fact): State {
  return { ...state, speech: sayAtOnce(state.speech, state.table?.view, fact) };
}

/** Nothing was decided between the two: what was refused in the first may still be read in the second. */
function asksTheSame(before: TableView, after: TableView): boolean {
  const asked = ({ code, stage, phase, hand_number, to_act, trick, calls, you }: TableView) =>
    JSON.stringify([code, stage, phase, hand_number, to_act, trick?.cards, calls.length, you]);
  return asked(before) === asked(after);
}

/** The options agreed by sitting down, once the host has changed them. */
function agreedBefore(state: State, before: TableView | undefined, after: TableView): TableOptions | null {
  if (!before || !after.you || before.you !== after.you || after.host === state.me?.player) return null;
  const agreed = state.agreed ?? before.options;
  return isSameAgreement(agreed, after.options) ? null : agreed;
}

/** A link that was dead is told of to somebody who comes in all the same. */
const ofDeadLink = ({ error }: State) => (error?.reason === 'useless_link' ? error : null);

/** All that happened, but for this person's own asking for a seat. */
const newsBetween = ({ me }: State, before: TableView, after: TableView): Fact[] =>
  factsBetween(before, after).filter((fact) => fact.kind !== 'asks_for_seat' || fact.player !== me?.player);

function withView(state: State, version: number, view: TableView, now: number): State {
  const before = state.table?.view;
  const next: State = {
    ...state,
    table: { version, view, at: now },
    needsView: false,
    error: !before ? ofDeadLink(state) : asksTheSame(before, view) ? state.error : null,
    notice: null,
    agreed: agreedBefore(state, before?.code === view.code ? before : undefined, view),
    hint: null,
    behind: view.you || view.stage !== 'playing' ? null : state.behind,
  };
  const speech =
    before?.code === view.code
      ? sayInTime(state.speech, view, newsBetween(state, before, view), turnBetween(before, view))
      : sayArrived(state.speech, view);
  return { ...next, speech };
}

const kKeptLines = 50;

/** One more line of talk, which is also spoken. */
function said(state: State, line: Line): State {
  const fact: Fact = line.emote
    ? { kind: 'showed', name: line.name, what: line.emote }
    : { kind: 'said', name: line.name, text: line.text };
  const next = line.player === state.me?.player ? state : announce(state, fact);
  if (line.place) return { ...next, tableTalk: [...state.tableTalk, line].slice(-kKeptLines) };
  return { ...next, hallTalk: [...state.hallTalk, line].slice(-kKeptLines) };
}

const problemOf = (error: ErrorMessage): Problem => ({
  reason: error.reason,
  params: error.params ?? {},
  rule: error.rule ?? null,
  request: error.reply_to,
});

/** An error that answers no request is shown until something new happens; a spectator who may not watch any
 * more goes. */
function told(state: State, error: ErrorMessage): State {
  const away = kSendsAway.includes(error.reason);
  return { ...state, notice: problemOf(error), ...(away ? { table: null, code: null, behind: null } : {}) };
}
/** Reasons for which one is no longer in the club. */
export const kEndsStay = ['removed_by_host', 'banned', 'device_ended', 'forgotten', 'members_only', 'club_password'];
export const kSendsAway = ['no_spectators', 'members_watch'];

/** The list with changed lines in their places, new ones at its end, and those gone left out. */
function merged<T>(lines: T[], key: (line: T) => string, changed: T[], gone: string[]): T[] {
  const byKey = new Map(lines.map((line) => [key(line), line]));
  for (const line of changed) byKey.set(key(line), line);
  for (const one of gone) byKey.delete(one);
  return [...byKey.values()];
}

function hallChanged(state: State, change: HallChanged): State {
  if (!state.hall) return state;
  const people = merged(state.hall.people, (p) => p.player, change.people, change.people_gone);
  const tables = merged(state.hall.tables, (t) => t.code, change.tables, change.tables_gone);
  const { people_in_all, tables_in_all } = change;
  const hall = { ...state.hall, club: change.club ?? state.hall.club, people, tables, people_in_all, tables_in_all };
  const mine = change.people.find((p) => p.player === state.me?.player);
  return { ...state, hall, me: state.me && mine ? { ...state.me, role: mine.role } : state.me };
}

/** Answers that something was done, which whoever asked may look for. */
const kKeptDone = 20;

export function update(state: State, message: ServerMessage, now: number): State {
  switch (message.type) {
    case 'welcome':
      return {
        ...state,
        error: ofDeadLink(state),
        me: { player: message.player, name: message.name, role: message.role },
        games: message.tables ?? [],
      };
    case 'hint':
      return { ...state, hint: message, speech: { ...state.speech, message: null } };
    case 'review':
      return { ...state, review: message };
    case 'hall': {
      const mine = message.people.find((p) => p.player === state.me?.player);
      const me = state.me && mine ? { ...state.me, role: mine.role } : state.me;
      return { ...state, hall: message, me };
    }
    case 'hall_changed':
      return hallChanged(state, message);
    case 'gathered':
      return state; // opens a table, and shows nothing
    case 'said':
      return said(state, { ...message, at: now });
    case 'shown':
      return said(state, { ...message, place: state.code ?? '', text: '', emote: message.what, at: now });
    case 'watchers':
      return { ...state, watchers: message.people };
    case 'behind':
      return announce({ ...state, behind: message }, { kind: 'previous_hand', hand: message.hand });
    case 'route':
      return state; // the line's matter
    case 'opened':
      return { ...state, opened: message.table };
    case 'view':
      return withView(state, message.version, message.view, now);
    case 'update': {
      if (!state.table) return state;
      if (message.version <= state.table.version) return state;
      if (message.version !== state.table.version + 1) return { ...state, needsView: true };
      return withView(state, message.version, { ...state.table.view, ...message.changes } as TableView, now);
    }
    case 'done':
      return { ...state, done: [...state.done, message.reply_to].slice(-kKeptDone) };
    case 'error':
      if (!message.reply_to && !kEndsStay.includes(message.reason)) return told(state, message);
      return { ...state, error: problemOf(message), errors: state.errors + 1 };
    case 'notice': {
      const notice = { reason: `notice_${message.code}`, params: message.params ?? {}, rule: null };
      if (message.code === 'taken_over') return { ...state, takenOver: true, notice };
      if (message.code === 'closed') return { ...state, notice, table: null, code: null, behind: null };
      if (message.code === 'called') {
        const { by, table, gathered } = message.params ?? {};
        if (gathered) return state; // goes there at once
        return { ...state, called: { by, table } };
      }
      return { ...state, notice };
    }
    default:
      return { ...state, club: clubAfter(state.club, message) };
  }
}
