// A match record as something to step through. Bookkeeping only: what was dealt, done and laid open stands in
// the record; the rules are the server's (`avinas record verify`). The server checks a record that is opened
// from a file, so that there is one truth about legality.
import { kGames } from '../games';
import { restOf } from './facts';
import type { RecordedSheet } from '../games/room';
import type {
  Card,
  HandRecord,
  HandResult,
  Outcome,
  Seat,
  SeatAction,
  Shuffle,
  Signal,
  TableOptions,
} from '@avinas/client';
import { kSeats, type Viewer } from './seats';

export type RecordedHand = HandRecord & {
  shuffle?: Shuffle;
  sheet: RecordedSheet;
};

export interface MatchRecord {
  format: 'avinas-match-record';
  version: 1 | 2;
  game?: string;
  id: string;
  started: string;
  options: TableOptions;
  players: Record<Seat, { name?: string; kind?: 'human' | 'bot' }>;
  hands: RecordedHand[];
  outcome: Outcome | null;
}

interface Lying {
  seat: Seat;
  card: Card;
  faceDown: boolean;
  signal?: Signal;
}

/** The players of a record, for a reader of its sentences. */
export const viewerOf = (record: MatchRecord): Viewer => ({
  you: null,
  seats: Object.fromEntries(
    dealtSeats(record.hands[0]).map((seat) => {
      const { name = '', kind = 'human' } = record.players[seat] ?? {};
      return [seat, { name, kind }];
    }),
  ) as Viewer['seats'],
  options: record.options,
});

/** How a hand stood after so many of its actions. */
export interface Position {
  held: Record<Seat, Card[]>;
  /** Cards in no hand and no trick: those dealt to nobody that nobody took, and those laid away. */
  rest: Card[];
  laid: Card[];
  trick: Lying[];
  /** The player who took that trick, where the next lead tells it. */
  winner: Seat | undefined;
  /** Tricks completed so far. */
  tricks: number;
  /** Each seat's last call, until the first trick is complete. */
  calls: Partial<Record<Seat, SeatAction>>;
  over: boolean;
  result: HandResult | null;
}

/** Why a file is no record that can be shown: a message's id and what it needs. */
export interface Fault {
  id: string;
  args: Record<string, string | number>;
}

/** The record in that text, or why it is none. */
export function readRecord(text: string): MatchRecord | Fault {
  let value: Partial<MatchRecord>;
  try {
    value = JSON.parse(text) as Partial<MatchRecord>;
  } catch {
    return { id: 'record-none', args: {} };
  }
  if (value?.format !== 'avinas-match-record') return { id: 'record-none', args: {} };
  if (value.version !== 1 && value.version !== 2)
    return { id: 'record-newer', args: { version: Number(value.version) } };
  const known = value.version === 1 || kGames.some((name) => name === value.game);
  if (!known) return { id: 'record-other-game', args: { game: String(value.game) } };
  const hands = value.hands;
  if (!Array.isArray(hands) || hands.length === 0) return { id: 'record-empty', args: {} };
  const broken = hands.findIndex((hand) => !holdsTogether(hand));
  if (broken >= 0) return { id: 'record-broken', args: { n: broken + 1 } };
  // Of records the game stands beside the options, of tables among them.
  const { game } = value;
  return { ...value, options: { ...value.options, ...(game ? { game } : {}) } } as MatchRecord;
}

export const isFault = (value: MatchRecord | Fault): value is Fault => 'id' in value && 'args' in value;

const dealtSeats = (hand: HandRecord): Seat[] => kSeats.filter((seat) => seat in (hand?.deal ?? {}));

/** The seat that a card was given to, for the one that was called from it. */
export const receiverOf = ({ result }: HandRecord): Seat | null => ('asked_of' in result ? result.asked_of : null);

/** The cards and seats of an exchange: a called card goes to its caller, a given one to who had that. */
function movedBy(hand: HandRecord, action: SeatAction): { card: Card; from: Seat; to: Seat } | null {
  const other = receiverOf(hand);
  if (!other) return null;
  if (action.action === 'ask') return { card: action.card, from: other, to: action.seat };
  return action.action === 'give' ? { card: action.card, from: action.seat, to: other } : null;
}

