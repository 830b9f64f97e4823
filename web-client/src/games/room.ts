// A game as the page needs it: everything about it that is not the same for every game.
import type {
  Action,
  Card,
  HandResult,
  MatchSummary,
  Outcome,
  Seat,
  Side,
  Suit,
  TableOptions,
  TableView,
  Tally,
} from '@avinas/client';
import type { Party, Viewer } from '../state/seats';
import type { GameName } from '../verbs';
import type { OptionField } from '../words/option_field';
import type { SheetPart } from './sheet_part';

/** As records have it, by the names of what the game keeps. */
export type RecordedSheet = Record<string, Record<Party, number> | number>;

/** A sentence with the rule that it follows from. */
export interface Reason {
  text: string;
  rule: string;
}

/** How a pack is dealt (docs/fair-deal.md). */
export interface DealShape {
  /** Of a suit, in the order before the pack is shuffled. */
  ranks: string;
  /** Cards at a time, and in every second packet if not as many. */
  packet: number;
  second?: number;
  /** Clockwise, or the other way round. */
  way: 1 | -1;
  seats: 2 | 3 | 4;
  /** Cards that those ranks have and the pack has not. */
  without?: Card[];
  /** Cards dealt to nobody, when each has so many: all of them, or so many at a time after each round of packets. */
  rest?: { cards: number; after: number; atATime?: number };
}
export const kFirstShape: DealShape = { ranks: 'ATKQJ987', packet: 4, way: 1, seats: 4 };

export interface GameRoom {
  name: GameName;
  /** The commands of its decisions, beside those that play a card (speech/command.ts). */
  verbs: string[];
  /** Cards that are laid away, at most. */
  lays?: number;
  shape(options: TableOptions): DealShape;
  /** Its own options, as a host sets them; kinds of stakes; sets of options with a name. */
  fields: OptionField[];
  stakes: string[];
  customs: Record<string, Partial<TableOptions>>;
  /** The cards above all others, highest first, and the ranks of a suit below them. */
  above(trump: Suit | null): Card[];
  ranks: string;
  /** The card follows by its print, whatever is trumps; null: it may be a trump. */
  plainSuit(card: Card): Suit | null;
  /** Cards are played under trumps that all know, though no suit was named. */
  trumpsAreKnown(view: TableView): boolean;
  /** The contract; the cards shown in the deal; the stake in words that need no rules. */
  contract(view: TableView): string;
  shown(view: TableView): string;
  stake(view: TableView): string;
  /** A hand's result for its reader, and the reason for its figure. */
  result(viewer: Viewer, result: HandResult): string;
  reason(viewer: Viewer, result: HandResult): Reason | null;
  /** Cards were played for it. */
  isPlayed(result: HandResult): boolean;
  /** How dear it was, in each of the game's currencies; for what to look at again. */
  costs(result: HandResult): number[];
  outcome(viewer: Viewer, outcome: Outcome): string;
  /** The side that owes the other, or the others who owe the winner, and how much each. */
  owed(outcome: Outcome): { payer: Side | 'others'; units: number };
  /** The picture of a match that was won in the rarest way. */
  isRare(outcome: Outcome): boolean;
  /** The sheet as it is drawn on paper; for those who hear it, a sentence a side. */
  paper: SheetPart;
  sheet(view: TableView): string[];
  /** A side's column of the sheet, for a picture (where each plays alone, a seat's): circles, and running totals. */
  drawn(view: TableView, side: Side): { circles: { drawn: number; struck: number }; totals: number[] };
  /** The sheet in a record after a hand. */
  sheetAfter(sheet: RecordedSheet): string;
  /** A bid as it is said and shown; without it by its number. */
  bidName?(bid: number, options?: TableOptions): string;
  /** A hand that lies open before its player. */
  OpenHand?: (props: { view: TableView; seat: Seat }) => preact.JSX.Element | null;
  /** Own cards beneath which another lies face down. */
  covering?(view: TableView): Card[];
  /** Decisions of its own, on the felt where no trick is yet. */
  Choices?: (props: { view: TableView; act: (action: Action) => void }) => preact.JSX.Element | null;
  /** The word for the player with the star, where it is not declarer. */
  declarer?: string;
  /** Marks beside a player's name. */
  marks?(view: TableView, seat: Seat): string[];
  /** The server cannot tell what its decisions cost. */
  unreviewed?: true;
  /** This player leads and may say that the rest is theirs: the server says whether it is. */
  mayTakeRest(view: TableView): boolean;
  /** Stakes of so many units, where the game's form says for what. */
  stakesAre?(options: TableOptions, n: number): string | null;
  /** The question before an action that can cost the match, or nothing. */
  price(view: TableView, action: Action): string | null;
  /** Figures of matches added up, a name and a value each. */
  figures(tally: Tally): [string, string | number][];
  /** A match in one's list. */
  ended(won: 'won' | 'lost' | 'none', match: MatchSummary): string;
}

/** Both sides of such a sheet. */
export const pairOf = (sides: RecordedSheet[string]): string =>
  typeof sides === 'number' ? String(sides) : `${sides.NS} : ${sides.EW}`;
