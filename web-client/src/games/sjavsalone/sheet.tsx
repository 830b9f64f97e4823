// The sheet of Sjavs for three or two: a ladder down from 24 for each player (S8.9).
import type { SjavsAloneTableView } from '@avinas/client';
import { partiesOf } from '../../state/seats';
import { t } from '../../words/t';
import { kStart, tiesLine } from '../sjavs/contract';
import { type SheetPart, Totals } from '../sheet_part';

export const kSjavsAloneSheet: SheetPart = {
  explained: 'sjavsalone-sheet-explained',
  Rows: ({ view }) => {
    const { sheet } = view as SjavsAloneTableView;
    const seats = partiesOf(view);
    return (
      <>
        <tr>
          <th scope="row">{t('sjavs-totals')}</th>
          {seats.map((seat) => (
            <td key={seat} class="totals">
              <Totals totals={[kStart, ...(sheet.totals[seat as 'N'] ?? [])]} />
            </td>
          ))}
        </tr>
        {sheet.ties > 0 && (
          <tr>
            <th scope="row">{t('sjavs-ties-wait')}</th>
            <td colSpan={seats.length}>{tiesLine(sheet)}</td>
          </tr>
        )}
      </>
    );
  },
};
