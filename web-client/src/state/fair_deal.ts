// Checks a deal against its seeds, as docs/fair-deal.md describes it; uses nothing of the server.
// The hash is the library's and not the browser's, which only pages over HTTPS are given.
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Card, HandRecord, Seat, Shuffle } from '@avinas/client';
import type { DealShape } from '../games/room';
import { restOf } from './facts';

const kSeats: Seat[] = ['N', 'E', 'S', 'W'];
const seatsFor = (seats: number): Seat[] => (seats === 2 ? ['N', 'S'] : kSeats.slice(0, seats));

const hashOf = (...parts: (string | Uint8Array)[]): Uint8Array =>
  sha256(concatBytes(...parts.map((p) => (typeof p === 'string' ? utf8ToBytes(p) : p))));

/** The hands that the seeds determine, and the cards dealt to nobody. */
export function dealFrom(shuffle: Shuffle, dealer: Seat, shape: DealShape): Record<Seat | 'rest', Card[]> {
  const parts: (string | Uint8Array)[] = ['avinas-deal-v1', hexToBytes(shuffle.server_seed)];
  for (const seat of kSeats) parts.push(seat, shuffle.player_seeds[seat] ?? '');
  const key = hashOf(...parts);
  let block: Uint8Array = new Uint8Array(0);
  let at = 0;
  let counter = 0;
  const nextWord = () => {
    if (at === block.length) {
      const bigEndian = Uint8Array.from([24, 16, 8, 0], (shift) => (counter >>> shift) & 255);
      block = hashOf(key, bigEndian);
      counter += 1;
      at = 0;
    }
    const word = ((block[at] << 24) | (block[at + 1] << 16) | (block[at + 2] << 8) | block[at + 3]) >>> 0;
    at += 4;
    return word;
  };
  const cards: Card[] = [...'CSHD'].flatMap((suit) => [...shape.ranks].map((rank) => rank + suit));
  const pack = cards.filter((card) => !shape.without?.includes(card));
  for (let i = pack.length - 1; i > 0; i -= 1) {
    const bound = i + 1;
    const fair = 2 ** 32 - (2 ** 32 % bound);
    let word = nextWord();
    while (word >= fair) word = nextWord();
    const j = word % bound;
    [pack[i], pack[j]] = [pack[j], pack[i]];
  }
  const hands: Record<Seat | 'rest', Card[]> = { N: [], E: [], S: [], W: [], rest: [] };
  const { packet, second, way, rest } = shape;
  const seats = seatsFor(shape.seats);
  for (let round = 0, each = 0; pack.length > 0; round += 1) {
    const left = rest && each >= rest.after ? rest.cards - hands.rest.length : 0;
    hands.rest.push(...pack.splice(0, Math.min(left, rest?.atATime ?? left)));
    const cards = round % 2 === 1 && second ? second : packet;
    for (let turn = 1; turn <= seats.length; turn += 1) {
      const seat = seats[(seats.indexOf(dealer) + seats.length + way * turn) % seats.length];
      hands[seat].push(...pack.splice(0, cards));
    }
    each += cards;
  }
  return hands;
}

/** True if the seeds keep the promise made before the deal and give exactly these cards. */
export function dealChecksOut(shuffle: Shuffle, record: HandRecord, shape: DealShape): boolean {
  if (!/^([0-9a-f]{2})+$/.test(shuffle.server_seed)) return false;
  const promise = bytesToHex(hashOf('avinas-commitment-v1', hexToBytes(shuffle.server_seed)));
  if (promise !== shuffle.commitment) return false;
  const hands = dealFrom(shuffle, record.dealer, shape);
  const isRest = hands.rest.join() === restOf(record).join();
  return isRest && seatsFor(shape.seats).every((seat) => hands[seat].join() === record.deal[seat].join());
}
