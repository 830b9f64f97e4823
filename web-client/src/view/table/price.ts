// Questions before anything that can cost the match, or much: the sentence, or nothing (R4.5, R4.6).
import type { Action, Suit, TableView } from '@avinas/client';
import { sideOf } from '../../words/cards';
import { t } from '../../words/t';

const kSuits: Suit[] = ['C', 'S', 'H', 'D'];

export const lengthOf = (view: TableView, suit: Suit): number | null =>
  view.lengths.length === 4 ? view.lengths[kSuits.indexOf(suit)] : null;

const isCourt = (card: string) => card[0] === 'Q' || card[0] === 'J';

/** This suit would be trumps, and is shorter than was stated: the match is lost with it. */
function shorterThanStated(view: TableView, suit: Suit): string | null {
  const length = lengthOf(view, suit);
  if (view.bid === null || length === null || view.options.overbid !== 'loses_match') return null;
  return length < view.bid ? t('price-shorter', { suit, n: length, bid: view.bid }) : null;
}

/** The server refuses what is not allowed; that needs no question. */
const isLegal = (view: TableView, action: Action) =>
  view.legal.some((a) => JSON.stringify(a) === JSON.stringify(action));

export function priceOf(view: TableView, action: Action): string | null {
  if (!isLegal(view, action)) return null;
  switch (action.action) {
    case 'bid': {
      const longest = Math.max(0, ...view.lengths);
      const over = view.lengths.length === 4 && action.length > longest && view.options.overbid === 'loses_match';
      return over ? t('price-overbid', { n: action.length, longest }) : null;
    }
    case 'name_trump':
      return shorterThanStated(view, action.suit);
    case 'stop': {
      if (!view.you || !view.points) return t('price-stop-uncounted');
      const points = view.points[sideOf(view.you)];
      return points >= 61 ? t('price-stop-won', { n: points }) : t('price-stop-short', { n: points });
    }
    case 'play': {
      const opens = view.form === 'no_sevens' && !view.trump && view.trick?.number === 1;
      if (!opens || view.trick?.cards.length !== 0 || isCourt(action.card)) return null;
      return shorterThanStated(view, action.card[1] as Suit);
    }
    default:
      return null;
  }
}

/** The button that does it all the same. */
export function actOf(action: Action): string {
  if (action.action === 'bid') return t('bid', { n: action.length });
  if (action.action === 'stop') return t('stop');
  return t('all-the-same');
}
