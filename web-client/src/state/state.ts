// Everything the client knows, apart from how it is drawn.
import type { ConnectionStatus } from '../protocol/connection';
import type {
  Behind,
  Book,
  DeviceLink,
  Emote,
  Hall,
  Invited,
  Person,
  Results,
  Role,
  Seat,
  Standings,
  TableView,
} from '../protocol/types';
import type { Fact, Turn } from './facts';

export interface Announcement {
  id: number;
  fact: Fact;
  /** Who one was when it happened. */
  you: Seat | null;
}

/** Something that was said, or shown without words. */
export interface Line {
  place: string;
  player: string;
  name: string;
  text: string;
  emote?: Emote;
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
  hallTalk: Line[];
  tableTalk: Line[];
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
  error: { reason: string; params: Record<string, string>; message: string; rule: string | null } | null;
  /** A link for another device, as last asked for. */
  deviceLink: DeviceLink | null;
  /** The secret of a link that was opened here, while the page asks whether to use it. */
  openedLink: string | null;
  notice: string | null;
  takenOver: boolean;
  /** What the polite region says, the newest last. */
  announcements: Announcement[];
  /** The assertive region: "your turn". */
  turn: { id: number; turn: Turn } | null;
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
    deviceLink: null,
    openedLink: null,
    notice: null,
    takenOver: false,
    announcements: [],
    turn: null,
    opened: null,
  };
}
