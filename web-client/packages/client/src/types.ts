// Generated from protocol/schema/avinas.v1.schema.json by `npm run types`.

/**
 * Every message of the subprotocol avinas.v1. TypeScript types are generated from this file.
 */
export type AvinasWireProtocolVersion1 = ClientMessage | ServerMessage;
export type ClientMessage =
  | Hello
  | OpenTable
  | Join
  | Leave
  | Resync
  | Sit
  | Stand
  | SetOptions
  | FillBots
  | ClearSeat
  | Start
  | Ready
  | Act
  | Propose
  | Withdraw
  | TakeBack
  | TakeRest
  | Claim
  | EnterHall
  | Say
  | SetPassword
  | Invite
  | Manage
  | Report
  | SetClub
  | AskBook
  | OpenHand
  | Show
  | CallPlayer
  | WantToPlay
  | AskWatchers
  | AskResults
  | AskStandings
  | AskActivity
  | LinkDevice
  | LetIn
  | AskHint
  | AskReview
  | Ping
  | BotsWait
  | AskDevices
  | EndDevices
  | AskMyData
  | ForgetMe
  | OpenEvening
  | AskEvenings
  | LookAtEvening
  | EveningStep;
export type PartialOptions =
  | AvinasPartialOptions
  | SjavsPartialOptions
  | EinwerfenPartialOptions
  | SuecaPartialOptions
  | OwcyGlowaPartialOptions
  | KlorsjavsPartialOptions
  | TarockPartialOptions
  | SixbidPartialOptions
  | SjavsAlonePartialOptions;
export type Seat = "N" | "E" | "S" | "W";
/**
 * An action of the game.
 */
export type Act =
  | {
      type: "act";
      id: string;
      action: "pass";
    }
  | {
      type: "act";
      id: string;
      action: "knock";
    }
  | {
      type: "act";
      id: string;
      action: "stop";
    }
  | {
      type: "act";
      id: string;
      action: "bid";
      length: number;
    }
  | {
      type: "act";
      id: string;
      action: "better";
      length: number;
    }
  | {
      type: "act";
      id: string;
      action: "name_trump";
      suit: Suit;
    }
  | {
      type: "act";
      id: string;
      action: "play";
      card: Card;
      face_down?: boolean;
      signal?: Signal;
    }
  | {
      type: "act";
      id: string;
      action: "take";
    }
  | {
      type: "act";
      id: string;
      action: "lay";
      /**
       * in any order
       *
       * @minItems 1
       * @maxItems 3
       */
      cards: Card[];
    }
  | {
      type: "act";
      id: string;
      action: "fold";
    }
  | {
      type: "act";
      id: string;
      action: "ask";
      card: Card;
    }
  | {
      type: "act";
      id: string;
      action: "give";
      card: Card;
    };
export type Suit = "C" | "S" | "H" | "D";
/**
 * Rank then suit, ten as T (R1.2); a game has the cards of its own pack.
 */
export type Card = string;
/**
 * The face with a card led face down (R5.5).
 */
export type Signal = "valuable" | "worthless";
/**
 * Pause and its end, giving the match up, or a level for all bots of the table.
 */
export type Proposal = "pause" | "resume" | "abandon" | "bots_learner" | "bots_club" | "bots_master";
export type Measure = "mute" | "unmute" | "remove" | "ban" | "unban" | "make_member" | "make_host";
/**
 * A bot's account is named as one: its name ends with "(bot)".
 */
export type Role = "guest" | "bot" | "member" | "host" | "owner";
/**
 * A game; a value that names none is of Avinas.
 */
export type Game =
  | "avinas"
  | "sjavs"
  | "einwerfen"
  | "sueca"
  | "owcyglowa"
  | "klorsjavs"
  | "tarock"
  | "sixbid"
  | "sjavsalone";
export type Emote = "hello" | "thanks" | "well_played" | "sorry" | "one_moment" | "cheers";
export type ServerMessage =
  | Welcome
  | Opened
  | ViewMessage
  | UpdateMessage
  | Done
  | ErrorMessage
  | Notice
  | Hall
  | HallChanged
  | Said
  | Invited
  | Book
  | Shown
  | Watchers
  | Gathered
  | Behind
  | Results
  | Standings
  | DeviceLink
  | Hint
  | Review
  | Devices
  | MyData
  | Activity
  | Route
  | Evening
  | Evenings;
export type TableView =
  | AvinasTableView
  | SjavsTableView
  | EinwerfenTableView
  | SuecaTableView
  | OwcyGlowaTableView
  | KlorsjavsTableView
  | TarockTableView
  | SixbidTableView
  | SjavsAloneTableView;
/**
 * An action that played no card, as everybody heard it.
 */
export type Call =
  | {
      seat: Seat;
      action: "pass";
    }
  | {
      seat: Seat;
      action: "knock";
    }
  | {
      seat: Seat;
      action: "stop";
    }
  | {
      seat: Seat;
      action: "bid";
      length: number;
    }
  | {
      seat: Seat;
      action: "better";
      length: number;
    }
  | {
      seat: Seat;
      action: "name_trump";
      suit: Suit;
    }
  | {
      seat: Seat;
      action: "take";
    }
  | {
      seat: Seat;
      action: "laid";
    }
  | {
      seat: Seat;
      action: "fold";
    }
  | {
      seat: Seat;
      action: "ask";
      card: Card;
    }
  | {
      seat: Seat;
      action: "given";
    };
/**
 * What a player may do in a hand; the same in match records.
 */
export type Action =
  | {
      action: "pass";
    }
  | {
      action: "knock";
    }
  | {
      action: "stop";
    }
  | {
      action: "bid";
      length: number;
    }
  | {
      action: "better";
      length: number;
    }
  | {
      action: "name_trump";
      suit: Suit;
    }
  | {
      action: "play";
      card: Card;
      face_down?: boolean;
      signal?: Signal;
    }
  | {
      action: "take";
    }
  | {
      action: "lay";
      /**
       * in any order
       *
       * @minItems 1
       * @maxItems 3
       */
      cards: Card[];
    }
  | {
      action: "fold";
    }
  | {
      action: "ask";
      card: Card;
    }
  | {
      action: "give";
      card: Card;
    };
export type SeatAction =
  | {
      seat: Seat;
      action: "pass";
    }
  | {
      seat: Seat;
      action: "knock";
    }
  | {
      seat: Seat;
      action: "stop";
    }
  | {
      seat: Seat;
      action: "bid";
      length: number;
    }
  | {
      seat: Seat;
      action: "better";
      length: number;
    }
  | {
      seat: Seat;
      action: "name_trump";
      suit: Suit;
    }
  | {
      seat: Seat;
      action: "play";
      card: Card;
      face_down?: boolean;
      signal?: Signal;
    }
  | {
      seat: Seat;
      action: "take";
    }
  | {
      seat: Seat;
      action: "lay";
      /**
       * in any order
       *
       * @minItems 1
       * @maxItems 3
       */
      cards: Card[];
    }
  | {
      seat: Seat;
      action: "fold";
    }
  | {
      seat: Seat;
      action: "ask";
      card: Card;
    }
  | {
      seat: Seat;
      action: "give";
      card: Card;
    };
export type Side = "NS" | "EW";
/**
 * the range that was bid, by its number (O3.1)
 */
export type OwcyGlowaRange = number | null;
export type Changes =
  | AvinasChanges
  | SjavsChanges
  | EinwerfenChanges
  | SuecaChanges
  | OwcyGlowaChanges
  | KlorsjavsChanges
  | TarockChanges
  | SixbidChanges
  | SjavsAloneChanges;
export type HandRecord =
  | AvinasHandRecord
  | SjavsHandRecord
  | EinwerfenHandRecord
  | SuecaHandRecord
  | OwcyGlowaHandRecord
  | KlorsjavsHandRecord
  | TarockHandRecord
  | SixbidHandRecord
  | SjavsAloneHandRecord;
export type Tally =
  | AvinasTally
  | SjavsTally
  | EinwerfenTally
  | SuecaTally
  | OwcyGlowaTally
  | KlorsjavsTally
  | TarockTally
  | SixbidTally
  | SjavsAloneTally;
export type MatchSummary =
  | AvinasMatchSummary
  | SjavsMatchSummary
  | EinwerfenMatchSummary
  | SuecaMatchSummary
  | OwcyGlowaMatchSummary
  | KlorsjavsMatchSummary
  | TarockMatchSummary
  | SixbidMatchSummary
  | SjavsAloneMatchSummary;
export type EveningStage = "gathering" | "playing" | "between" | "over";
export type TableOptions =
  | AvinasTableOptions
  | SjavsTableOptions
  | EinwerfenTableOptions
  | SuecaTableOptions
  | OwcyGlowaTableOptions
  | KlorsjavsTableOptions
  | TarockTableOptions
  | SixbidTableOptions
  | SjavsAloneTableOptions;

/**
 * Who one is: a name for a new guest, the token of a known one, or both.
 */
export interface Hello {
  type: "hello";
  id: string;
  name?: string;
  token?: string;
  /**
   * of a member of that name, or of the club
   */
  password?: string;
  invitation?: string;
  /**
   * the secret of a link from another device of the same player
   */
  link?: string;
  /**
   * what its owner may call this device by
   */
  device?: string;
  /**
   * the games that the client shows; tables of others are kept from it
   *
   * @maxItems 32
   */
  games?: string[];
}
/**
 * Opens a table; the opener hosts it.
 */
export interface OpenTable {
  type: "open_table";
  id: string;
  options?: PartialOptions;
}
/**
 * Options; a missing one has its default.
 */
export interface AvinasPartialOptions {
  /**
   * 0: no clock; else 5 or more
   */
  decision_seconds?: number;
  reserve_seconds?: number;
  at_zero?: "stand_in" | "wait";
  hold_seconds?: number;
  watching?: "nobody" | "members" | "anyone";
  talk?: "off" | "between_hands" | "always";
  emotes?: "off" | "between_hands" | "always";
  /**
   * spectators see the hand before the one in play, all four open
   */
  one_hand_behind?: boolean;
  /**
   * shown in the hall
   */
  listed?: boolean;
  /**
   * R4.5
   */
  overbid?: "loses_match" | "refused";
  /**
   * whether a card led face down goes with a signal (R5.5)
   */
  signal?: "may" | "must";
  /**
   * R5.6
   */
  signal_seen_by?: "partner" | "table";
  /**
   * whether points are in view during a hand (R7.2)
   */
  points_shown?: "table" | "no";
  /**
   * R6.5
   */
  cats_tradition?: boolean;
  stakes?: AvinasStakes;
}
/**
 * R6.6
 */
export interface AvinasStakes {
  kind: "none" | "flat" | "per_ram";
  units?: number;
}
/**
 * Options; a missing one has its default.
 */
export interface SjavsPartialOptions {
  game: "sjavs";
  /**
   * 0: no clock; else 5 or more
   */
  decision_seconds?: number;
  reserve_seconds?: number;
  at_zero?: "stand_in" | "wait";
  hold_seconds?: number;
  watching?: "nobody" | "members" | "anyone";
  talk?: "off" | "between_hands" | "always";
  emotes?: "off" | "between_hands" | "always";
  /**
   * spectators see the hand before the one in play, all four open
   */
  one_hand_behind?: boolean;
  /**
   * shown in the hall
   */
  listed?: boolean;
  /**
   * S3.5
   */
  calls?: "forced" | "free";
  /**
   * S3.8
   */
  all_pass?: "redeal" | "played";
  /**
   * S4.3
   */
  overtrump?: "free" | "must";
  /**
   * S5.3
   */
  tie?: "by_suit" | "by_side";
  /**
   * S5.2
   */
  solo_vol?: boolean;
  /**
   * S6.3
   */
  double_win?: boolean;
  stakes?: SjavsStakes;
}
/**
 * S6.4
 */
export interface SjavsStakes {
  kind: "none" | "flat";
  units?: number;
}
/**
 * Options; a missing one has its default.
 */
export interface EinwerfenPartialOptions {
  game: "einwerfen";
  /**
   * 0: no clock; else 5 or more
   */
  decision_seconds?: number;
  reserve_seconds?: number;
  at_zero?: "stand_in" | "wait";
  hold_seconds?: number;
  watching?: "nobody" | "members" | "anyone";
  talk?: "off" | "between_hands" | "always";
  emotes?: "off" | "between_hands" | "always";
  /**
   * spectators see the hand before the one in play, all four open
   */
  one_hand_behind?: boolean;
  /**
   * shown in the hall
   */
  listed?: boolean;
  /**
   * E5.2
   */
  hands?: "sixteen" | "eight" | "four";
  stakes?: EinwerfenStakes;
}
/**
 * E5.3
 */
export interface EinwerfenStakes {
  kind: "none" | "flat" | "per_game";
  units?: number;
}
/**
 * Options; a missing one has its default.
 */
export interface SuecaPartialOptions {
  game: "sueca";
  /**
   * 0: no clock; else 5 or more
   */
  decision_seconds?: number;
  reserve_seconds?: number;
  at_zero?: "stand_in" | "wait";
  hold_seconds?: number;
  watching?: "nobody" | "members" | "anyone";
  talk?: "off" | "between_hands" | "always";
  emotes?: "off" | "between_hands" | "always";
  /**
   * spectators see the hand before the one in play, all four open
   */
  one_hand_behind?: boolean;
  /**
   * shown in the hall
   */
  listed?: boolean;
  /**
   * U5.2
   */
  games?: "four" | "ten";
  /**
   * U4.2
   */
  bandeira?: "tricks" | "points";
  /**
   * U4.3
   */
  tied_hand?: "nothing" | "one_more";
  stakes?: SuecaStakes;
}
/**
 * U5.4
 */
export interface SuecaStakes {
  kind: "none" | "flat";
  units?: number;
}
/**
 * Options; a missing one has its default.
 */
export interface OwcyGlowaPartialOptions {
  game: "owcyglowa";
  /**
   * 0: no clock; else 5 or more
   */
  decision_seconds?: number;
  reserve_seconds?: number;
  at_zero?: "stand_in" | "wait";
  hold_seconds?: number;
  watching?: "nobody" | "members" | "anyone";
  talk?: "off" | "between_hands" | "always";
  emotes?: "off" | "between_hands" | "always";
  /**
   * spectators see the hand before the one in play, all four open
   */
  one_hand_behind?: boolean;
  /**
   * shown in the hall
   */
  listed?: boolean;
  stakes?: OwcyGlowaStakes;
}
/**
 * O6.6
 */
export interface OwcyGlowaStakes {
  kind: "none" | "flat";
  units?: number;
}
/**
 * Options; a missing one has its default.
 */
