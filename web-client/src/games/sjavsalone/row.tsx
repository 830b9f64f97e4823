// The row before a player of two (S9.1): four places, each with the card on top, and a card face down beneath or not.
import type { Seat, TableView } from '@avinas/client';
import { type Place, rowOf } from '../../state/facts';
import { cardName, whoArgs } from '../../words/cards';
import { list, t } from '../../words/t';
import { rankText, SuitMark } from '../../view/card';

function inWords({ card, down }: Place): string {
  if (!card) return t(down ? 'sjavsalone-down' : 'sjavsalone-empty');
  return down ? t('card-upon', { name: cardName(card) }) : cardName(card);
}

/** A row in a sentence; nothing where none lies. */
export function rowSentence(view: TableView, seat: Seat): string {
  const row = rowOf(view, seat);
  return row.length > 0 ? t('sjavsalone-row', { ...whoArgs(view, seat), cards: list(row.map(inWords)) }) : '';
}

/** One's own up-cards are marked in the hand. */
export function Row({ view, seat }: { view: TableView; seat: Seat }) {
  const row = rowOf(view, seat);
  if (row.length === 0 || view.you === seat) return null;
  return (
    <span class="row-before" role="img" aria-label={rowSentence(view, seat)}>
      {row.map(({ card, down }, i) => (
        <span key={i} class={`${down ? 'upon' : ''} ${card ? '' : 'bare'}`}>
          {card && (
            <>
              {rankText(card)}
              <SuitMark suit={card[1] as 'C'} />
            </>
          )}
        </span>
      ))}
    </span>
  );
}
