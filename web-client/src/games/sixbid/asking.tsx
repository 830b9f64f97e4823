// The cards that a soloist may call for (L4.7), a row for each suit.
import type { Action, Card, TableView } from '@avinas/client';
import { kSuits } from '../../state/sorted_hand';
import { cardArgs } from '../../words/cards';
import { t } from '../../words/t';
import { rankText, SuitMark } from '../../view/card';

export function Asking({ view, act }: { view: TableView; act: (action: Action) => void }) {
  const cards = view.legal.flatMap((a): Card[] => (a.action === 'ask' ? [a.card] : []));
  if (cards.length === 0) return null;
  return (
    <span class="asks">
      {kSuits.map((suit) => (
        <span key={suit}>
          {cards
            .filter((card) => card[1] === suit)
            .map((card) => (
              <button
                key={card}
                data-ask={card}
                aria-label={t('ask-card', cardArgs(card))}
                onClick={() => act({ action: 'ask', card })}
              >
                {rankText(card)}
                <SuitMark suit={suit} />
              </button>
            ))}
        </span>
      ))}
    </span>
  );
}