export interface KlorsjavsPartialOptions {
  game: "klorsjavs";
  /**
   * 0: no clock; else 5 or more
   */
  decision_seconds?: number;
  reserve_seconds?: number;
  at_zero?: "stand_in" | "wait";
  hold_seconds?: number;
  watching?: "nobody" | "members" | "anyone";
  talk?: "off" | "between_hands" | "always";
  emotes?: "off" | "between_hands" | "always";
  /**
   * spectators see the hand before the one in play, all four open
   */
  one_hand_behind?: boolean;
  /**
   * shown in the hall
   */
  listed?: boolean;
  /**
   * three players (K1), four (K8), or three with contracts (K9)
   */
  form?: "three" | "four" | "auction";
  /**
   * K4.1
   */
  cat?: "unseen" | "seen";
  /**
   * of an auction match (K9.6)
   */
  hands?: "twelve" | "six" | "twenty_four";
  /**
   * K6.4
   */
  untouched?: boolean;
  stakes?: KlorsjavsStakes;
}
/**
 * K6.4, K9.6
 */
export interface KlorsjavsStakes {
  kind: "none" | "flat";
  units?: number;
}
/**
 * Options; a missing one has its default.
 */
export interface TarockPartialOptions {
  game: "tarock";
  /**
   * 0: no clock; else 5 or more
   */
  decision_seconds?: number;
  reserve_seconds?: number;
  at_zero?: "stand_in" | "wait";
  hold_seconds?: number;
  watching?: "nobody" | "members" | "anyone";
  talk?: "off" | "between_hands" | "always";
  emotes?: "off" | "between_hands" | "always";
  /**
   * spectators see the hand before the one in play, all four open
   */
  one_hand_behind?: boolean;
  /**
   * shown in the hall
   */
  listed?: boolean;
  /**
   * units that each player puts into it (T1.4)
   */
  pot?: "hundred" | "fifty";
  /**
   * T3.5
   */
  raise_alone?: boolean;
  stakes?: TarockStakes;
}
/**
 * units for one of the account (T6.3)
 */
export interface TarockStakes {
  kind: "none" | "flat";
  units?: number;
}
/**
 * Options; a missing one has its default.
 */
export interface SixbidPartialOptions {
  game: "sixbid";
  /**
   * 0: no clock; else 5 or more
   */
  decision_seconds?: number;
  reserve_seconds?: number;
  at_zero?: "stand_in" | "wait";
  hold_seconds?: number;
  watching?: "nobody" | "members" | "anyone";
  talk?: "off" | "between_hands" | "always";
  emotes?: "off" | "between_hands" | "always";
  /**
   * spectators see the hand before the one in play, all four open
   */
  one_hand_behind?: boolean;
  /**
   * shown in the hall
   */
  listed?: boolean;
  form?: "six_bid" | "frog";
  /**
   * that are played in a match (L7.1)
   */
  hands?: "twelve" | "six" | "twenty_four";
  stakes?: SixbidStakes;
}
/**
 * units for one of the account (L7.2)
 */
export interface SixbidStakes {
  kind: "none" | "flat";
  units?: number;
}
/**
 * Options; a missing one has its default.
 */
export interface SjavsAlonePartialOptions {
  game: "sjavsalone";
  /**
   * 0: no clock; else 5 or more
   */
  decision_seconds?: number;
  reserve_seconds?: number;
  at_zero?: "stand_in" | "wait";
  hold_seconds?: number;
  watching?: "nobody" | "members" | "anyone";
  talk?: "off" | "between_hands" | "always";
  emotes?: "off" | "between_hands" | "always";
  /**
   * spectators see the hand before the one in play, all four open
   */
  one_hand_behind?: boolean;
  /**
   * shown in the hall
   */
  listed?: boolean;
  /**
   * three players with a skat (S8), or two with cards face down (S9)
   */
  form?: "three" | "two";
  /**
   * S3.5
   */
  calls?: "forced" | "free";
  /**
   * S4.3
   */
  overtrump?: "free" | "must";
  /**
   * S5.3
   */
  tie?: "by_suit" | "by_side";
  /**
   * S6.3
   */
  double_win?: boolean;
  stakes?: SjavsAloneStakes;
}
/**
 * units that each of the others owes the winner, twice for a cross (S8.9)
 */
export interface SjavsAloneStakes {
  kind: "none" | "flat";
  units?: number;
}
/**
 * Goes to a table; answered with a view.
 */
export interface Join {
  type: "join";
  id: string;
  table: string;
}
/**
 * Goes away; a seat stays its player's.
 */
export interface Leave {
  type: "leave";
  id: string;
}
/**
 * Asks for the full view again.
 */
export interface Resync {
  type: "resync";
  id: string;
}
/**
 * Sits in a free seat. During a match: asks to be let into a bot's seat, or into that of somebody for whom a stand-in plays; the host sits there at once.
 */
export interface Sit {
  type: "sit";
  id: string;
  seat: Seat;
}
export interface Stand {
  type: "stand";
  id: string;
}
export interface SetOptions {
  type: "set_options";
  id: string;
  options: PartialOptions;
}
export interface FillBots {
  type: "fill_bots";
  id: string;
  /**
   * club where nothing is said
   */
  level?: "learner" | "club" | "master";
  /**
   * only this one, empty or a bot's; otherwise all empty ones
   */
  seat?: "N" | "E" | "S" | "W";
}
/**
 * Host: empties a seat of a bot or of somebody who is away, while no match is played.
 */
export interface ClearSeat {
  type: "clear_seat";
  id: string;
  seat: Seat;
}
export interface Start {
  type: "start";
  id: string;
}
/**
 * Ready for the next deal, with a seed of one's own.
 */
export interface Ready {
  type: "ready";
  id: string;
  seed?: string;
}
export interface Propose {
  type: "propose";
  id: string;
  what: Proposal;
}
export interface Withdraw {
  type: "withdraw";
  id: string;
  what: Proposal;
}
/**
 * Takes the seat back from a stand-in.
 */
export interface TakeBack {
  type: "take_back";
  id: string;
}
/**
 * Plays the hand out, from the third trick on, by a player who leads and whose cards take every trick that is left, whatever the others hold, by what that player was shown; else refused with rest_not_sure. Defenders of a no-sevens game are always refused.
 */
export interface TakeRest {
  type: "take_rest";
  id: string;
}
/**
 * Takes up an invitation, or the owner's link.
 */
export interface Claim {
  type: "claim";
  id: string;
  secret: string;
}
/**
 * Wants to be told of the hall, now and whenever it changes.
 */
export interface EnterHall {
  type: "enter_hall";
  id: string;
  /**
   * The page of tables begins after the table of this code; absent: with the first.
   */
  after?: string;
}
/**
 * Says something at the table joined, or else in the hall.
 */
export interface Say {
  type: "say";
  id: string;
  text: string;
}
/**
 * Members: a password to sign in with.
 */
export interface SetPassword {
  type: "set_password";
  id: string;
  password: string;
}
/**
 * Hosts: makes a link that lets others in.
 */
export interface Invite {
  type: "invite";
  id: string;
  role?: "member" | "host" | "bot";
  /**
   * 0: many
   */
  uses?: number;
  days?: number;
}
/**
 * Hosts: does something about a player.
 */
export interface Manage {
  type: "manage";
  id: string;
  player: string;
  what: Measure;
  /**
   * Of a ban: so many days; 0, or none, until it is taken back.
   */
  days?: number;
}
/**
 * Tells the hosts of a player.
 */
export interface Report {
  type: "report";
  id: string;
  player: string;
  text: string;
}
/**
 * Owner: what the club is.
 */
export interface SetClub {
  type: "set_club";
  id: string;
  name: string;
  guests: boolean;
  /**
   * absent: as it is; empty: none
   */
  password?: string;
  tables_from?: Role;
  archive_from?: Role;
  night?: ClubNight;
  /**
   * that tables are opened for; absent: as it is; empty: all
   *
   * @maxItems 32
   */
  games?: Game[];
}
/**
 * The club's next evening.
 */
export interface ClubNight {
  /**
   * Unix time in milliseconds; 0: none
   */
  at: number;
  /**
   * what is played
   */
  note?: string;
}
/**
 * Hosts: members, invitations, what was done and reported.
 */
export interface AskBook {
  type: "ask_book";
  id: string;
}
/**
 * Lets these spectators, and no others, see one's own cards of each hand while the next one is played.
 */
export interface OpenHand {
  type: "open_hand";
  id: string;
  /**
   * @maxItems 20
   */
  players: string[];
}
/**
 * Shows something without words, at the table joined.
 */
export interface Show {
  type: "show";
  id: string;
  what: Emote;
}
/**
 * At a table: asks somebody who looks at the hall to come to it. They get the notice `called`.
 */
export interface CallPlayer {
  type: "call_player";
  id: string;
  player: string;
}
/**
 * Wants to play with whoever else in the hall does, or no more. The wish ends at a table and with the connection. Once four want to, one of them gets `gathered`.
 */
export interface WantToPlay {
  type: "want_to_play";
  id: string;
  wants: boolean;
}
/**
 * Seated: who watches this table.
 */
export interface AskWatchers {
  type: "ask_watchers";
  id: string;
}
/**
 * A player's finished matches and what they came to; one's own without a player.
 */
export interface AskResults {
  type: "ask_results";
  id: string;
  player?: string;
  game?: Game;
}
/**
 * The club's standings of a month, such as 2026-11, or of a year.
 */
export interface AskStandings {
  type: "ask_standings";
  id: string;
  month: string;
  game?: Game;
}
/**
 * Asks how much is played, by day and by week; for hosts.
 */
export interface AskActivity {
  type: "ask_activity";
  id: string;
}
/**
 * Asks for a link that lets another device of the same player in, once and within ten minutes.
 */
export interface LinkDevice {
  type: "link_device";
  id: string;
}
/**
 * The person opposite, or, where no person is, the host, or any player while the host is away: gives a seat of a match to somebody who asked for it.
 */
export interface LetIn {
  type: "let_in";
  id: string;
  seat: Seat;
  player: string;
}
/**
 * Seated among bots alone: what a bot would do in one's place, and why.
 */
export interface AskHint {
  type: "ask_hint";
  id: string;
}
/**
 * What each decision of the last hand that is over was worth.
 */
export interface AskReview {
  type: "ask_review";
  id: string;
}
/**
 * Is the line alive? Answered with done.
 */
export interface Ping {
  type: "ping";
  id: string;
}
/**
 * Seated among bots alone: they act after so many seconds at the least, until it is said otherwise.
 */
export interface BotsWait {
  type: "bots_wait";
  id: string;
  seconds: number;
}
/**
 * Asks for one's own devices.
 */
export interface AskDevices {
  type: "ask_devices";
  id: string;
}
/**
 * Signs a device of one's own out; without one, all but this.
 */
export interface EndDevices {
  type: "end_devices";
  id: string;
  device?: string;
}
/**
 * Asks for what is kept about oneself.
 */
export interface AskMyData {
  type: "ask_my_data";
  id: string;
}
/**
 * Wants to be forgotten: the name goes from the club's lists, its log and its matches. After done the line ends, and the token proves nothing.
 */
export interface ForgetMe {
  type: "forget_me";
  id: string;
}
/**
 * Opens an evening of a game of two pairs; the opener hosts it.
 */
export interface OpenEvening {
  type: "open_evening";
  id: string;
  name: string;
  options: PartialOptions;
  plan: EveningPlan;
}
/**
 * The frame of an evening.
 */
export interface EveningPlan {
  /**
   * howell: each pair meets every other; mitchell: two lines, each pair of one meets every pair of the other; swiss: pairs that stand alike meet.
   */
  movement: "howell" | "mitchell" | "swiss";
  rounds: number;
  /**
   * Of a round, with the same cards at all tables; 0: a whole match, with its own cards.
   */
  hands: number;
}
/**
 * Asks for the evenings that are not over, and the latest that are.
 */
export interface AskEvenings {
  type: "ask_evenings";
  id: string;
}
/**
 * Wants to be told of that evening and of no other, with the meetings of that round; without a code, of none any more.
 */
export interface LookAtEvening {
  type: "look_at_evening";
  id: string;
  code: string;
  round?: number;
}
/**
 * Does something at an evening: comes into a pair (a new one without `pair`, with a seed of one's own for the cards), leaves (the host: takes `player` out), begins a round, ends it, ends the evening.
 */
export interface EveningStep {
  type: "evening";
  id: string;
  code: string;
  what: "enter" | "leave" | "begin" | "close_round" | "end";
  pair?: number;
  /**
   * With enter: the partner in that pair.
   */
  player?: string;
  seed?: string;
}
/**
 * Answers hello; token only for a new guest.
 */
export interface Welcome {
  type: "welcome";
  reply_to: string;
  player: string;
  name: string;
  token?: string;
  role: Role;
  /**
   * Codes of tables where the player sits; absent where there is none.
   */
  tables?: string[];
}
export interface Opened {
  type: "opened";
  reply_to: string;
  table: string;
}
/**
 * The full view.
 */
export interface ViewMessage {
  type: "view";
  reply_to?: string;
  version: number;
  view: TableView;
}
/**
 * Everything one observer may know of a table.
 */
export interface AvinasTableView {
  code: string;
  /**
   * for people; it opens nothing
   */
  name: string;
  host: string;
  stage: "seating" | "playing" | "finished";
  standstill: "none" | "paused" | "storage";
  seats: {
    N: SeatView;
    E: SeatView;
    S: SeatView;
    W: SeatView;
  };
  spectators: number;
  card_back: number;
  match: string;
  proposals: {
    N: Proposal[];
    E: Proposal[];
    S: Proposal[];
    W: Proposal[];
  };
  shuffle: Shuffle | null;
  next_commitment: string;
  evening: TableEvening | null;
  you: Seat | null;
  clock: Clock | null;
  phase:
    | "before_deal"
    | "bidding"
    | "knocking"
    | "playing"
    | "naming_trump"
    | "hand_over"
    | "match_over"
    | "abandoned"
    | "exchanging";
  /**
   * between the deal and the end of the hand
   */
  in_hand: boolean;
  hand_number: number;
  dealer: Seat | null;
  declarer: Seat | null;
  trump: Suit | null;
  bid: number | null;
  calls: Call[];
  /**
   * @maxItems 4
   */
  to_act: Seat[];
  /**
   * @maxItems 14
   */
  hand: Card[];
  /**
   * @maxItems 14
   */
  ranked: Card[];
  /**
   * those of the own hand that are trumps, as far as the suit is known
   *
   * @maxItems 14
   */
  trumps: Card[];
  /**
   * @maxItems 4
   */
  lengths: number[];
  card_counts: {
    N: number;
    E: number;
    S: number;
    W: number;
  };
  trick: Trick | null;
  last_trick: LastTrick | null;
  /**
   * null while points are not in view (R7.2)
   */
  points: {
    NS: number;
    EW: number;
  } | null;
  tricks: {
    NS: number;
    EW: number;
  };
  legal: Action[];
  options: AvinasTableOptions;
  form: "sevens" | "no_sevens" | "passed_out" | "unfinished";
  sevens: number;
  knock: "none" | "knock" | "knock_again";
  /**
   * @maxItems 8
   */
  exposed: ShownCard[];
  /**
   * @maxItems 2
   */
  private_look: ShownCard[];
  sheet: AvinasSheet;
  finished: AvinasHandRecord | null;
  outcome: AvinasOutcome | null;
}
export interface SeatView {
  kind: "empty" | "human" | "bot";
  player: string;
  name: string;
  /**
   * of a bot
   */
  level?: "learner" | "club" | "master";
  here: boolean;
  stand_in: boolean;
  ready: boolean;
  /**
   * names of spectators who see the cards a hand later
   */
  open_to: string[];
  /**
   * who asks to be let into the seat
   */
  asked_by: Person[];
}
/**
 * Public id and name; a bot has no id.
 */
