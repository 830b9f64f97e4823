// The table comes when the first page is there: who only looks in need not wait for it.
import { useEffect, useState } from 'preact/hooks';
import type { Game } from '../../game';
import type { State, TableState } from '../../state/state';
import { t } from '../../words/t';
import type { TablePage } from './table_page';

let page: typeof TablePage | null = null;
const fetchPage = () => import('./table_page').then((module) => (page = module.TablePage));

/** Fetches it in advance, when there is nothing else to do. */
export const prepareTable = () => void fetchPage();

export function LazyTable(props: { state: State; table: TableState; game: Game }) {
  const [, here] = useState(false);
  useEffect(() => {
    if (!page) void fetchPage().then(() => here(true));
  }, []);
  const Page = page;
  return Page ? <Page {...props} /> : <p role="status">{t('connecting')}</p>;
}
