// The part of the sheet that is a game's own: its rows, and their meaning.
import type { Side, TableView } from '@avinas/client';
import { t } from '../words/t';

export interface SheetPart {
  /** `sides` of a game of two pairs. */
  Rows: (props: { view: TableView; sides: Side[] }) => preact.JSX.Element;
  /** The message that heads one's own side and the other's, where the game has words of its own for them. */
  head?: string;
  /** The message that explains them. */
  explained: string;
}

/** Running totals: those before the last are struck out. */
export function Totals({ totals }: { totals: number[] }) {
  if (totals.length === 0) return <span class="hint">{t('sheet-none')}</span>;
  return (
    <>
      {totals.map((total, i) => (
        <span key={i} class={i < totals.length - 1 ? 'old' : ''}>
          {total}{' '}
        </span>
      ))}
    </>
  );
}
