// Checks a deal against its seeds, as docs/fair-deal.md describes it; uses nothing of the server.
import type { Card, HandRecord, Seat, Shuffle } from '../protocol/types';

const encoder = new TextEncoder();
const kSeats: Seat[] = ['N', 'E', 'S', 'W'];

function fromHex(hex: string): Uint8Array {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}
function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (b) => b.toString(16).padStart(2, '0')).join('');
}
async function sha256(...parts: (string | Uint8Array)[]): Promise<Uint8Array> {
  const bytes = parts.flatMap((p) => Array.from(typeof p === 'string' ? encoder.encode(p) : p));
  return new Uint8Array(await crypto.subtle.digest('SHA-256', Uint8Array.from(bytes)));
}

/** The hands that the seeds determine. */
export async function dealFrom(shuffle: Shuffle, dealer: Seat): Promise<Record<Seat, Card[]>> {
  const parts: (string | Uint8Array)[] = ['avinas-deal-v1', fromHex(shuffle.server_seed)];
  for (const seat of kSeats) parts.push(seat, shuffle.player_seeds[seat] ?? '');
  const key = await sha256(...parts);
  let block: Uint8Array = new Uint8Array(0);
  let at = 0;
  let counter = 0;
  const nextWord = async () => {
    if (at === block.length) {
      const bigEndian = Uint8Array.from([24, 16, 8, 0], (shift) => (counter >>> shift) & 255);
      block = await sha256(key, bigEndian);
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
    let word = await nextWord();
    while (word >= fair) word = await nextWord();
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
export async function dealChecksOut(shuffle: Shuffle, record: HandRecord): Promise<boolean> {
  const promise = toHex(await sha256('avinas-commitment-v1', fromHex(shuffle.server_seed)));
  if (promise !== shuffle.commitment) return false;
  const hands = await dealFrom(shuffle, record.dealer);
  return kSeats.every((seat) => hands[seat].join() === record.deal[seat].join());
}
