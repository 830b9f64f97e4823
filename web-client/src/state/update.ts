// How a message changes what the client knows: pure, and tested without a browser.
import type { ErrorMessage, HallChanged, ServerMessage, TableView } from '../protocol/types';
import { factsBetween, turnBetween, type Fact } from './facts';
import type { Line, State } from './state';

const kKeptAnnouncements = 30;

/** The state with one more fact for the polite region. */
export function announce(state: State, fact: Fact): State {
  const last = state.announcements[state.announcements.length - 1];
  const next = { id: (last?.id ?? 0) + 1, fact, you: state.table?.view.you ?? null };
  return { ...state, announcements: [...state.announcements, next].slice(-kKeptAnnouncements) };
}

function withView(state: State, version: number, view: TableView, now: number): State {
  const before = state.table?.view;
  let next: State = {
    ...state,
    table: { version, view, at: now },
    needsView: false,
    error: null,
    notice: null,
    behind: view.you || view.stage !== 'playing' ? null : state.behind,
  };
  if (!before || before.code !== view.code) return next;
  for (const fact of factsBetween(before, view)) next = announce(next, fact);
  const turn = turnBetween(before, view);
  if (turn) next = { ...next, turn: { id: (state.turn?.id ?? 0) + 1, turn } };
  return next;
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

/** What answers no request is shown until something new happens; who may not watch any more goes. */
function told(state: State, error: ErrorMessage): State {
  const away = kSendsAway.includes(error.reason);
  return { ...state, notice: error.message, ...(away ? { table: null, code: null, behind: null } : {}) };
}
/** Reasons for which one is no longer in the club. */
export const kEndsStay = ['removed_by_host', 'banned'];
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

export function update(state: State, message: ServerMessage, now: number): State {
  switch (message.type) {
    case 'welcome':
      return { ...state, error: null, me: { player: message.player, name: message.name, role: message.role } };
    case 'hall': {
      const mine = message.people.find((p) => p.player === state.me?.player);
      const me = state.me && mine ? { ...state.me, role: mine.role } : state.me;
      return { ...state, hall: message, me };
    }
    case 'hall_changed':
      return hallChanged(state, message);
    case 'said':
      return said(state, message);
    case 'invited':
      return { ...state, invited: message, error: null };
    case 'book':
      return { ...state, book: message, error: null };
    case 'shown':
      return said(state, { ...message, place: state.code ?? '', text: '', emote: message.what });
    case 'results':
      return { ...state, results: message, error: null };
    case 'standings':
      return { ...state, standings: message, error: null };
    case 'watchers':
      return { ...state, watchers: message.people };
    case 'behind':
      return announce({ ...state, behind: message }, { kind: 'previous_hand', hand: message.hand });
    case 'device_link':
      return { ...state, deviceLink: message, error: null };
    case 'opened':
      return { ...state, opened: message.table };
    case 'view':
      return withView(state, message.version, message.view, now);
    case 'update': {
      if (!state.table) return state;
      if (message.version <= state.table.version) return state;
      if (message.version !== state.table.version + 1) return { ...state, needsView: true };
      return withView(state, message.version, { ...state.table.view, ...message.changes }, now);
    }
    case 'done':
      return { ...state, error: null, done: state.done + 1 };
    case 'error':
      if (!message.reply_to && !kEndsStay.includes(message.reason)) return told(state, message);
      return {
        ...state,
        error: {
          reason: message.reason,
          params: message.params ?? {},
          message: message.message,
          rule: message.rule ?? null,
        },
      };
    case 'notice':
      if (message.code === 'taken_over') {
        return { ...state, takenOver: true, notice: message.message };
      }
      if (message.code === 'closed')
        return { ...state, notice: message.message, table: null, code: null, behind: null };
      return { ...state, notice: message.message };
  }
}
