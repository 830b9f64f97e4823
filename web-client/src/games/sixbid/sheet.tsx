// The sheet of Six-Bid and Frog: the account of each, and the hands that were played (L6.2, L7.1).
import type { SixbidTableView } from '@avinas/client';
import { partiesOf } from '../../state/seats';
import { t } from '../../words/t';
import type { SheetPart } from '../sheet_part';

export const kSixbidSheet: SheetPart = {
  explained: 'sixbid-sheet-explained',
  Rows: ({ view }) => {
    const { accounts, played } = (view as SixbidTableView).sheet;
    const seats = partiesOf(view);
    return (
      <>
        <tr>
          <th scope="row">{t('sixbid-account')}</th>
          {seats.map((seat) => (
            <td key={seat} class="totals">
              {accounts[seat as keyof typeof accounts]}
            </td>
          ))}
        </tr>
        <tr>
          <th scope="row">{t('sixbid-hands')}</th>
          <td colSpan={seats.length}>{played}</td>
        </tr>
      </>
    );
  },
};