export interface Person {
  player: string;
  name: string;
}
/**
 * server_seed is empty until the hand is over.
 */
export interface Shuffle {
  commitment: string;
  server_seed: string;
  player_seeds: {
    N?: string;
    E?: string;
    S?: string;
    W?: string;
  };
}
/**
 * The evening that a table belongs to. Its seats and hands are the evening's, and nobody else comes there.
 */
export interface TableEvening {
  code: string;
  name: string;
  round: number;
  hands: number;
}
/**
 * Time left as of the message.
 */
export interface Clock {
  decision_ms: number;
  reserve_ms: number;
  running: boolean;
}
export interface Trick {
  number: number;
  /**
   * @maxItems 4
   */
  cards: TrickCard[];
}
/**
 * card is null while it lies face down for this observer (R5.4).
 */
export interface TrickCard {
  seat: Seat;
  card: Card | null;
  /**
   * the card is known to be a trump
   */
  trump?: true;
  face_down?: boolean;
  signal?: Signal;
}
export interface LastTrick {
  number: number;
  /**
   * @maxItems 4
   */
  cards: TrickCard[];
  winner: Seat;
  /**
   * null while points are not in view (R7.2)
   */
  points: number | null;
}
export interface AvinasTableOptions {
  /**
   * 0: no clock; else 5 or more
   */
  decision_seconds: number;
  reserve_seconds: number;
  at_zero: "stand_in" | "wait";
  hold_seconds: number;
  watching: "nobody" | "members" | "anyone";
  talk: "off" | "between_hands" | "always";
  emotes: "off" | "between_hands" | "always";
  /**
   * spectators see the hand before the one in play, all four open
   */
  one_hand_behind: boolean;
  /**
   * shown in the hall
   */
  listed: boolean;
  /**
   * R4.5
   */
  overbid: "loses_match" | "refused";
  /**
   * whether a card led face down goes with a signal (R5.5)
   */
  signal: "may" | "must";
  /**
   * R5.6
   */
  signal_seen_by: "partner" | "table";
  /**
   * whether points are in view during a hand (R7.2)
   */
  points_shown: "table" | "no";
  /**
   * R6.5
   */
  cats_tradition: boolean;
  stakes: AvinasStakes;
}
export interface ShownCard {
  seat: Seat;
  position: 4 | 8;
  card: Card;
}
/**
 * Uncancelled rams, circles ever drawn, running totals of pips (R6.7).
 */
export interface AvinasSheet {
  rams: {
    NS: number;
    EW: number;
  };
  drawn: {
    NS: number;
    EW: number;
  };
  pips: {
    /**
     * @maxItems 12
     */
    NS: number[];
    /**
     * @maxItems 12
     */
    EW: number[];
  };
}
export interface AvinasHandRecord {
  dealer: Seat;
  deal: {
    /**
     * @maxItems 16
     */
    N: Card[];
    /**
     * @maxItems 16
     */
    E: Card[];
    /**
     * @maxItems 16
     */
    S: Card[];
    /**
     * @maxItems 16
     */
    W: Card[];
  };
  actions: SeatAction[];
  result: AvinasHandResult;
}
export interface AvinasHandResult {
  form: "sevens" | "no_sevens" | "passed_out" | "unfinished";
  sevens: number;
  trump: Suit | null;
  declarer: Seat | null;
  bid: number | null;
  knock: "none" | "knock" | "knock_again";
  points: {
    NS: number;
    EW: number;
  };
  tricks: {
    NS: number;
    EW: number;
  };
  won_by: Side | null;
  overbid: boolean;
  penalty: AvinasPenalty | null;
}
export interface AvinasPenalty {
  kind: "rams" | "pips";
  side: Side;
  amount: number;
}
export interface AvinasOutcome {
  winner: Side;
  reason: "cats" | "rams" | "pips" | "overbid";
  settlement: {
    payer: Side;
    units: number;
  };
}
/**
 * Everything one observer may know of a table.
 */
export interface SjavsTableView {
  code: string;
  /**
   * for people; it opens nothing
   */
  name: string;
  host: string;
  stage: "seating" | "playing" | "finished";
  standstill: "none" | "paused" | "storage";
  seats: {
    N: SeatView;
    E: SeatView;
    S: SeatView;
    W: SeatView;
  };
  spectators: number;
  card_back: number;
  match: string;
  proposals: {
    N: Proposal[];
    E: Proposal[];
    S: Proposal[];
    W: Proposal[];
  };
  shuffle: Shuffle | null;
  next_commitment: string;
  evening: TableEvening | null;
  you: Seat | null;
  clock: Clock | null;
  phase:
    | "before_deal"
    | "bidding"
    | "knocking"
    | "playing"
    | "naming_trump"
    | "hand_over"
    | "match_over"
    | "abandoned"
    | "exchanging";
  /**
   * between the deal and the end of the hand
   */
  in_hand: boolean;
  hand_number: number;
  dealer: Seat | null;
  declarer: Seat | null;
  trump: Suit | null;
  bid: number | null;
  calls: Call[];
  /**
   * @maxItems 4
   */
  to_act: Seat[];
  /**
   * @maxItems 14
   */
  hand: Card[];
  /**
   * @maxItems 14
   */
  ranked: Card[];
  /**
   * those of the own hand that are trumps, as far as the suit is known
   *
   * @maxItems 14
   */
  trumps: Card[];
  /**
   * @maxItems 4
   */
  lengths: number[];
  card_counts: {
    N: number;
    E: number;
    S: number;
    W: number;
  };
  trick: Trick | null;
  last_trick: LastTrick | null;
  /**
   * null while points are not in view (R7.2)
   */
  points: {
    NS: number;
    EW: number;
  } | null;
  tricks: {
    NS: number;
    EW: number;
  };
  legal: Action[];
  options: SjavsTableOptions;
  /**
   * the length was said better (S3.3)
   */
  better: boolean;
  sheet: SjavsSheet;
  finished: SjavsHandRecord | null;
  outcome: SjavsOutcome | null;
}
export interface SjavsTableOptions {
  game: "sjavs";
  /**
   * 0: no clock; else 5 or more
   */
  decision_seconds: number;
  reserve_seconds: number;
  at_zero: "stand_in" | "wait";
  hold_seconds: number;
  watching: "nobody" | "members" | "anyone";
  talk: "off" | "between_hands" | "always";
  emotes: "off" | "between_hands" | "always";
  /**
   * spectators see the hand before the one in play, all four open
   */
  one_hand_behind: boolean;
  /**
   * shown in the hall
   */
  listed: boolean;
  /**
   * S3.5
   */
  calls: "forced" | "free";
  /**
   * S3.8
   */
  all_pass: "redeal" | "played";
  /**
   * S4.3
   */
  overtrump: "free" | "must";
  /**
   * S5.3
   */
  tie: "by_suit" | "by_side";
  /**
   * S5.2
   */
  solo_vol: boolean;
  /**
   * S6.3
   */
  double_win: boolean;
  stakes: SjavsStakes;
}
/**
 * Running totals below 24, and ties that wait (S5.3, S6.1).
 */
export interface SjavsSheet {
  totals: {
    /**
     * @maxItems 12
     */
    NS: number[];
    /**
     * @maxItems 12
     */
    EW: number[];
  };
  ties: number;
}
export interface SjavsHandRecord {
  dealer: Seat;
  deal: {
    /**
     * @maxItems 16
     */
    N: Card[];
    /**
     * @maxItems 16
     */
    E: Card[];
    /**
     * @maxItems 16
     */
    S: Card[];
    /**
     * @maxItems 16
     */
    W: Card[];
  };
  actions: SeatAction[];
  result: SjavsHandResult;
}
export interface SjavsHandResult {
  finished: boolean;
  passed_out: boolean;
  declarer: Seat | null;
  bid: number | null;
  better: boolean;
  trump: Suit | null;
  points: {
    NS: number;
    EW: number;
  };
  tricks: {
    NS: number;
    EW: number;
  };
  solo: Seat | null;
  won_by: Side | null;
  deduction: SjavsDeduction | null;
}
export interface SjavsDeduction {
  side: Side;
  amount: number;
}
export interface SjavsOutcome {
  winner: Side;
  /**
   * a double win (S6.3)
   */
  cross: boolean;
  units: number;
}
/**
 * Everything one observer may know of a table.
 */
export interface EinwerfenTableView {
  code: string;
  /**
   * for people; it opens nothing
   */
  name: string;
  host: string;
  stage: "seating" | "playing" | "finished";
  standstill: "none" | "paused" | "storage";
  seats: {
    N: SeatView;
    E: SeatView;
    S: SeatView;
    W: SeatView;
  };
  spectators: number;
  card_back: number;
  match: string;
  proposals: {
    N: Proposal[];
    E: Proposal[];
    S: Proposal[];
    W: Proposal[];
  };
  shuffle: Shuffle | null;
  next_commitment: string;
  evening: TableEvening | null;
  you: Seat | null;
  clock: Clock | null;
  phase:
    | "before_deal"
    | "bidding"
    | "knocking"
    | "playing"
    | "naming_trump"
    | "hand_over"
    | "match_over"
    | "abandoned"
    | "exchanging";
  /**
   * between the deal and the end of the hand
   */
  in_hand: boolean;
  hand_number: number;
  dealer: Seat | null;
  declarer: Seat | null;
  trump: Suit | null;
  bid: number | null;
  calls: Call[];
  /**
   * @maxItems 4
   */
  to_act: Seat[];
  /**
   * @maxItems 14
   */
  hand: Card[];
  /**
   * @maxItems 14
   */
  ranked: Card[];
  /**
   * those of the own hand that are trumps, as far as the suit is known
   *
   * @maxItems 14
   */
  trumps: Card[];
  /**
   * @maxItems 4
   */
  lengths: number[];
  card_counts: {
    N: number;
    E: number;
    S: number;
    W: number;
  };
  trick: Trick | null;
  last_trick: LastTrick | null;
  /**
   * null while points are not in view (R7.2)
   */
  points: {
    NS: number;
    EW: number;
  } | null;
  tricks: {
    NS: number;
    EW: number;
  };
  legal: Action[];
  options: EinwerfenTableOptions;
  /**
   * the dealer's last card, from the deal to the next (E2.3)
   */
  turned: Card | null;
  sheet: EinwerfenSheet;
  finished: EinwerfenHandRecord | null;
  outcome: EinwerfenOutcome | null;
}
export interface EinwerfenTableOptions {
  game: "einwerfen";
  /**
   * 0: no clock; else 5 or more
   */
  decision_seconds: number;
  reserve_seconds: number;
  at_zero: "stand_in" | "wait";
  hold_seconds: number;
  watching: "nobody" | "members" | "anyone";
  talk: "off" | "between_hands" | "always";
  emotes: "off" | "between_hands" | "always";
  /**
   * spectators see the hand before the one in play, all four open
   */
  one_hand_behind: boolean;
  /**
   * shown in the hall
   */
  listed: boolean;
  /**
   * E5.2
   */
  hands: "sixteen" | "eight" | "four";
  stakes: EinwerfenStakes;
}
/**
 * Running totals of games, the favourite suit, ties that wait, hands played (E4.2, E4.3, E5.1).
 */
export interface EinwerfenSheet {
  totals: {
    /**
     * @maxItems 17
     */
    NS: number[];
    /**
     * @maxItems 17
     */
    EW: number[];
  };
  favourite: Suit | null;
  ties: number;
  hands: number;
}
export interface EinwerfenHandRecord {
  dealer: Seat;
  deal: {
    /**
     * @maxItems 16
     */
    N: Card[];
    /**
     * @maxItems 16
     */
    E: Card[];
    /**
     * @maxItems 16
     */
    S: Card[];
    /**
     * @maxItems 16
     */
    W: Card[];
  };
  actions: SeatAction[];
  result: EinwerfenHandResult;
}
export interface EinwerfenHandResult {
  finished: boolean;
  /**
   * Rank then suit, ten as T (R1.2); a game has the cards of its own pack.
   */
  turned: string;
  trump: Suit | null;
  points: {
    NS: number;
    EW: number;
  };
  tricks: {
    NS: number;
    EW: number;
  };
  /**
   * it counted double (E4.3)
   */
  favourite: boolean;
  /**
   * that waited for it (E4.2)
   */
  ties: number;
  won_by: Side | null;
  win: EinwerfenWin | null;
}
export interface EinwerfenWin {
  side: Side;
  games: number;
}
export interface EinwerfenOutcome {
  winner: Side;
  /**
   * more than the others (E5.2)
   */
  games: number;
  units: number;
}
/**
 * Everything one observer may know of a table.
 */
export interface SuecaTableView {
  code: string;
  /**
   * for people; it opens nothing
   */
  name: string;
  host: string;
  stage: "seating" | "playing" | "finished";
  standstill: "none" | "paused" | "storage";
  seats: {
    N: SeatView;
    E: SeatView;
    S: SeatView;
    W: SeatView;
  };
  spectators: number;
  card_back: number;
  match: string;
  proposals: {
    N: Proposal[];
    E: Proposal[];
    S: Proposal[];
    W: Proposal[];
  };
  shuffle: Shuffle | null;
  next_commitment: string;
  evening: TableEvening | null;
  you: Seat | null;
  clock: Clock | null;
  phase:
    | "before_deal"
    | "bidding"
    | "knocking"
    | "playing"
    | "naming_trump"
    | "hand_over"
    | "match_over"
    | "abandoned"
    | "exchanging";
  /**
   * between the deal and the end of the hand
   */
  in_hand: boolean;
  hand_number: number;
  dealer: Seat | null;
  declarer: Seat | null;
  trump: Suit | null;
  bid: number | null;
  calls: Call[];
  /**
   * @maxItems 4
   */
  to_act: Seat[];
  /**
   * @maxItems 14
   */
  hand: Card[];
  /**
   * @maxItems 14
   */
  ranked: Card[];
  /**
   * those of the own hand that are trumps, as far as the suit is known
   *
   * @maxItems 14
   */
  trumps: Card[];
  /**
   * @maxItems 4
   */
  lengths: number[];
  card_counts: {
    N: number;
    E: number;
    S: number;
    W: number;
  };
  trick: Trick | null;
  last_trick: LastTrick | null;
  /**
   * null while points are not in view (R7.2)
   */
  points: {
    NS: number;
    EW: number;
  } | null;
  tricks: {
    NS: number;
    EW: number;
  };
  legal: Action[];
  options: SuecaTableOptions;
  /**
   * the dealer's last card, from the deal to the next (U2.3)
   */
  turned: Card | null;
  sheet: SuecaSheet;
  finished: SuecaHandRecord | null;
  outcome: SuecaOutcome | null;
}
export interface SuecaTableOptions {
  game: "sueca";
  /**
   * 0: no clock; else 5 or more
   */
  decision_seconds: number;
  reserve_seconds: number;
  at_zero: "stand_in" | "wait";
  hold_seconds: number;
  watching: "nobody" | "members" | "anyone";
  talk: "off" | "between_hands" | "always";
  emotes: "off" | "between_hands" | "always";
  /**
   * spectators see the hand before the one in play, all four open
   */
  one_hand_behind: boolean;
  /**
   * shown in the hall
   */
  listed: boolean;
  /**
   * U5.2
   */
  games: "four" | "ten";
  /**
   * U4.2
   */
  bandeira: "tricks" | "points";
  /**
   * U4.3
   */
  tied_hand: "nothing" | "one_more";
  stakes: SuecaStakes;
}
/**
 * Running totals of games, ties that wait, and the side that had three games while the others had none (U4.3, U5.1, U5.3).
 */
