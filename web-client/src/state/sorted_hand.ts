// A hand as it is held: trumps first, then the suits, each from its highest card (R1.3, R1.4).
import type { Card, Suit } from '@avinas/client';

const kSuits = 'CSHD';
const kRanks = 'ATK987';

export function sortedHand(cards: Card[], trump: Suit | null): Card[] {
  const courts = ['QC', ...(trump ? [`7${trump}`] : []), 'QS', 'QH', 'QD', 'JC', 'JS', 'JH', 'JD'];
  const place = (card: Card): number => {
    const court = courts.indexOf(card);
    if (court >= 0) return court;
    const suit = card[1] === trump ? 0 : 1 + kSuits.indexOf(card[1]);
    return 10 + suit * 10 + kRanks.indexOf(card[0]);
  };
  return [...cards].sort((a, b) => place(a) - place(b));
}
