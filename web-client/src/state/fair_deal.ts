// Checks a deal against its seeds, as docs/fair-deal.md describes it; uses nothing of the server.
// The hash is the library's and not the browser's, which only pages over HTTPS are given.
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Card, HandRecord, Seat, Shuffle } from '@avinas/client';

const kSeats: Seat[] = ['N', 'E', 'S', 'W'];

const hashOf = (...parts: (string | Uint8Array)[]): Uint8Array =>
  sha256(concatBytes(...parts.map((p) => (typeof p === 'string' ? utf8ToBytes(p) : p))));

/** The hands that the seeds determine. */
export function dealFrom(shuffle: Shuffle, dealer: Seat): Record<Seat, Card[]> {
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
  const pack: Card[] = [...'CSHD'].flatMap((suit) => [...'ATKQJ987'].map((rank) => rank + suit));
  for (let i = 31; i > 0; i -= 1) {
    const bound = i + 1;
    const fair = 2 ** 32 - (2 ** 32 % bound);
    let word = nextWord();
    while (word >= fair) word = nextWord();
    const j = word % bound;
    [pack[i], pack[j]] = [pack[j], pack[i]];
  }
  const hands: Record<Seat, Card[]> = { N: [], E: [], S: [], W: [] };
  for (let packet = 0; packet < 8; packet += 1) {
    const seat = kSeats[(kSeats.indexOf(dealer) + (packet % 4) + 1) % 4];
    hands[seat].push(...pack.slice(4 * packet, 4 * packet + 4));
  }
  return hands;
}

/** True if the seeds keep the promise made before the deal and give exactly these cards. */
export function dealChecksOut(shuffle: Shuffle, record: HandRecord): boolean {
  if (!/^([0-9a-f]{2})+$/.test(shuffle.server_seed)) return false;
  const promise = bytesToHex(hashOf('avinas-commitment-v1', hexToBytes(shuffle.server_seed)));
  if (promise !== shuffle.commitment) return false;
  const hands = dealFrom(shuffle, record.dealer);
  return kSeats.every((seat) => hands[seat].join() === record.deal[seat].join());
}