export interface SuecaSheet {
  totals: {
    /**
     * @maxItems 10
     */
    NS: number[];
    /**
     * @maxItems 10
     */
    EW: number[];
  };
  ties: number;
  three_to_none: Side | null;
}
export interface SuecaHandRecord {
  dealer: Seat;
  deal: {
    /**
     * @maxItems 16
     */
    N: Card[];
    /**
     * @maxItems 16
     */
    E: Card[];
    /**
     * @maxItems 16
     */
    S: Card[];
    /**
     * @maxItems 16
     */
    W: Card[];
  };
  actions: SeatAction[];
  result: SuecaHandResult;
}
export interface SuecaHandResult {
  finished: boolean;
  /**
   * Rank then suit, ten as T (R1.2); a game has the cards of its own pack.
   */
  turned: string;
  trump: Suit | null;
  points: {
    NS: number;
    EW: number;
  };
  tricks: {
    NS: number;
    EW: number;
  };
  /**
   * that waited for it, a game each (U4.3)
   */
  ties: number;
  won_by: Side | null;
  win: SuecaWin | null;
}
export interface SuecaWin {
  side: Side;
  games: number;
}
export interface SuecaOutcome {
  winner: Side;
  /**
   * the name of the match (U5.3)
   */
  reason: "plain" | "gato" | "chapeu" | "arrepio";
  units: number;
}
/**
 * Everything one observer may know of a table.
 */
export interface OwcyGlowaTableView {
  code: string;
  /**
   * for people; it opens nothing
   */
  name: string;
  host: string;
  stage: "seating" | "playing" | "finished";
  standstill: "none" | "paused" | "storage";
  seats: {
    N: SeatView;
    E: SeatView;
    S: SeatView;
    W: SeatView;
  };
  spectators: number;
  card_back: number;
  match: string;
  proposals: {
    N: Proposal[];
    E: Proposal[];
    S: Proposal[];
    W: Proposal[];
  };
  shuffle: Shuffle | null;
  next_commitment: string;
  evening: TableEvening | null;
  you: Seat | null;
  clock: Clock | null;
  phase:
    | "before_deal"
    | "bidding"
    | "knocking"
    | "playing"
    | "naming_trump"
    | "hand_over"
    | "match_over"
    | "abandoned"
    | "exchanging";
  /**
   * between the deal and the end of the hand
   */
  in_hand: boolean;
  hand_number: number;
  dealer: Seat | null;
  declarer: Seat | null;
  trump: Suit | null;
  bid: number | null;
  calls: Call[];
  /**
   * @maxItems 4
   */
  to_act: Seat[];
  /**
   * @maxItems 14
   */
  hand: Card[];
  /**
   * @maxItems 14
   */
  ranked: Card[];
  /**
   * those of the own hand that are trumps, as far as the suit is known
   *
   * @maxItems 14
   */
  trumps: Card[];
  /**
   * @maxItems 4
   */
  lengths: number[];
  card_counts: {
    N: number;
    E: number;
    S: number;
    W: number;
  };
  trick: Trick | null;
  last_trick: LastTrick | null;
  points: {
    N: number;
    E: number;
    S: number;
    W: number;
  } | null;
  tricks: {
    N: number;
    E: number;
    S: number;
    W: number;
  };
  legal: Action[];
  options: OwcyGlowaTableOptions;
  /**
   * the seats that have played QC and QS (O4.4)
   *
   * @minItems 2
   * @maxItems 2
   */
  grannies: (Seat | null)[];
  sheet: OwcyGlowaSheet;
  finished: OwcyGlowaHandRecord | null;
  outcome: OwcyGlowaOutcome | null;
}
export interface OwcyGlowaTableOptions {
  game: "owcyglowa";
  /**
   * 0: no clock; else 5 or more
   */
  decision_seconds: number;
  reserve_seconds: number;
  at_zero: "stand_in" | "wait";
  hold_seconds: number;
  watching: "nobody" | "members" | "anyone";
  talk: "off" | "between_hands" | "always";
  emotes: "off" | "between_hands" | "always";
  /**
   * spectators see the hand before the one in play, all four open
   */
  one_hand_behind: boolean;
  /**
   * shown in the hall
   */
  listed: boolean;
  stakes: OwcyGlowaStakes;
}
/**
 * Game points of each seat (O6.5).
 */
export interface OwcyGlowaSheet {
  totals: {
    N: number;
    E: number;
    S: number;
    W: number;
  };
}
export interface OwcyGlowaHandRecord {
  dealer: Seat;
  deal: {
    /**
     * @maxItems 16
     */
    N: Card[];
    /**
     * @maxItems 16
     */
    E: Card[];
    /**
     * @maxItems 16
     */
    S: Card[];
    /**
     * @maxItems 16
     */
    W: Card[];
  };
  actions: SeatAction[];
  result: OwcyGlowaHandResult;
}
export interface OwcyGlowaHandResult {
  finished: boolean;
  soloist: Seat | null;
  bids: {
    N: OwcyGlowaRange;
    E: OwcyGlowaRange;
    S: OwcyGlowaRange;
    W: OwcyGlowaRange;
  };
  points: {
    N: number;
    E: number;
    S: number;
    W: number;
  };
  tricks: {
    N: number;
    E: number;
    S: number;
    W: number;
  };
  won: {
    N: number;
    E: number;
    S: number;
    W: number;
  };
}
export interface OwcyGlowaOutcome {
  winner: Seat;
  /**
   * each of the others owes them (O6.6)
   */
  units: number;
}
/**
 * Everything one observer may know of a table.
 */
export interface KlorsjavsTableView {
  code: string;
  /**
   * for people; it opens nothing
   */
  name: string;
  host: string;
  stage: "seating" | "playing" | "finished";
  standstill: "none" | "paused" | "storage";
  seats: {
    N: SeatView;
    E: SeatView;
    S: SeatView;
    W: SeatView;
  };
  spectators: number;
  card_back: number;
  match: string;
  proposals: {
    N: Proposal[];
    E: Proposal[];
    S: Proposal[];
    W: Proposal[];
  };
  shuffle: Shuffle | null;
  next_commitment: string;
  evening: TableEvening | null;
  you: Seat | null;
  clock: Clock | null;
  phase:
    | "before_deal"
    | "bidding"
    | "knocking"
    | "playing"
    | "naming_trump"
    | "hand_over"
    | "match_over"
    | "abandoned"
    | "exchanging";
  /**
   * between the deal and the end of the hand
   */
  in_hand: boolean;
  hand_number: number;
  dealer: Seat | null;
  declarer: Seat | null;
  trump: Suit | null;
  bid: number | null;
  calls: Call[];
  /**
   * @maxItems 4
   */
  to_act: Seat[];
  /**
   * @maxItems 14
   */
  hand: Card[];
  /**
   * @maxItems 14
   */
  ranked: Card[];
  /**
   * those of the own hand that are trumps, as far as the suit is known
   *
   * @maxItems 14
   */
  trumps: Card[];
  /**
   * @maxItems 4
   */
  lengths: number[];
  card_counts: {
    N: number;
    E: number;
    S: number;
    W: number;
  };
  trick: Trick | null;
  last_trick: LastTrick | null;
  points: {
    N: number;
    E: number;
    S: number;
    W: number;
  } | null;
  tricks: {
    N: number;
    E: number;
    S: number;
    W: number;
  };
  legal: Action[];
  options: KlorsjavsTableOptions;
  /**
   * declarer took the cat, or left it (K4.1, K4.2)
   */
  cat: ("taken" | "left") | null;
  /**
   * cards that you laid away in this hand
   *
   * @maxItems 2
   */
  laid: Card[];
  /**
   * cards that you took from the cat
   *
   * @maxItems 2
   */
  taken: Card[];
  sheet: KlorsjavsSheet;
  finished: KlorsjavsHandRecord | null;
  outcome: KlorsjavsOutcome | null;
}
export interface KlorsjavsTableOptions {
  game: "klorsjavs";
  /**
   * 0: no clock; else 5 or more
   */
  decision_seconds: number;
  reserve_seconds: number;
  at_zero: "stand_in" | "wait";
  hold_seconds: number;
  watching: "nobody" | "members" | "anyone";
  talk: "off" | "between_hands" | "always";
  emotes: "off" | "between_hands" | "always";
  /**
   * spectators see the hand before the one in play, all four open
   */
  one_hand_behind: boolean;
  /**
   * shown in the hall
   */
  listed: boolean;
  /**
   * three players (K1), four (K8), or three with contracts (K9)
   */
  form: "three" | "four" | "auction";
  /**
   * K4.1
   */
  cat: "unseen" | "seen";
  /**
   * of an auction match (K9.6)
   */
  hands: "twelve" | "six" | "twenty_four";
  /**
   * K6.4
   */
  untouched: boolean;
  stakes: KlorsjavsStakes;
}
export interface KlorsjavsSheet {
  /**
   * øre that are left, or jetons won and lost (K6.1, K9.6)
   */
  totals: {
    N: number;
    E: number;
    S: number;
    W: number;
  };
  /**
   * played, not those that all passed
   */
  hands: number;
  /**
   * those who play on until one of them is lower (K6.3)
   *
   * @maxItems 4
   */
  level: Seat[];
}
export interface KlorsjavsHandRecord {
  dealer: Seat;
  deal: {
    /**
     * @maxItems 16
     */
    N: Card[];
    /**
     * @maxItems 16
     */
    E: Card[];
    /**
     * @maxItems 16
     */
    S: Card[];
    /**
     * @maxItems 16
     */
    W: Card[];
    /**
     * dealt to nobody
     *
     * @maxItems 2
     */
    rest: Card[];
  };
  actions: SeatAction[];
  result: KlorsjavsHandResult;
}
export interface KlorsjavsHandResult {
  finished: boolean;
  declarer: Seat | null;
  /**
   * K9.2; of three and four players the first
   */
  contract: ("game" | "strike" | "tout" | "strike_tout") | null;
  trump: Suit | null;
  cat: ("taken" | "left") | null;
  folded: boolean;
  /**
   * in tricks
   */
  points: {
    N: number;
    E: number;
    S: number;
    W: number;
  };
  tricks: {
    N: number;
    E: number;
    S: number;
    W: number;
  };
  /**
   * card points that lie with declarer (K4.4)
   */
  lies: number;
  /**
   * the change of the sheet
   */
  won: {
    N: number;
    E: number;
    S: number;
    W: number;
  };
}
export interface KlorsjavsOutcome {
  /**
   * all but the loser; in the auction those with the most jetons
   *
   * @maxItems 4
   */
  won: Seat[];
  units: {
    N: number;
    E: number;
    S: number;
    W: number;
  };
}
/**
 * Everything one observer may know of a table.
 */
export interface TarockTableView {
  code: string;
  /**
   * for people; it opens nothing
   */
  name: string;
  host: string;
  stage: "seating" | "playing" | "finished";
  standstill: "none" | "paused" | "storage";
  seats: {
    N: SeatView;
    E: SeatView;
    S: SeatView;
    W: SeatView;
  };
  spectators: number;
  card_back: number;
  match: string;
  proposals: {
    N: Proposal[];
    E: Proposal[];
    S: Proposal[];
    W: Proposal[];
  };
  shuffle: Shuffle | null;
  next_commitment: string;
  evening: TableEvening | null;
  you: Seat | null;
  clock: Clock | null;
  phase:
    | "before_deal"
    | "bidding"
    | "knocking"
    | "playing"
    | "naming_trump"
    | "hand_over"
    | "match_over"
    | "abandoned"
    | "exchanging";
  /**
   * between the deal and the end of the hand
   */
  in_hand: boolean;
  hand_number: number;
  dealer: Seat | null;
  declarer: Seat | null;
  trump: Suit | null;
  bid: number | null;
  calls: Call[];
  /**
   * @maxItems 4
   */
  to_act: Seat[];
  /**
   * @maxItems 14
   */
  hand: Card[];
  /**
   * @maxItems 14
   */
  ranked: Card[];
  /**
   * those of the own hand that are trumps, as far as the suit is known
   *
   * @maxItems 14
   */
  trumps: Card[];
  /**
   * @maxItems 4
   */
  lengths: number[];
  card_counts: {
    N: number;
    E: number;
    S: number;
    W: number;
  };
  trick: Trick | null;
  last_trick: LastTrick | null;
  points: {
    N: number;
    E: number;
    S: number;
    W: number;
  } | null;
  tricks: {
    N: number;
    E: number;
    S: number;
    W: number;
  };
  legal: Action[];
  options: TarockTableOptions;
  /**
   * the soloist took the stock, or plays from the hand (T4.1)
   */
  contract: ("pick_up" | "hand") | null;
  /**
   * cards that you laid away in this hand
   *
   * @maxItems 3
   */
  laid: Card[];
  /**
   * cards that you took from the stock
   *
   * @maxItems 3
   */
  taken: Card[];
  sheet: TarockSheet;
  finished: TarockHandRecord | null;
  outcome: TarockOutcome | null;
}
export interface TarockTableOptions {
  game: "tarock";
  /**
   * 0: no clock; else 5 or more
   */
  decision_seconds: number;
  reserve_seconds: number;
  at_zero: "stand_in" | "wait";
  hold_seconds: number;
  watching: "nobody" | "members" | "anyone";
  talk: "off" | "between_hands" | "always";
  emotes: "off" | "between_hands" | "always";
  /**
   * spectators see the hand before the one in play, all four open
   */
  one_hand_behind: boolean;
  /**
   * shown in the hall
   */
  listed: boolean;
  /**
   * units that each player puts into it (T1.4)
   */
  pot: "hundred" | "fifty";
  /**
   * T3.5
   */
  raise_alone: boolean;
  stakes: TarockStakes;
}
export interface TarockSheet {
  /**
   * units won and lost; each begins with what they put into the pot (T1.4)
   */
  accounts: {
    N: number;
    E: number;
    S: number;
    W: number;
  };
  /**
   * units that are left in it
   */
  pot: number;
}
export interface TarockHandRecord {
  dealer: Seat;
  deal: {
    /**
     * @maxItems 16
     */
    N: Card[];
    /**
     * @maxItems 16
     */
    E: Card[];
    /**
     * @maxItems 16
     */
    S: Card[];
    /**
     * dealt to nobody
     *
     * @maxItems 3
     */
    rest: Card[];
    /**
     * @maxItems 16
     */
    W: Card[];
  };
  actions: SeatAction[];
  result: TarockHandResult;
}
export interface TarockHandResult {
  finished: boolean;
  /**
   * nobody, if all passed
   */
  soloist: Seat | null;
  /**
   * points that the soloist undertook (T3.3)
   */
  figure: (61 | 66 | 71 | 76 | 81 | 86 | 91 | 96 | 101 | 106 | 111 | 116) | null;
  /**
   * T4.1
   */
  contract: ("pick_up" | "hand") | null;
  trump: Suit | null;
  /**
   * in tricks
   */
  points: {
    N: number;
    E: number;
    S: number;
    W: number;
  };
  tricks: {
    N: number;
    E: number;
    S: number;
    W: number;
  };
  /**
   * card points of the stock, or laid away in its place (T4.2)
   */
  lies: number;
  /**
   * the change of the accounts (T5)
   */
  won: {
    N: number;
    E: number;
    S: number;
    W: number;
  };
}
export interface TarockOutcome {
  /**
   * those with the most units (T6.2)
   *
   * @maxItems 3
   */
  won: Seat[];
  units: {
    N: number;
    E: number;
    S: number;
    W: number;
  };
}
/**
 * Everything one observer may know of a table.
 */
