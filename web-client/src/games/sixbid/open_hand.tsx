// The hand of a spread misère as it lies open (L4.6): a line for each suit.
import type { Seat, SixbidTableView, Suit, TableView } from '@avinas/client';
import { kSuits } from '../../state/sorted_hand';
import { cardName, whoArgs } from '../../words/cards';
import { list, t } from '../../words/t';
import { rankText, SuitMark } from '../../view/card';

export function OpenHand({ view, seat }: { view: TableView; seat: Seat }) {
  const { open, declarer } = view as SixbidTableView;
  if (open.length === 0 || declarer !== seat || view.you === seat) return null;
  const line = (suit: Suit) => open.filter((card) => card[1] === suit).map(rankText);
  return (
    <span
      class="lies-open"
      role="img"
      aria-label={t('sixbid-open', { ...whoArgs(view, seat), cards: list(open.map(cardName)) })}
    >
      {kSuits
        .filter((suit) => line(suit).length > 0)
        .map((suit) => (
          <span key={suit}>
            <SuitMark suit={suit} /> {line(suit).join(' ')}
          </span>
        ))}
    </span>
  );
}
