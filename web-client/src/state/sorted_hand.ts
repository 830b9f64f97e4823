// A hand as it is held: trumps first, then the suits, each from its highest card.
import type { Card, Suit } from '@avinas/client';
import type { GameRoom } from '../games/room';

export const kSuits: Suit[] = ['C', 'S', 'H', 'D'];

export function sortedHand(room: GameRoom, cards: Card[], trump: Suit | null): Card[] {
  const courts = room.above(trump);
  const place = (card: Card): number => {
    const court = courts.indexOf(card);
    if (court >= 0) return court;
    const suit = card[1] === trump ? 0 : 1 + kSuits.indexOf(card[1] as Suit);
    return 10 + suit * 10 + room.ranks.indexOf(card[0]);
  };
  return [...cards].sort((a, b) => place(a) - place(b));
}