export interface SixbidTableView {
  code: string;
  /**
   * for people; it opens nothing
   */
  name: string;
  host: string;
  stage: "seating" | "playing" | "finished";
  standstill: "none" | "paused" | "storage";
  seats: {
    N: SeatView;
    E: SeatView;
    S: SeatView;
    W: SeatView;
  };
  spectators: number;
  card_back: number;
  match: string;
  proposals: {
    N: Proposal[];
    E: Proposal[];
    S: Proposal[];
    W: Proposal[];
  };
  shuffle: Shuffle | null;
  next_commitment: string;
  evening: TableEvening | null;
  you: Seat | null;
  clock: Clock | null;
  phase:
    | "before_deal"
    | "bidding"
    | "knocking"
    | "playing"
    | "naming_trump"
    | "hand_over"
    | "match_over"
    | "abandoned"
    | "exchanging";
  /**
   * between the deal and the end of the hand
   */
  in_hand: boolean;
  hand_number: number;
  dealer: Seat | null;
  declarer: Seat | null;
  trump: Suit | null;
  bid: number | null;
  calls: Call[];
  /**
   * @maxItems 4
   */
  to_act: Seat[];
  /**
   * @maxItems 14
   */
  hand: Card[];
  /**
   * @maxItems 14
   */
  ranked: Card[];
  /**
   * those of the own hand that are trumps, as far as the suit is known
   *
   * @maxItems 14
   */
  trumps: Card[];
  /**
   * @maxItems 4
   */
  lengths: number[];
  card_counts: {
    N: number;
    E: number;
    S: number;
    W: number;
  };
  trick: Trick | null;
  last_trick: LastTrick | null;
  points: {
    N: number;
    E: number;
    S: number;
    W: number;
  } | null;
  tricks: {
    N: number;
    E: number;
    S: number;
    W: number;
  };
  legal: Action[];
  options: SixbidTableOptions;
  /**
   * what the soloist undertook, once the bidding is over
   */
  contract:
    | ("solo" | "heart_solo" | "misere" | "guarantee" | "spread_misere" | "call_solo" | "frog" | "chico" | "grand")
    | null;
  /**
   * the card that was called (L4.7)
   */
  asked: Card | null;
  /**
   * the seat that had it
   */
  asked_of: Seat | null;
  /**
   * the soloist's hand at a spread misère, once it lies open (L4.6)
   *
   * @maxItems 11
   */
  open: Card[];
  /**
   * cards that you laid away in this hand
   *
   * @maxItems 3
   */
  laid: Card[];
  /**
   * cards that you took from the blind
   *
   * @maxItems 3
   */
  taken: Card[];
  /**
   * for the card that was called, by you or to you (L4.7)
   */
  given: Card | null;
  sheet: SixbidSheet;
  finished: SixbidHandRecord | null;
  outcome: SixbidOutcome | null;
}
export interface SixbidTableOptions {
  game: "sixbid";
  /**
   * 0: no clock; else 5 or more
   */
  decision_seconds: number;
  reserve_seconds: number;
  at_zero: "stand_in" | "wait";
  hold_seconds: number;
  watching: "nobody" | "members" | "anyone";
  talk: "off" | "between_hands" | "always";
  emotes: "off" | "between_hands" | "always";
  /**
   * spectators see the hand before the one in play, all four open
   */
  one_hand_behind: boolean;
  /**
   * shown in the hall
   */
  listed: boolean;
  form: "six_bid" | "frog";
  /**
   * that are played in a match (L7.1)
   */
  hands: "twelve" | "six" | "twenty_four";
  stakes: SixbidStakes;
}
export interface SixbidSheet {
  /**
   * units won and lost
   */
  accounts: {
    N: number;
    E: number;
    S: number;
    W: number;
  };
  /**
   * hands that were played, those apart that all passed (L7.1)
   */
  played: number;
}
export interface SixbidHandRecord {
  dealer: Seat;
  deal: {
    /**
     * @maxItems 16
     */
    N: Card[];
    /**
     * @maxItems 16
     */
    E: Card[];
    /**
     * @maxItems 16
     */
    S: Card[];
    /**
     * dealt to nobody
     *
     * @maxItems 3
     */
    rest: Card[];
    /**
     * @maxItems 16
     */
    W: Card[];
  };
  actions: SeatAction[];
  result: SixbidHandResult;
}
export interface SixbidHandResult {
  finished: boolean;
  /**
   * nobody, if all passed
   */
  soloist: Seat | null;
  /**
   * L4.2 to L4.7, L8.3
   */
  contract:
    | ("solo" | "heart_solo" | "misere" | "guarantee" | "spread_misere" | "call_solo" | "frog" | "chico" | "grand")
    | null;
  trump: Suit | null;
  /**
   * the card that was called (L4.7)
   */
  asked: Card | null;
  /**
   * the seat that had it; nobody, if it lay in the blind
   */
  asked_of: Seat | null;
  /**
   * in tricks
   */
  points: {
    N: number;
    E: number;
    S: number;
    W: number;
  };
  tricks: {
    N: number;
    E: number;
    S: number;
    W: number;
  };
  /**
   * card points that count for the soloist beside tricks: of the blind, or of what was laid away (L4.4, L8.3)
   */
  lies: number;
  /**
   * the change of the accounts (L6.1, L8.4)
   */
  won: {
    N: number;
    E: number;
    S: number;
    W: number;
  };
}
export interface SixbidOutcome {
  /**
   * those with the most units (L7.1)
   *
   * @maxItems 3
   */
  won: Seat[];
  units: {
    N: number;
    E: number;
    S: number;
    W: number;
  };
}
/**
 * Everything one observer may know of a table.
 */
export interface SjavsAloneTableView {
  code: string;
  /**
   * for people; it opens nothing
   */
  name: string;
  host: string;
  stage: "seating" | "playing" | "finished";
  standstill: "none" | "paused" | "storage";
  seats: {
    N: SeatView;
    S: SeatView;
    E: SeatView;
    W: SeatView;
  };
  spectators: number;
  card_back: number;
  match: string;
  proposals: {
    N: Proposal[];
    S: Proposal[];
    E: Proposal[];
    W: Proposal[];
  };
  shuffle: Shuffle | null;
  next_commitment: string;
  evening: TableEvening | null;
  you: Seat | null;
  clock: Clock | null;
  phase:
    | "before_deal"
    | "bidding"
    | "knocking"
    | "playing"
    | "naming_trump"
    | "hand_over"
    | "match_over"
    | "abandoned"
    | "exchanging";
  /**
   * between the deal and the end of the hand
   */
  in_hand: boolean;
  hand_number: number;
  dealer: Seat | null;
  declarer: Seat | null;
  trump: Suit | null;
  bid: number | null;
  calls: Call[];
  /**
   * @maxItems 4
   */
  to_act: Seat[];
  /**
   * @maxItems 14
   */
  hand: Card[];
  /**
   * @maxItems 14
   */
  ranked: Card[];
  /**
   * those of the own hand that are trumps, as far as the suit is known
   *
   * @maxItems 14
   */
  trumps: Card[];
  /**
   * @maxItems 4
   */
  lengths: number[];
  card_counts: {
    N: number;
    S: number;
    E: number;
    W: number;
  };
  trick: Trick | null;
  last_trick: LastTrick | null;
  points: {
    N: number;
    E: number;
    S: number;
    W: number;
  } | null;
  tricks: {
    N: number;
    S: number;
    E: number;
    W: number;
  };
  legal: Action[];
  options: SjavsAloneTableOptions;
  /**
   * declarer's length was said `better` (S3.3)
   */
  better: boolean;
  /**
   * cards that declarer of three laid away for as many of the skat; 0 if they kept their hand (S8.5)
   */
  exchanged: number | null;
  /**
   * the rows before two players during a hand (S9.1)
   */
  rows: {
    /**
     * @minItems 4
     * @maxItems 4
     */
    N: SjavsAlonePlace[];
    /**
     * @minItems 4
     * @maxItems 4
     */
    S: SjavsAlonePlace[];
    /**
     * @minItems 4
     * @maxItems 4
     */
    E: SjavsAlonePlace[];
    /**
     * @minItems 4
     * @maxItems 4
     */
    W: SjavsAlonePlace[];
  } | null;
  /**
   * cards that you laid away in this hand
   *
   * @maxItems 2
   */
  laid: Card[];
  /**
   * cards that you took from the skat
   *
   * @maxItems 2
   */
  taken: Card[];
  sheet: SjavsAloneSheet;
  finished: SjavsAloneHandRecord | null;
  outcome: SjavsAloneOutcome | null;
}
export interface SjavsAloneTableOptions {
  game: "sjavsalone";
  /**
   * 0: no clock; else 5 or more
   */
  decision_seconds: number;
  reserve_seconds: number;
  at_zero: "stand_in" | "wait";
  hold_seconds: number;
  watching: "nobody" | "members" | "anyone";
  talk: "off" | "between_hands" | "always";
  emotes: "off" | "between_hands" | "always";
  /**
   * spectators see the hand before the one in play, all four open
   */
  one_hand_behind: boolean;
  /**
   * shown in the hall
   */
  listed: boolean;
  /**
   * three players with a skat (S8), or two with cards face down (S9)
   */
  form: "three" | "two";
  /**
   * S3.5
   */
  calls: "forced" | "free";
  /**
   * S4.3
   */
  overtrump: "free" | "must";
  /**
   * S5.3
   */
  tie: "by_suit" | "by_side";
  /**
   * S6.3
   */
  double_win: boolean;
  stakes: SjavsAloneStakes;
}
/**
 * a place of the row before a player of two (S9.1)
 */
export interface SjavsAlonePlace {
  /**
   * the card on top, or nothing once it was played
   */
  card: Card | null;
  /**
   * a card lies face down beneath, which nobody knows
   */
  down: boolean;
}
export interface SjavsAloneSheet {
  /**
   * the newest running totals of each, below their 24 (S8.9)
   */
  totals: {
    /**
     * @maxItems 16
     */
    N: number[];
    /**
     * @maxItems 16
     */
    E: number[];
    /**
     * @maxItems 16
     */
    S: number[];
    /**
     * @maxItems 16
     */
    W: number[];
  };
  /**
   * that wait (S5.3)
   */
  ties: number;
}
export interface SjavsAloneHandRecord {
  dealer: Seat;
  deal: {
    /**
     * @maxItems 16
     */
    N: Card[];
    /**
     * @maxItems 16
     */
    S: Card[];
    /**
     * @maxItems 16
     */
    E: Card[];
    /**
     * dealt to nobody
     *
     * @maxItems 2
     */
    rest?: Card[];
    /**
     * @maxItems 16
     */
    W: Card[];
  };
  actions: SeatAction[];
  result: SjavsAloneHandResult;
}
export interface SjavsAloneHandResult {
  finished: boolean;
  /**
   * all passed (S8.3)
   */
  passed_out: boolean;
  declarer: Seat | null;
  bid: number | null;
  better: boolean;
  trump: Suit | null;
  /**
   * in tricks
   */
  points: {
    N: number;
    E: number;
    S: number;
    W: number;
  };
  tricks: {
    N: number;
    E: number;
    S: number;
    W: number;
  };
  /**
   * card points that count for declarer beside tricks (S8.6)
   */
  lies: number;
  /**
   * game points that each takes off (S8.8)
   */
  deducted: {
    N: number;
    E: number;
    S: number;
    W: number;
  };
}
export interface SjavsAloneOutcome {
  winner: Seat;
  /**
   * S6.3
   */
  cross: boolean;
  units: {
    N: number;
    E: number;
    S: number;
    W: number;
  };
}
/**
 * One version further; with reply_to it is the answer to the request that made the change.
 */
export interface UpdateMessage {
  type: "update";
  reply_to?: string;
  version: number;
  changes: Changes;
}
/**
 * The members of the view that changed; assign them over the old ones.
 */
export interface AvinasChanges {
  code?: string;
  /**
   * for people; it opens nothing
   */
  name?: string;
  host?: string;
  stage?: "seating" | "playing" | "finished";
  standstill?: "none" | "paused" | "storage";
  seats?: {
    N: SeatView;
    E: SeatView;
    S: SeatView;
    W: SeatView;
  };
  spectators?: number;
  card_back?: number;
  match?: string;
  proposals?: {
    N: Proposal[];
    E: Proposal[];
    S: Proposal[];
    W: Proposal[];
  };
  shuffle?: Shuffle | null;
  next_commitment?: string;
  evening?: TableEvening | null;
  you?: Seat | null;
  clock?: Clock | null;
  phase?:
    | "before_deal"
    | "bidding"
    | "knocking"
    | "playing"
    | "naming_trump"
    | "hand_over"
    | "match_over"
    | "abandoned"
    | "exchanging";
  /**
   * between the deal and the end of the hand
   */
  in_hand?: boolean;
  hand_number?: number;
  dealer?: Seat | null;
  declarer?: Seat | null;
  trump?: Suit | null;
  bid?: number | null;
  calls?: Call[];
  /**
   * @maxItems 4
   */
  to_act?: Seat[];
  /**
   * @maxItems 14
   */
  hand?: Card[];
  /**
   * @maxItems 14
   */
  ranked?: Card[];
  /**
   * those of the own hand that are trumps, as far as the suit is known
   *
   * @maxItems 14
   */
  trumps?: Card[];
  /**
   * @maxItems 4
   */
  lengths?: number[];
  card_counts?: {
    N: number;
    E: number;
    S: number;
    W: number;
  };
  trick?: Trick | null;
  last_trick?: LastTrick | null;
  /**
   * null while points are not in view (R7.2)
   */
  points?: {
    NS: number;
    EW: number;
  } | null;
  tricks?: {
    NS: number;
    EW: number;
  };
  legal?: Action[];
  options?: AvinasTableOptions;
  form?: "sevens" | "no_sevens" | "passed_out" | "unfinished";
  sevens?: number;
  knock?: "none" | "knock" | "knock_again";
  /**
   * @maxItems 8
   */
  exposed?: ShownCard[];
  /**
   * @maxItems 2
   */
  private_look?: ShownCard[];
  sheet?: AvinasSheet;
  finished?: AvinasHandRecord | null;
  outcome?: AvinasOutcome | null;
}
/**
 * The members of the view that changed; assign them over the old ones.
 */
