// Everything the client knows, apart from how it is drawn.
import type { Behind, Emote, Hall, Hint, Review, Person, Role, TableOptions, TableView } from '@avinas/client';
import { type Club, kNothingAsked } from './club';
import { kSilence, type Speech } from './speech';

/** Something that was said, or shown without words. */
export interface Line {
  place: string;
  player: string;
  name: string;
  text: string;
  emote?: Emote;
  /** When it came, by performance.now(). */
  at: number;
}

/** Something that was refused or is amiss: words are made of its reason and values. */
export interface Problem {
  reason: string;
  params: Record<string, string>;
  rule: string | null;
  /** The request that was refused. */
  request?: string;
}

export interface TableState {
  version: number;
  view: TableView;
  /** When the clock in the view was true, by performance.now(). */
  at: number;
}

export interface State {
  /** A game that is wanted here could not be fetched. */
  gameMissing: boolean;
  /** There is no connection where one is needed. */
  lineLost: boolean;
  me: { player: string; name: string; role: Role } | null;
  hall: Hall | null;
  /** The club as it is shown to those who have not come in. */
  door: { games: string[] } | null;
  club: Club;
  speech: Speech;
  hallTalk: Line[];
  tableTalk: Line[];
  /** The spectators, as last asked. */
  watchers: Person[] | null;
  /** The hand before the one in play, for a spectator who may see it. */
  behind: Behind | null;
  /** Requests that were carried out and show nothing by themselves, the newest last. */
  done: string[];
  /** The code of the table in the address, or null on the home page. */
  code: string | null;
  table: TableState | null;
  /** A gap was met: only a full view helps. */
  needsView: boolean;
  error: Problem | null;
  /** How often something was refused: the same refusal twice is heard twice. */
  errors: number;
  /** The hint, as last asked. */
  hint: Hint | null;
  /** The review of a hand, as last asked. */
  review: Review | null;
  /** Codes of tables where one sits. */
  games: string[];
  /** The secret of a link that was opened here, while the page asks whether to use it. */
  openedLink: string | null;
  /** An invitation that was opened here by somebody who is known: they are asked first. */
  openedInvitation: boolean;
  /** The options under which the player sat down, until they agree to those that the host has set since. */
  agreed: TableOptions | null;
  notice: Problem | null;
  /** Somebody asks this player to come to a table. */
  called: { by: string; table: string } | null;
  takenOver: boolean;
  /** A table just opened, to go to. */
  opened: string | null;
}

export function initialState(code: string | null): State {
  return {
    gameMissing: false,
    lineLost: false,
    me: null,
    hall: null,
    door: null,
    club: kNothingAsked,
    speech: kSilence,
    hallTalk: [],
    tableTalk: [],
    watchers: null,
    behind: null,
    done: [],
    code,
    table: null,
    needsView: false,
    error: null,
    errors: 0,
    hint: null,
    review: null,
    games: [],
    openedLink: null,
    openedInvitation: false,
    agreed: null,
    notice: null,
    called: null,
    takenOver: false,
    opened: null,
  };
}
