// The lengths of one's suits, while the trumps are not known.
import type { Suit, TableView } from '@avinas/client';
import { kSuits } from '../state/sorted_hand';

export const lengthOf = (view: TableView, suit: Suit): number | null =>
  view.lengths.length === 4 ? view.lengths[kSuits.indexOf(suit)] : null;