export interface SjavsChanges {
  code?: string;
  /**
   * for people; it opens nothing
   */
  name?: string;
  host?: string;
  stage?: "seating" | "playing" | "finished";
  standstill?: "none" | "paused" | "storage";
  seats?: {
    N: SeatView;
    E: SeatView;
    S: SeatView;
    W: SeatView;
  };
  spectators?: number;
  card_back?: number;
  match?: string;
  proposals?: {
    N: Proposal[];
    E: Proposal[];
    S: Proposal[];
    W: Proposal[];
  };
  shuffle?: Shuffle | null;
  next_commitment?: string;
  evening?: TableEvening | null;
  you?: Seat | null;
  clock?: Clock | null;
  phase?:
    | "before_deal"
    | "bidding"
    | "knocking"
    | "playing"
    | "naming_trump"
    | "hand_over"
    | "match_over"
    | "abandoned"
    | "exchanging";
  /**
   * between the deal and the end of the hand
   */
  in_hand?: boolean;
  hand_number?: number;
  dealer?: Seat | null;
  declarer?: Seat | null;
  trump?: Suit | null;
  bid?: number | null;
  calls?: Call[];
  /**
   * @maxItems 4
   */
  to_act?: Seat[];
  /**
   * @maxItems 14
   */
  hand?: Card[];
  /**
   * @maxItems 14
   */
  ranked?: Card[];
  /**
   * those of the own hand that are trumps, as far as the suit is known
   *
   * @maxItems 14
   */
  trumps?: Card[];
  /**
   * @maxItems 4
   */
  lengths?: number[];
  card_counts?: {
    N: number;
    E: number;
    S: number;
    W: number;
  };
  trick?: Trick | null;
  last_trick?: LastTrick | null;
  /**
   * null while points are not in view (R7.2)
   */
  points?: {
    NS: number;
    EW: number;
  } | null;
  tricks?: {
    NS: number;
    EW: number;
  };
  legal?: Action[];
  options?: SjavsTableOptions;
  /**
   * the length was said better (S3.3)
   */
  better?: boolean;
  sheet?: SjavsSheet;
  finished?: SjavsHandRecord | null;
  outcome?: SjavsOutcome | null;
}
/**
 * The members of the view that changed; assign them over the old ones.
 */
export interface EinwerfenChanges {
  code?: string;
  /**
   * for people; it opens nothing
   */
  name?: string;
  host?: string;
  stage?: "seating" | "playing" | "finished";
  standstill?: "none" | "paused" | "storage";
  seats?: {
    N: SeatView;
    E: SeatView;
    S: SeatView;
    W: SeatView;
  };
  spectators?: number;
  card_back?: number;
  match?: string;
  proposals?: {
    N: Proposal[];
    E: Proposal[];
    S: Proposal[];
    W: Proposal[];
  };
  shuffle?: Shuffle | null;
  next_commitment?: string;
  evening?: TableEvening | null;
  you?: Seat | null;
  clock?: Clock | null;
  phase?:
    | "before_deal"
    | "bidding"
    | "knocking"
    | "playing"
    | "naming_trump"
    | "hand_over"
    | "match_over"
    | "abandoned"
    | "exchanging";
  /**
   * between the deal and the end of the hand
   */
  in_hand?: boolean;
  hand_number?: number;
  dealer?: Seat | null;
  declarer?: Seat | null;
  trump?: Suit | null;
  bid?: number | null;
  calls?: Call[];
  /**
   * @maxItems 4
   */
  to_act?: Seat[];
  /**
   * @maxItems 14
   */
  hand?: Card[];
  /**
   * @maxItems 14
   */
  ranked?: Card[];
  /**
   * those of the own hand that are trumps, as far as the suit is known
   *
   * @maxItems 14
   */
  trumps?: Card[];
  /**
   * @maxItems 4
   */
  lengths?: number[];
  card_counts?: {
    N: number;
    E: number;
    S: number;
    W: number;
  };
  trick?: Trick | null;
  last_trick?: LastTrick | null;
  /**
   * null while points are not in view (R7.2)
   */
  points?: {
    NS: number;
    EW: number;
  } | null;
  tricks?: {
    NS: number;
    EW: number;
  };
  legal?: Action[];
  options?: EinwerfenTableOptions;
  /**
   * the dealer's last card, from the deal to the next (E2.3)
   */
  turned?: Card | null;
  sheet?: EinwerfenSheet;
  finished?: EinwerfenHandRecord | null;
  outcome?: EinwerfenOutcome | null;
}
/**
 * The members of the view that changed; assign them over the old ones.
 */
export interface SuecaChanges {
  code?: string;
  /**
   * for people; it opens nothing
   */
  name?: string;
  host?: string;
  stage?: "seating" | "playing" | "finished";
  standstill?: "none" | "paused" | "storage";
  seats?: {
    N: SeatView;
    E: SeatView;
    S: SeatView;
    W: SeatView;
  };
  spectators?: number;
  card_back?: number;
  match?: string;
  proposals?: {
    N: Proposal[];
    E: Proposal[];
    S: Proposal[];
    W: Proposal[];
  };
  shuffle?: Shuffle | null;
  next_commitment?: string;
  evening?: TableEvening | null;
  you?: Seat | null;
  clock?: Clock | null;
  phase?:
    | "before_deal"
    | "bidding"
    | "knocking"
    | "playing"
    | "naming_trump"
    | "hand_over"
    | "match_over"
    | "abandoned"
    | "exchanging";
  /**
   * between the deal and the end of the hand
   */
  in_hand?: boolean;
  hand_number?: number;
  dealer?: Seat | null;
  declarer?: Seat | null;
  trump?: Suit | null;
  bid?: number | null;
  calls?: Call[];
  /**
   * @maxItems 4
   */
  to_act?: Seat[];
  /**
   * @maxItems 14
   */
  hand?: Card[];
  /**
   * @maxItems 14
   */
  ranked?: Card[];
  /**
   * those of the own hand that are trumps, as far as the suit is known
   *
   * @maxItems 14
   */
  trumps?: Card[];
  /**
   * @maxItems 4
   */
  lengths?: number[];
  card_counts?: {
    N: number;
    E: number;
    S: number;
    W: number;
  };
  trick?: Trick | null;
  last_trick?: LastTrick | null;
  /**
   * null while points are not in view (R7.2)
   */
  points?: {
    NS: number;
    EW: number;
  } | null;
  tricks?: {
    NS: number;
    EW: number;
  };
  legal?: Action[];
  options?: SuecaTableOptions;
  /**
   * the dealer's last card, from the deal to the next (U2.3)
   */
  turned?: Card | null;
  sheet?: SuecaSheet;
  finished?: SuecaHandRecord | null;
  outcome?: SuecaOutcome | null;
}
/**
 * The members of the view that changed; assign them over the old ones.
 */
export interface OwcyGlowaChanges {
  code?: string;
  /**
   * for people; it opens nothing
   */
  name?: string;
  host?: string;
  stage?: "seating" | "playing" | "finished";
  standstill?: "none" | "paused" | "storage";
  seats?: {
    N: SeatView;
    E: SeatView;
    S: SeatView;
    W: SeatView;
  };
  spectators?: number;
  card_back?: number;
  match?: string;
  proposals?: {
    N: Proposal[];
    E: Proposal[];
    S: Proposal[];
    W: Proposal[];
  };
  shuffle?: Shuffle | null;
  next_commitment?: string;
  evening?: TableEvening | null;
  you?: Seat | null;
  clock?: Clock | null;
  phase?:
    | "before_deal"
    | "bidding"
    | "knocking"
    | "playing"
    | "naming_trump"
    | "hand_over"
    | "match_over"
    | "abandoned"
    | "exchanging";
  /**
   * between the deal and the end of the hand
   */
  in_hand?: boolean;
  hand_number?: number;
  dealer?: Seat | null;
  declarer?: Seat | null;
  trump?: Suit | null;
  bid?: number | null;
  calls?: Call[];
  /**
   * @maxItems 4
   */
  to_act?: Seat[];
  /**
   * @maxItems 14
   */
  hand?: Card[];
  /**
   * @maxItems 14
   */
  ranked?: Card[];
  /**
   * those of the own hand that are trumps, as far as the suit is known
   *
   * @maxItems 14
   */
  trumps?: Card[];
  /**
   * @maxItems 4
   */
  lengths?: number[];
  card_counts?: {
    N: number;
    E: number;
    S: number;
    W: number;
  };
  trick?: Trick | null;
  last_trick?: LastTrick | null;
  points?: {
    N: number;
    E: number;
    S: number;
    W: number;
  } | null;
  tricks?: {
    N: number;
    E: number;
    S: number;
    W: number;
  };
  legal?: Action[];
  options?: OwcyGlowaTableOptions;
  /**
   * the seats that have played QC and QS (O4.4)
   *
   * @minItems 2
   * @maxItems 2
   */
  grannies?: (Seat | null)[];
  sheet?: OwcyGlowaSheet;
  finished?: OwcyGlowaHandRecord | null;
  outcome?: OwcyGlowaOutcome | null;
}
/**
 * The members of the view that changed; assign them over the old ones.
 */
export interface KlorsjavsChanges {
  code?: string;
  /**
   * for people; it opens nothing
   */
  name?: string;
  host?: string;
  stage?: "seating" | "playing" | "finished";
  standstill?: "none" | "paused" | "storage";
  seats?: {
    N: SeatView;
    E: SeatView;
    S: SeatView;
    W: SeatView;
  };
  spectators?: number;
  card_back?: number;
  match?: string;
  proposals?: {
    N: Proposal[];
    E: Proposal[];
    S: Proposal[];
    W: Proposal[];
  };
  shuffle?: Shuffle | null;
  next_commitment?: string;
  evening?: TableEvening | null;
  you?: Seat | null;
  clock?: Clock | null;
  phase?:
    | "before_deal"
    | "bidding"
    | "knocking"
    | "playing"
    | "naming_trump"
    | "hand_over"
    | "match_over"
    | "abandoned"
    | "exchanging";
  /**
   * between the deal and the end of the hand
   */
  in_hand?: boolean;
  hand_number?: number;
  dealer?: Seat | null;
  declarer?: Seat | null;
  trump?: Suit | null;
  bid?: number | null;
  calls?: Call[];
  /**
   * @maxItems 4
   */
  to_act?: Seat[];
  /**
   * @maxItems 14
   */
  hand?: Card[];
  /**
   * @maxItems 14
   */
  ranked?: Card[];
  /**
   * those of the own hand that are trumps, as far as the suit is known
   *
   * @maxItems 14
   */
  trumps?: Card[];
  /**
   * @maxItems 4
   */
  lengths?: number[];
  card_counts?: {
    N: number;
    E: number;
    S: number;
    W: number;
  };
  trick?: Trick | null;
  last_trick?: LastTrick | null;
  points?: {
    N: number;
    E: number;
    S: number;
    W: number;
  } | null;
  tricks?: {
    N: number;
    E: number;
    S: number;
    W: number;
  };
  legal?: Action[];
  options?: KlorsjavsTableOptions;
  /**
   * declarer took the cat, or left it (K4.1, K4.2)
   */
  cat?: ("taken" | "left") | null;
  /**
   * cards that you laid away in this hand
   *
   * @maxItems 2
   */
  laid?: Card[];
  /**
   * cards that you took from the cat
   *
   * @maxItems 2
   */
  taken?: Card[];
  sheet?: KlorsjavsSheet;
  finished?: KlorsjavsHandRecord | null;
  outcome?: KlorsjavsOutcome | null;
}
/**
 * The members of the view that changed; assign them over the old ones.
 */
export interface TarockChanges {
  code?: string;
  /**
   * for people; it opens nothing
   */
  name?: string;
  host?: string;
  stage?: "seating" | "playing" | "finished";
  standstill?: "none" | "paused" | "storage";
  seats?: {
    N: SeatView;
    E: SeatView;
    S: SeatView;
    W: SeatView;
  };
  spectators?: number;
  card_back?: number;
  match?: string;
  proposals?: {
    N: Proposal[];
    E: Proposal[];
    S: Proposal[];
    W: Proposal[];
  };
  shuffle?: Shuffle | null;
  next_commitment?: string;
  evening?: TableEvening | null;
  you?: Seat | null;
  clock?: Clock | null;
  phase?:
    | "before_deal"
    | "bidding"
    | "knocking"
    | "playing"
    | "naming_trump"
    | "hand_over"
    | "match_over"
    | "abandoned"
    | "exchanging";
  /**
   * between the deal and the end of the hand
   */
  in_hand?: boolean;
  hand_number?: number;
  dealer?: Seat | null;
  declarer?: Seat | null;
  trump?: Suit | null;
  bid?: number | null;
  calls?: Call[];
  /**
   * @maxItems 4
   */
  to_act?: Seat[];
  /**
   * @maxItems 14
   */
  hand?: Card[];
  /**
   * @maxItems 14
   */
  ranked?: Card[];
  /**
   * those of the own hand that are trumps, as far as the suit is known
   *
   * @maxItems 14
   */
  trumps?: Card[];
  /**
   * @maxItems 4
   */
  lengths?: number[];
  card_counts?: {
    N: number;
    E: number;
    S: number;
    W: number;
  };
  trick?: Trick | null;
  last_trick?: LastTrick | null;
  points?: {
    N: number;
    E: number;
    S: number;
    W: number;
  } | null;
  tricks?: {
    N: number;
    E: number;
    S: number;
    W: number;
  };
  legal?: Action[];
  options?: TarockTableOptions;
  /**
   * the soloist took the stock, or plays from the hand (T4.1)
   */
  contract?: ("pick_up" | "hand") | null;
  /**
   * cards that you laid away in this hand
   *
   * @maxItems 3
   */
  laid?: Card[];
  /**
   * cards that you took from the stock
   *
   * @maxItems 3
   */
  taken?: Card[];
  sheet?: TarockSheet;
  finished?: TarockHandRecord | null;
  outcome?: TarockOutcome | null;
}
/**
 * The members of the view that changed; assign them over the old ones.
 */
