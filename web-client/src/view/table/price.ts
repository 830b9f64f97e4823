// Questions before anything that can cost the match, or much: the sentence, or nothing.
import type { Action, TableView } from '@avinas/client';
import { roomOf } from '../../games';
import { t } from '../../words/t';

/** The server refuses what is not allowed; that needs no question. */
const isLegal = (view: TableView, action: Action) =>
  view.legal.some((a) => JSON.stringify(a) === JSON.stringify(action));

export const priceOf = (view: TableView, action: Action): string | null =>
  isLegal(view, action) ? roomOf(view.options).price(view, action) : null;

/** The button that does it all the same. */
export function actOf(action: Action): string {
  if (action.action === 'bid') return t('bid', { n: action.length });
  if (action.action === 'stop') return t('stop');
  return t('all-the-same');
}
