// Everything the client knows, apart from how it is drawn.
import type { ConnectionStatus } from '../protocol/connection';
import type { Behind, Book, Hall, Invited, Person, Results, Role, Said, Standings, TableView } from '../protocol/types';

export interface Announcement {
  id: number;
  text: string;
}

export interface TableState {
  version: number;
  view: TableView;
  /** When the clock in the view was true, by performance.now(). */
  at: number;
}

export interface State {
  status: ConnectionStatus;
  /** The connection was open once, so that losing it is news. */
  wasOpen: boolean;
  me: { player: string; name: string; role: Role } | null;
  hall: Hall | null;
  hallTalk: Said[];
  tableTalk: Said[];
  invited: Invited | null;
  book: Book | null;
  results: Results | null;
  standings: Standings | null;
  /** Who watches, as last asked. */
  watchers: Person[] | null;
  /** The hand before the one in play, for a spectator who may see it. */
  behind: Behind | null;
  /** Requests carried out that show nothing by themselves. */
  done: number;
  /** The code of the table in the address, or null on the home page. */
  code: string | null;
  table: TableState | null;
  /** A gap was met: only a full view helps. */
  needsView: boolean;
  error: { message: string; rule: string | null } | null;
  notice: string | null;
  takenOver: boolean;
  /** The polite region's sentences, the newest last. */
  announcements: Announcement[];
  /** The assertive region: "your turn". */
  turn: Announcement | null;
  /** A table just opened, to go to. */
  opened: string | null;
}

export function initialState(code: string | null): State {
  return {
    status: 'connecting',
    wasOpen: false,
    me: null,
    hall: null,
    hallTalk: [],
    tableTalk: [],
    invited: null,
    book: null,
    results: null,
    standings: null,
    watchers: null,
    behind: null,
    done: 0,
    code,
    table: null,
    needsView: false,
    error: null,
    notice: null,
    takenOver: false,
    announcements: [],
    turn: null,
    opened: null,
  };
}