export interface SixbidChanges {
  code?: string;
  /**
   * for people; it opens nothing
   */
  name?: string;
  host?: string;
  stage?: "seating" | "playing" | "finished";
  standstill?: "none" | "paused" | "storage";
  seats?: {
    N: SeatView;
    E: SeatView;
    S: SeatView;
    W: SeatView;
  };
  spectators?: number;
  card_back?: number;
  match?: string;
  proposals?: {
    N: Proposal[];
    E: Proposal[];
    S: Proposal[];
    W: Proposal[];
  };
  shuffle?: Shuffle | null;
  next_commitment?: string;
  evening?: TableEvening | null;
  you?: Seat | null;
  clock?: Clock | null;
  phase?:
    | "before_deal"
    | "bidding"
    | "knocking"
    | "playing"
    | "naming_trump"
    | "hand_over"
    | "match_over"
    | "abandoned"
    | "exchanging";
  /**
   * between the deal and the end of the hand
   */
  in_hand?: boolean;
  hand_number?: number;
  dealer?: Seat | null;
  declarer?: Seat | null;
  trump?: Suit | null;
  bid?: number | null;
  calls?: Call[];
  /**
   * @maxItems 4
   */
  to_act?: Seat[];
  /**
   * @maxItems 14
   */
  hand?: Card[];
  /**
   * @maxItems 14
   */
  ranked?: Card[];
  /**
   * those of the own hand that are trumps, as far as the suit is known
   *
   * @maxItems 14
   */
  trumps?: Card[];
  /**
   * @maxItems 4
   */
  lengths?: number[];
  card_counts?: {
    N: number;
    E: number;
    S: number;
    W: number;
  };
  trick?: Trick | null;
  last_trick?: LastTrick | null;
  points?: {
    N: number;
    E: number;
    S: number;
    W: number;
  } | null;
  tricks?: {
    N: number;
    E: number;
    S: number;
    W: number;
  };
  legal?: Action[];
  options?: SixbidTableOptions;
  /**
   * what the soloist undertook, once the bidding is over
   */
  contract?:
    | ("solo" | "heart_solo" | "misere" | "guarantee" | "spread_misere" | "call_solo" | "frog" | "chico" | "grand")
    | null;
  /**
   * the card that was called (L4.7)
   */
  asked?: Card | null;
  /**
   * the seat that had it
   */
  asked_of?: Seat | null;
  /**
   * the soloist's hand at a spread misère, once it lies open (L4.6)
   *
   * @maxItems 11
   */
  open?: Card[];
  /**
   * cards that you laid away in this hand
   *
   * @maxItems 3
   */
  laid?: Card[];
  /**
   * cards that you took from the blind
   *
   * @maxItems 3
   */
  taken?: Card[];
  /**
   * for the card that was called, by you or to you (L4.7)
   */
  given?: Card | null;
  sheet?: SixbidSheet;
  finished?: SixbidHandRecord | null;
  outcome?: SixbidOutcome | null;
}
/**
 * The members of the view that changed; assign them over the old ones.
 */
export interface SjavsAloneChanges {
  code?: string;
  /**
   * for people; it opens nothing
   */
  name?: string;
  host?: string;
  stage?: "seating" | "playing" | "finished";
  standstill?: "none" | "paused" | "storage";
  seats?: {
    N: SeatView;
    S: SeatView;
    E: SeatView;
    W: SeatView;
  };
  spectators?: number;
  card_back?: number;
  match?: string;
  proposals?: {
    N: Proposal[];
    S: Proposal[];
    E: Proposal[];
    W: Proposal[];
  };
  shuffle?: Shuffle | null;
  next_commitment?: string;
  evening?: TableEvening | null;
  you?: Seat | null;
  clock?: Clock | null;
  phase?:
    | "before_deal"
    | "bidding"
    | "knocking"
    | "playing"
    | "naming_trump"
    | "hand_over"
    | "match_over"
    | "abandoned"
    | "exchanging";
  /**
   * between the deal and the end of the hand
   */
  in_hand?: boolean;
  hand_number?: number;
  dealer?: Seat | null;
  declarer?: Seat | null;
  trump?: Suit | null;
  bid?: number | null;
  calls?: Call[];
  /**
   * @maxItems 4
   */
  to_act?: Seat[];
  /**
   * @maxItems 14
   */
  hand?: Card[];
  /**
   * @maxItems 14
   */
  ranked?: Card[];
  /**
   * those of the own hand that are trumps, as far as the suit is known
   *
   * @maxItems 14
   */
  trumps?: Card[];
  /**
   * @maxItems 4
   */
  lengths?: number[];
  card_counts?: {
    N: number;
    S: number;
    E: number;
    W: number;
  };
  trick?: Trick | null;
  last_trick?: LastTrick | null;
  points?: {
    N: number;
    E: number;
    S: number;
    W: number;
  } | null;
  tricks?: {
    N: number;
    S: number;
    E: number;
    W: number;
  };
  legal?: Action[];
  options?: SjavsAloneTableOptions;
  /**
   * declarer's length was said `better` (S3.3)
   */
  better?: boolean;
  /**
   * cards that declarer of three laid away for as many of the skat; 0 if they kept their hand (S8.5)
   */
  exchanged?: number | null;
  /**
   * the rows before two players during a hand (S9.1)
   */
  rows?: {
    /**
     * @minItems 4
     * @maxItems 4
     */
    N: SjavsAlonePlace[];
    /**
     * @minItems 4
     * @maxItems 4
     */
    S: SjavsAlonePlace[];
    /**
     * @minItems 4
     * @maxItems 4
     */
    E: SjavsAlonePlace[];
    /**
     * @minItems 4
     * @maxItems 4
     */
    W: SjavsAlonePlace[];
  } | null;
  /**
   * cards that you laid away in this hand
   *
   * @maxItems 2
   */
  laid?: Card[];
  /**
   * cards that you took from the skat
   *
   * @maxItems 2
   */
  taken?: Card[];
  sheet?: SjavsAloneSheet;
  finished?: SjavsAloneHandRecord | null;
  outcome?: SjavsAloneOutcome | null;
}
export interface Done {
  type: "done";
  reply_to: string;
}
export interface ErrorMessage {
  type: "error";
  reply_to?: string;
  code:
    | "bad_message"
    | "not_welcome"
    | "no_such_table"
    | "not_at_table"
    | "not_allowed"
    | "seat_taken"
    | "rule_violation"
    | "limit"
    | "unavailable";
  /**
   * what exactly is wrong; protocol/refusal.cpp lists the words
   */
  reason: string;
  rule?: string;
  /**
   * values that a sentence about it needs
   */
  params?: {
    [k: string]: string;
  };
  /**
   * when asking again has a chance
   */
  wait_ms?: number;
  /**
   * the reason in English
   */
  message: string;
}
export interface Notice {
  type: "notice";
  code: "taken_over" | "restarting" | "storage" | "storage_back" | "too_slow" | "closed" | "called";
  /**
   * values that a sentence about it needs
   */
  params?: {
    [k: string]: string;
  };
  message: string;
}
/**
 * What the hall shows: the first 200 people, and a page of 200 tables.
 */
export interface Hall {
  type: "hall";
  club: ClubInfo;
  people: PersonHere[];
  tables: TableSummary[];
  /**
   * How many people are here.
   */
  people_in_all: number;
  /**
   * How many tables are listed.
   */
  tables_in_all: number;
}
/**
 * What everybody may know of the club.
 */
export interface ClubInfo {
  name: string;
  guests: boolean;
  password: boolean;
  tables_from: Role;
  archive_from: Role;
  night?: ClubNight;
  /**
   * that tables are opened for, the first one first; absent: all
   *
   * @maxItems 32
   */
  games?: Game[];
}
/**
 * Somebody who is here.
 */
export interface PersonHere {
  player: string;
  name: string;
  role: Role;
  muted: boolean;
  table: string;
  /**
   * Wants to play with whoever else does.
   */
  wants?: true;
}
/**
 * A table as the hall shows it.
 */
export interface TableSummary {
  code: string;
  name: string;
  stage: "seating" | "playing" | "finished";
  /**
   * Names; empty where nobody sits; those of its game
   */
  seats: {
    N: string;
    E: string;
    S: string;
    W: string;
  };
  watching: "nobody" | "members" | "anyone";
  spectators: number;
  /**
   * The host's name, while they sit.
   */
  host?: string;
  game?: Game;
}
/**
 * What changed in the hall since it was shown: lines to put in place of those of the same player or table, and lines to take away. At most a hundred of each; more of them follow.
 */
export interface HallChanged {
  type: "hall_changed";
  club?: ClubInfo;
  people: PersonHere[];
  /**
   * Ids of players.
   */
  people_gone: string[];
  tables: TableSummary[];
  /**
   * Codes of tables.
   */
  tables_gone: string[];
  /**
   * How many people are here.
   */
  people_in_all: number;
  /**
   * How many tables are listed.
   */
  tables_in_all: number;
}
/**
 * Somebody said something.
 */
export interface Said {
  type: "said";
  place: string;
  player: string;
  name: string;
  text: string;
}
/**
 * Answers invite.
 */
export interface Invited {
  type: "invited";
  reply_to: string;
  secret: string;
  invitation: InvitationInfo;
}
/**
 * An invitation that can still be used.
 */
export interface InvitationInfo {
  role: Role;
  uses_left: number;
  /**
   * Unix time in milliseconds
   */
  until: number;
}
/**
 * Answers ask_book.
 */
export interface Book {
  type: "book";
  reply_to: string;
  members: Member[];
  invitations: InvitationInfo[];
  lines: BookLine[];
  reports: BookLine[];
}
/**
 * A member of the club, or somebody who is kept out.
 */
export interface Member {
  player: string;
  name: string;
  role: Role;
  banned: boolean;
  /**
   * Unix time in milliseconds when a removal, or a ban for days, ends.
   */
  until?: number;
}
/**
 * What a host did, or what was reported.
 */
export interface BookLine {
  at: number;
  who: string;
  what: string;
  whom: string;
  text: string;
}
/**
 * Somebody at the table showed something.
 */
export interface Shown {
  type: "shown";
  player: string;
  name: string;
  what: Emote;
}
/**
 * Answers ask_watchers.
 */
export interface Watchers {
  type: "watchers";
  reply_to: string;
  people: Person[];
}
/**
 * To one of four who want to play: opens a table, and calls these to it with `call_player`. The notice `called` that they get says `gathered`.
 */
export interface Gathered {
  type: "gathered";
  people: Person[];
}
/**
 * To a spectator: the previous hand, and whose cards of it are shown.
 */
export interface Behind {
  type: "behind";
  hand: number;
  seats: Seat[];
  record: HandRecord;
}
/**
 * Answers ask_results.
 */
export interface Results {
  type: "results";
  reply_to: string;
  player: Tally;
  partners: Tally[];
  matches: MatchSummary[];
  game?: Game;
}
/**
 * Matches added up; sums are those of one's own side and of theirs.
 */
export interface AvinasTally {
  player: string;
  name: string;
  matches: number;
  won: number;
  /**
   * the player's in this game: 1500 is the middle, 100 more win 64 matches of 100 against one opponent or pair; absent without a match that counts, and of partners
   */
  rating?: number;
  /**
   * its standard deviation; absent without it
   */
  doubt?: number;
  cats_made: number;
  cats_been: number;
  rams_own: number;
  rams_theirs: number;
  pips_own: number;
  pips_theirs: number;
}
/**
 * Matches added up; sums are those of one's own side and of theirs.
 */
export interface SjavsTally {
  player: string;
  name: string;
  matches: number;
  won: number;
  /**
   * the player's in this game: 1500 is the middle, 100 more win 64 matches of 100 against one opponent or pair; absent without a match that counts, and of partners
   */
  rating?: number;
  /**
   * its standard deviation; absent without it
   */
  doubt?: number;
  crosses_made: number;
  crosses_been: number;
  totals_own: number;
  totals_theirs: number;
}
/**
 * Matches added up; sums are those of one's own side and of theirs.
 */
export interface EinwerfenTally {
  player: string;
  name: string;
  matches: number;
  won: number;
  /**
   * the player's in this game: 1500 is the middle, 100 more win 64 matches of 100 against one opponent or pair; absent without a match that counts, and of partners
   */
  rating?: number;
  /**
   * its standard deviation; absent without it
   */
  doubt?: number;
  games_own: number;
  games_theirs: number;
}
/**
 * Matches added up; sums are those of one's own side and of theirs.
 */
export interface SuecaTally {
  player: string;
  name: string;
  matches: number;
  won: number;
  /**
   * the player's in this game: 1500 is the middle, 100 more win 64 matches of 100 against one opponent or pair; absent without a match that counts, and of partners
   */
  rating?: number;
  /**
   * its standard deviation; absent without it
   */
  doubt?: number;
  gatos_made: number;
  gatos_been: number;
  games_own: number;
  games_theirs: number;
}
/**
 * Matches added up; sums are those of one's own side and of theirs.
 */
export interface OwcyGlowaTally {
  player: string;
  name: string;
  matches: number;
  won: number;
  /**
   * the player's in this game: 1500 is the middle, 100 more win 64 matches of 100 against one opponent or pair; absent without a match that counts, and of partners
   */
  rating?: number;
  /**
   * its standard deviation; absent without it
   */
  doubt?: number;
  totals_own: number;
  totals_theirs: number;
}
/**
 * Matches added up; sums are those of one's own side and of theirs.
 */
export interface KlorsjavsTally {
  player: string;
  name: string;
  matches: number;
  won: number;
  /**
   * the player's in this game: 1500 is the middle, 100 more win 64 matches of 100 against one opponent or pair; absent without a match that counts, and of partners
   */
  rating?: number;
  /**
   * its standard deviation; absent without it
   */
  doubt?: number;
}
/**
 * Matches added up; sums are those of one's own side and of theirs.
 */
export interface TarockTally {
  player: string;
  name: string;
  matches: number;
  won: number;
  /**
   * the player's in this game: 1500 is the middle, 100 more win 64 matches of 100 against one opponent or pair; absent without a match that counts, and of partners
   */
  rating?: number;
  /**
   * its standard deviation; absent without it
   */
  doubt?: number;
}
/**
 * Matches added up; sums are those of one's own side and of theirs.
 */
export interface SixbidTally {
  player: string;
  name: string;
  matches: number;
  won: number;
  /**
   * the player's in this game: 1500 is the middle, 100 more win 64 matches of 100 against one opponent or pair; absent without a match that counts, and of partners
   */
  rating?: number;
  /**
   * its standard deviation; absent without it
   */
  doubt?: number;
}
/**
 * Matches added up; sums are those of one's own side and of theirs.
 */
