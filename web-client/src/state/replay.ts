// A match record as something to step through. Bookkeeping only: what was dealt, done and laid open
// stands in the record; the rules are the server's (`avinas record verify`).
import type { Card, HandRecord, HandResult, Outcome, Seat, Shuffle, Side } from '../protocol/types';

export interface RecordedHand extends HandRecord {
  shuffle?: Shuffle;
  sheet: { rams: Record<Side, number>; pips: Record<Side, number> };
}

export interface MatchRecord {
  format: 'avinas-match-record';
  version: 1;
  id: string;
  started: string;
  players: Record<Seat, { name?: string }>;
  hands: RecordedHand[];
  outcome: Outcome | null;
}

export const kSeats: Seat[] = ['N', 'E', 'S', 'W'];
const kTrick = 4;

export interface Lying {
  seat: Seat;
  card: Card;
  faceDown: boolean;
}

/** How a hand stood after so many of its actions. */
export interface Position {
  held: Record<Seat, Card[]>;
  trick: Lying[];
  /** Tricks gathered so far. */
  tricks: number;
  over: boolean;
  result: HandResult | null;
}

/** The record in that text, or a sentence that says why it is none. */
export function readRecord(text: string): MatchRecord | string {
  let value: Partial<MatchRecord>;
  try {
    value = JSON.parse(text) as Partial<MatchRecord>;
  } catch {
    return 'This file is no match record: choose one that was downloaded at the end of a match.';
  }
  if (value?.format !== 'avinas-match-record') {
    return 'This file is no match record: choose one that was downloaded at the end of a match.';
  }
  if (value.version !== 1) return `This record has version ${value.version}, which is newer than this page.`;
  const hands = value.hands;
  if (!Array.isArray(hands) || hands.length === 0) return 'This match has no hands.';
  for (const [i, hand] of hands.entries()) {
    const fault = faultOf(hand);
    if (fault) return `Hand ${i + 1} does not hold together: ${fault}`;
  }
  return value as MatchRecord;
}

function faultOf(hand: RecordedHand): string | null {
  const dealt = kSeats.flatMap((seat) => hand?.deal?.[seat] ?? []);
  if (new Set(dealt).size !== 32) return 'its deal is not the 32 cards.';
  if (!Array.isArray(hand.actions)) return 'it has no actions.';
  const played = new Set<Card>();
  for (const action of hand.actions) {
    if (action.action !== 'play') continue;
    const own = hand.deal[action.seat]?.includes(action.card);
    if (!own || played.has(action.card)) return `the ${action.card} was not there to be played.`;
    played.add(action.card);
  }
  return hand.result && hand.sheet ? null : 'it has no result.';
}

export function positionAfter(hand: HandRecord, count: number): Position {
  const held = Object.fromEntries(kSeats.map((seat) => [seat, [...hand.deal[seat]]])) as Record<Seat, Card[]>;
  const plays: Lying[] = [];
  for (const action of hand.actions.slice(0, count)) {
    if (action.action !== 'play') continue;
    held[action.seat] = held[action.seat].filter((card) => card !== action.card);
    plays.push({ seat: action.seat, card: action.card, faceDown: action.face_down === true });
  }
  const over = count > hand.actions.length;
  // A trick lies until the next card is led.
  const lying = plays.length === 0 ? 0 : ((plays.length - 1) % kTrick) + 1;
  return {
    held,
    trick: over ? [] : plays.slice(plays.length - lying),
    tricks: Math.floor(plays.length / kTrick),
    over,
    result: over ? hand.result : null,
  };
}

/** Whether the one who looks may see a card that lies face down. */
export function seesCard(lying: Lying, trick: Lying[], as: Seat | 'all'): boolean {
  return !lying.faceDown || as === 'all' || as === lying.seat || trick.length === kTrick;
}
