// How a message changes what the client knows: pure, and tested without a browser.
import type { Said, ServerMessage, TableView } from '../protocol/types';
import { clubWords } from '../words/club';
import { narrate, turnCall } from '../words/narrate';
import { emoteName, emoteSentence, watchWords } from '../words/watch';
import type { State } from './state';

const kKeptAnnouncements = 30;

/** The state with one more sentence for the polite region. */
export function announce(state: State, text: string): State {
  const last = state.announcements[state.announcements.length - 1];
  const next = { id: (last?.id ?? 0) + 1, text };
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
  for (const sentence of narrate(before, view)) next = announce(next, sentence);
  const call = turnCall(before, view);
  if (call) next = { ...next, turn: { id: (state.turn?.id ?? 0) + 1, text: call } };
  return next;
}

const kKeptLines = 50;

/** One more line of talk, which is also spoken. */
function said(state: State, line: Said, spoken = clubWords.said(line.name, line.text)): State {
  const next = line.player === state.me?.player ? state : announce(state, spoken);
  if (line.place) return { ...next, tableTalk: [...state.tableTalk, line].slice(-kKeptLines) };
  return { ...next, hallTalk: [...state.hallTalk, line].slice(-kKeptLines) };
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
    case 'said':
      return said(state, message);
    case 'invited':
      return { ...state, invited: message, error: null };
    case 'book':
      return { ...state, book: message, error: null };
    case 'shown':
      return said(state, { type: 'said', place: state.code ?? '', player: message.player, name: message.name, text: emoteName[message.what] }, emoteSentence[message.what](message.name));
    case 'results':
      return { ...state, results: message, error: null };
    case 'standings':
      return { ...state, standings: message, error: null };
    case 'watchers':
      return { ...state, watchers: message.people };
    case 'behind':
      return announce({ ...state, behind: message }, watchWords.behindCame(message.hand));
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
      return { ...state, error: { message: message.message, rule: message.rule ?? null } };
    case 'notice':
      if (message.code === 'taken_over') {
        return { ...state, takenOver: true, notice: message.message };
      }
      if (message.code === 'closed') return { ...state, notice: message.message, table: null, code: null, behind: null };
      return { ...state, notice: message.message };
  }
}