export interface SjavsAloneTally {
  player: string;
  name: string;
  matches: number;
  won: number;
  /**
   * the player's in this game: 1500 is the middle, 100 more win 64 matches of 100 against one opponent or pair; absent without a match that counts, and of partners
   */
  rating?: number;
  /**
   * its standard deviation; absent without it
   */
  doubt?: number;
  crosses_made: number;
  crosses_been: number;
}
/**
 * A finished match; no outcome: it was given up.
 */
export interface AvinasMatchSummary {
  id: string;
  ended: number;
  hands: number;
  seats: {
    N: Person;
    E: Person;
    S: Person;
    W: Person;
  };
  /**
   * hands dealt before they took the seat; 0: from the start
   */
  since: {
    N: number;
    E: number;
    S: number;
    W: number;
  };
  /**
   * who gave a seat up before the end
   */
  left: {
    seat: Seat;
    player: string;
    name: string;
  }[];
  /**
   * standings count it; absent in matches of earlier versions
   */
  ranked?: boolean;
  outcome: AvinasOutcome | null;
  rams: {
    NS: number;
    EW: number;
  };
  pips: {
    NS: number;
    EW: number;
  };
}
/**
 * A finished match; no outcome: it was given up.
 */
export interface SjavsMatchSummary {
  game: "sjavs";
  id: string;
  ended: number;
  hands: number;
  seats: {
    N: Person;
    E: Person;
    S: Person;
    W: Person;
  };
  /**
   * hands dealt before they took the seat; 0: from the start
   */
  since: {
    N: number;
    E: number;
    S: number;
    W: number;
  };
  /**
   * who gave a seat up before the end
   */
  left: {
    seat: Seat;
    player: string;
    name: string;
  }[];
  /**
   * standings count it; absent in matches of earlier versions
   */
  ranked?: boolean;
  outcome: SjavsOutcome | null;
  totals: {
    NS: number;
    EW: number;
  };
}
/**
 * A finished match; no outcome: it was given up.
 */
export interface EinwerfenMatchSummary {
  game: "einwerfen";
  id: string;
  ended: number;
  hands: number;
  seats: {
    N: Person;
    E: Person;
    S: Person;
    W: Person;
  };
  /**
   * hands dealt before they took the seat; 0: from the start
   */
  since: {
    N: number;
    E: number;
    S: number;
    W: number;
  };
  /**
   * who gave a seat up before the end
   */
  left: {
    seat: Seat;
    player: string;
    name: string;
  }[];
  /**
   * standings count it; absent in matches of earlier versions
   */
  ranked?: boolean;
  outcome: EinwerfenOutcome | null;
  games: {
    NS: number;
    EW: number;
  };
}
/**
 * A finished match; no outcome: it was given up.
 */
export interface SuecaMatchSummary {
  game: "sueca";
  id: string;
  ended: number;
  hands: number;
  seats: {
    N: Person;
    E: Person;
    S: Person;
    W: Person;
  };
  /**
   * hands dealt before they took the seat; 0: from the start
   */
  since: {
    N: number;
    E: number;
    S: number;
    W: number;
  };
  /**
   * who gave a seat up before the end
   */
  left: {
    seat: Seat;
    player: string;
    name: string;
  }[];
  /**
   * standings count it; absent in matches of earlier versions
   */
  ranked?: boolean;
  outcome: SuecaOutcome | null;
  games: {
    NS: number;
    EW: number;
  };
}
/**
 * A finished match; no outcome: it was given up.
 */
export interface OwcyGlowaMatchSummary {
  game: "owcyglowa";
  id: string;
  ended: number;
  hands: number;
  seats: {
    N: Person;
    E: Person;
    S: Person;
    W: Person;
  };
  /**
   * hands dealt before they took the seat; 0: from the start
   */
  since: {
    N: number;
    E: number;
    S: number;
    W: number;
  };
  /**
   * who gave a seat up before the end
   */
  left: {
    seat: Seat;
    player: string;
    name: string;
  }[];
  /**
   * standings count it; absent in matches of earlier versions
   */
  ranked?: boolean;
  outcome: OwcyGlowaOutcome | null;
  totals: {
    N: number;
    E: number;
    S: number;
    W: number;
  };
}
/**
 * A finished match; no outcome: it was given up.
 */
export interface KlorsjavsMatchSummary {
  game: "klorsjavs";
  id: string;
  ended: number;
  hands: number;
  seats: {
    N: Person;
    E: Person;
    S: Person;
    W: Person;
  };
  /**
   * hands dealt before they took the seat; 0: from the start
   */
  since: {
    N: number;
    E: number;
    S: number;
    W: number;
  };
  /**
   * who gave a seat up before the end
   */
  left: {
    seat: Seat;
    player: string;
    name: string;
  }[];
  /**
   * standings count it; absent in matches of earlier versions
   */
  ranked?: boolean;
  outcome: KlorsjavsOutcome | null;
}
/**
 * A finished match; no outcome: it was given up.
 */
export interface TarockMatchSummary {
  game: "tarock";
  id: string;
  ended: number;
  hands: number;
  seats: {
    N: Person;
    E: Person;
    S: Person;
    W: Person;
  };
  /**
   * hands dealt before they took the seat; 0: from the start
   */
  since: {
    N: number;
    E: number;
    S: number;
    W: number;
  };
  /**
   * who gave a seat up before the end
   */
  left: {
    seat: Seat;
    player: string;
    name: string;
  }[];
  /**
   * standings count it; absent in matches of earlier versions
   */
  ranked?: boolean;
  outcome: TarockOutcome | null;
}
/**
 * A finished match; no outcome: it was given up.
 */
export interface SixbidMatchSummary {
  game: "sixbid";
  id: string;
  ended: number;
  hands: number;
  seats: {
    N: Person;
    E: Person;
    S: Person;
    W: Person;
  };
  /**
   * hands dealt before they took the seat; 0: from the start
   */
  since: {
    N: number;
    E: number;
    S: number;
    W: number;
  };
  /**
   * who gave a seat up before the end
   */
  left: {
    seat: Seat;
    player: string;
    name: string;
  }[];
  /**
   * standings count it; absent in matches of earlier versions
   */
  ranked?: boolean;
  outcome: SixbidOutcome | null;
}
/**
 * A finished match; no outcome: it was given up.
 */
export interface SjavsAloneMatchSummary {
  game: "sjavsalone";
  id: string;
  ended: number;
  hands: number;
  seats: {
    N: Person;
    S: Person;
    E: Person;
    W: Person;
  };
  /**
   * hands dealt before they took the seat; 0: from the start
   */
  since: {
    N: number;
    S: number;
    E: number;
    W: number;
  };
  /**
   * who gave a seat up before the end
   */
  left: {
    seat: Seat;
    player: string;
    name: string;
  }[];
  /**
   * standings count it; absent in matches of earlier versions
   */
  ranked?: boolean;
  outcome: SjavsAloneOutcome | null;
}
/**
 * Answers ask_standings: the most matches won first.
 */
export interface Standings {
  type: "standings";
  reply_to: string;
  month: string;
  players: Tally[];
  game?: Game;
}
/**
 * Answers link_device.
 */
export interface DeviceLink {
  type: "device_link";
  reply_to: string;
  secret: string;
  /**
   * Unix time in milliseconds
   */
  until: number;
}
/**
 * Answers ask_hint.
 */
export interface Hint {
  type: "hint";
  reply_to: string;
  action: SeatAction;
  why:
    | "only_choice"
    | "won_already"
    | "stop_pays"
    | "lose_to_win"
    | "lose_for_match"
    | "long_suit"
    | "too_short"
    | "knock_strong"
    | "knock_unsure"
    | "knock_back"
    | "knock_stands"
    | "longest_named"
    | "open_top"
    | "open_long"
    | "draw_safely"
    | "draw_trumps"
    | "run_safely"
    | "run_highest"
    | "partner_trumps"
    | "lead_low"
    | "hide_low"
    | "hide_high"
    | "give_partner"
    | "leave_partner"
    | "take_last"
    | "take_safely"
    | "take_unless"
    | "throw_low"
    | "save_high"
    | "ahead_often"
    | "ahead_seldom"
    | "best_on_average";
  facts: HintFacts;
}
/**
 * Facts behind the reason of a hint; each reason has some of them.
 */
export interface HintFacts {
  /**
   * A length, a number of cards, or of deals of a hundred.
   */
  n?: number;
  /**
   * Cards that may beat the one played.
   */
  higher?: number;
  /**
   * Card points.
   */
  points?: number;
  suit?: Suit;
  card?: Card;
}
/**
 * Answers ask_review.
 */
export interface Review {
  type: "review";
  reply_to: string;
  match: string;
  /**
   * From 1.
   */
  hand: number;
  record: HandRecord;
  analysis: HandAnalysis;
}
/**
 * What the decisions of a hand were worth, with all cards open (docs/match-record.md).
 */
export interface HandAnalysis {
  /**
   * Card points that the declarers reach with best play of all, or North and South where nobody declared: before the first card, then after each.
   *
   * @maxItems 50
   */
  curve: number[];
  /**
   * The action of the last decision that changed who wins.
   */
  turning_point: number | null;
  /**
   * The pips of a loss on purpose that was better for the declarers' match than best play; not there where none was.
   */
  better_lost?: 2 | 4 | 6;
  /**
   * @maxItems 50
   */
  decisions: JudgedDecision[];
}
/**
 * One decision where there was a choice.
 */
export interface JudgedDecision {
  /**
   * Its place among the hand's actions, from 0.
   */
  action: number;
  seat: Seat;
  /**
   * The unit of the cost: card points, or what the sheet of the game counts.
   */
  unit: "points" | "pips" | "rams" | "score";
  /**
   * What the side lost by it, with best play of all afterwards.
   */
  cost: number;
  /**
   * Unlucky: it cost something, and was best on what its player knew.
   */
  verdict: "best" | "unlucky" | "cost";
  /**
   * Before it the side won the hand, after it the other did.
   */
  decisive: boolean;
  /**
   * What was best, if that was another.
   *
   * @maxItems 10
   */
  better: Action[];
  /**
   * The same on what its player knew, on average over deals that agree with it: hundredths of rams, pips or points of the sheet.
   */
  imagined_cost_hundredths?: number;
}
/**
 * Answers ask_devices, the latest seen first.
 */
export interface Devices {
  type: "devices";
  reply_to: string;
  devices: Device[];
}
export interface Device {
  id: string;
  name: string;
  /**
   * Unix time in milliseconds of the day on which it was last here; 0: not known
   */
  seen: number;
  /**
   * the one that asks
   */
  here: boolean;
}
/**
 * Answers ask_my_data.
 */
export interface MyData {
  type: "my_data";
  reply_to: string;
  player: string;
  name: string;
  role: Role;
  /**
   * Unix time in milliseconds of the day on which they were last here
   */
  seen: number;
  devices: Device[];
  /**
   * what hosts did about them, and they as hosts; the newest first
   */
  lines: BookLine[];
  /**
   * those that they made; the newest first
   */
  reports: BookLine[];
  /**
   * all that name them
   *
   * @maxItems 500
   */
  evenings: EveningLine[];
  /**
   * ids, the newest first; each has its record at /api/matches/ID/record
   *
   * @maxItems 2000
   */
  matches: string[];
}
/**
 * An evening in a list.
 */
export interface EveningLine {
  code: string;
  name: string;
  host: Person;
  game: Game;
  stage: EveningStage;
  pairs: number;
}
/**
 * Answers ask_activity: the newest first, which is not over yet. Weeks begin on Mondays.
 */
export interface Activity {
  type: "activity";
  reply_to: string;
  days: ActivityLine[];
  weeks: ActivityLine[];
}
/**
 * The matches of people that ended on a day, or in a week.
 */
export interface ActivityLine {
  /**
   * its first day
   */
  from: string;
  matches: number;
  /**
   * people who sat in one
   */
  players: number;
}
/**
 * The table at which the client is has its home elsewhere: a WebSocket at /ws/N, with this N, leads there. Only where several servers share the tables out; a client may pass over it.
 */
export interface Route {
  type: "route";
  share: number;
}
/**
 * A club evening as everybody may see it. Answers open_evening, look_at_evening and evening, and comes to those who look whenever it changes, but not while they play a hand.
 */
export interface Evening {
  type: "evening";
  reply_to?: string;
  code: string;
  name: string;
  host: Person;
  options: TableOptions;
  plan: EveningPlan;
  stage: EveningStage;
  /**
   * The one being played, or the last.
   */
  round: number;
  /**
   * The round of `meetings`.
   */
  shown: number;
  /**
   * @maxItems 40
   */
  pairs: EveningPair[];
  /**
   * @maxItems 20
   */
  meetings: EveningMeeting[];
  /**
   * To the seed of all its shared cards (docs/fair-deal.md).
   */
  commitment: string;
  /**
   * That seed, once the evening is over.
   */
  seed?: string;
  /**
   * Then, those that people added, in their order.
   *
   * @maxItems 1000
   */
  seeds?: string[];
}
/**
 * A pair; its number is its place in the list, from 1. A bot plays for a partner who has not come.
 */
export interface EveningPair {
  /**
   * @maxItems 2
   */
  people: Person[];
  gone?: true;
  /**
   * Of a percent of the match points, or matches, that it could have had.
   */
  hundredths: number;
  /**
   * Of a point above the other tables with the same cards.
   */
  tenths: number;
  /**
   * Hands that were compared, or matches.
   */
  counted: number;
}
/**
 * Two pairs at a table in a round. `played` counts the hands that are over, `scores` are those of hands that no table still plays; `match` is told when the round is over, or, where each table has cards of its own, when that match is.
 */
export interface EveningMeeting {
  north_south: number;
  east_west: number;
  /**
   * Of both pairs, as they sat down.
   *
   * @minItems 2
   * @maxItems 2
   */
  people: Person[][];
  table: string;
  played: number;
  match?: string;
  /**
   * @maxItems 12
   */
  scores?: number[];
}
/**
 * Answers ask_evenings: those that are not over, and the latest that are.
 */
export interface Evenings {
  type: "evenings";
  reply_to: string;
  /**
   * @maxItems 500
   */
  evenings: EveningLine[];
}
export type HandResult = AvinasHandResult | SjavsHandResult | EinwerfenHandResult | SuecaHandResult | OwcyGlowaHandResult | KlorsjavsHandResult | TarockHandResult | SixbidHandResult | SjavsAloneHandResult;
export type Outcome = AvinasOutcome | SjavsOutcome | EinwerfenOutcome | SuecaOutcome | OwcyGlowaOutcome | KlorsjavsOutcome | TarockOutcome | SixbidOutcome | SjavsAloneOutcome;
export type Sheet = AvinasSheet | SjavsSheet | EinwerfenSheet | SuecaSheet | OwcyGlowaSheet | KlorsjavsSheet | TarockSheet | SixbidSheet | SjavsAloneSheet;
export type Stakes = AvinasStakes | SjavsStakes | EinwerfenStakes | SuecaStakes | OwcyGlowaStakes | KlorsjavsStakes | TarockStakes | SixbidStakes | SjavsAloneStakes;