/** Hands of as many different cards, each played from the hand that held it, and a result. */
function holdsTogether(hand: RecordedHand): boolean {
  const hands = dealtSeats(hand).map((seat) => hand.deal[seat]);
  const each = hands[0]?.length ?? 0;
  if (hands.length < 2 || each < 4 || hands.some(({ length }) => length !== each)) return false;
  if (new Set(hands.flat()).size !== hands.length * each || !Array.isArray(hand.actions)) return false;
  const taker = hand.actions.find(({ action }) => action === 'take' || action === 'lay')?.seat;
  const moved = hand.actions.flatMap((action) => movedBy(hand, action) ?? []);
  const had = (seat: Seat, card: Card) =>
    hand.deal[seat]?.includes(card) ||
    (seat === taker && restOf(hand).includes(card)) ||
    moved.some((move) => move.to === seat && move.card === card);
  const played = new Set<Card>();
  for (const action of hand.actions) {
    if (action.action === 'lay' && !Array.isArray(action.cards)) return false;
    if (action.action !== 'play') continue;
    if (!had(action.seat, action.card) || played.has(action.card)) return false;
    played.add(action.card);
  }
  return Boolean(hand.result && hand.sheet);
}

/** Of two players the first four cards of each lie face down, beneath the next four (S9.1). */
const faceDown = (hand: HandRecord): number => (hand.deal[dealtSeats(hand)[0]].length === 16 ? 4 : 0);

export function positionAfter(hand: HandRecord, count: number): Position {
  const wholeTrick = dealtSeats(hand).length;
  const held = Object.fromEntries(
    dealtSeats(hand).map((seat) => [seat, hand.deal[seat].slice(faceDown(hand))]),
  ) as Record<Seat, Card[]>;
  const plays: Lying[] = [];
  const calls: Position['calls'] = {};
  const laid: Card[] = [];
  let rest = restOf(hand);
  let taken = false;
  const take = (seat: Seat, most: number) => {
    if (taken) return;
    held[seat].push(...rest.slice(0, most));
    rest = rest.slice(most);
    taken = true;
  };
  for (const action of hand.actions.slice(0, count)) {
    if (action.action !== 'play') {
      calls[action.seat] = action;
      if (action.action === 'take') take(action.seat, rest.length);
      if (action.action === 'lay') take(action.seat, action.cards.length);
      const move = movedBy(hand, action);
      if (move) {
        held[move.from] = held[move.from].filter((card) => card !== move.card);
        held[move.to].push(move.card);
      }
      if (action.action !== 'lay') continue;
      laid.push(...action.cards);
      held[action.seat] = held[action.seat].filter((card) => !action.cards.includes(card));
      continue;
    }
    held[action.seat] = held[action.seat].filter((card) => card !== action.card);
    plays.push({
      seat: action.seat,
      card: action.card,
      faceDown: action.face_down === true,
      signal: action.signal ?? undefined,
    });
    if (plays.length % wholeTrick > 0) continue;
    for (const { seat, card } of plays.slice(-wholeTrick)) {
      const place = hand.deal[seat].indexOf(card) - faceDown(hand);
      if (place >= 0 && place < faceDown(hand)) held[seat].push(hand.deal[seat][place]);
    }
  }
  const over = count > hand.actions.length;
  // A trick lies until the next card is led.
  const lying = plays.length === 0 ? 0 : ((plays.length - 1) % wholeTrick) + 1;
  const next = hand.actions.slice(count).find((action) => action.action === 'play');
  return {
    held,
    rest,
    laid,
    trick: over ? [] : plays.slice(plays.length - lying),
    winner: lying === wholeTrick ? next?.seat : undefined,
    tricks: Math.floor(plays.length / wholeTrick),
    calls: plays.length < wholeTrick ? calls : {},
    over,
    result: over ? hand.result : null,
  };
}

/** True if the reader may see a card that lies face down, in a trick of four. */
export function seesCard(lying: Lying, trick: Lying[], as: Seat | 'all'): boolean {
  return !lying.faceDown || as === 'all' || as === lying.seat || trick.length === 4;
}

/** The place in a match that an address names: `#4` is the fourth hand, `#4.17` its 17th action. */
export function placeIn(address: string, hands: RecordedHand[]): { hand: number; step: number } {
  const [, hand = '', step = '0'] = /^#(\d+)(?:\.(\d+))?$/.exec(address) ?? [];
  const at = Number(hand) - 1;
  if (!hands[at]) return { hand: 0, step: 0 };
  return { hand: at, step: Math.min(Number(step), hands[at].actions.length + 1) };
}
