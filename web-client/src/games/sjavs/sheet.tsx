// The sheet of Sjavs (S6.1): a ladder down from 24 for each side.
import type { SjavsTableView } from '@avinas/client';
import { t } from '../../words/t';
import { type SheetPart, Totals } from '../sheet_part';
import { kStart } from './contract';

export const kSjavsSheet: SheetPart = {
  head: 'sjavs-head',
  explained: 'sjavs-sheet-explained',
  Rows: ({ view, sides }) => {
    const { sheet } = view as SjavsTableView;
    return (
      <>
        <tr>
          <th scope="row">{t('sjavs-totals')}</th>
          {sides.map((side) => (
            <td key={side} class="totals">
              <Totals totals={[kStart, ...sheet.totals[side]]} />
            </td>
          ))}
        </tr>
        {sheet.ties > 0 && (
          <tr>
            <th scope="row">{t('sjavs-ties-wait')}</th>
            <td colSpan={2}>{t('sjavs-ties', { n: sheet.ties })}</td>
          </tr>
        )}
      </>
    );
  },
};
