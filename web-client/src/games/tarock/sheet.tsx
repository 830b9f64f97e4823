// The sheet of Bavarian Tarock: the account of each, and the pot (T1.4, T5.6).
import type { TarockTableView } from '@avinas/client';
import { partiesOf } from '../../state/seats';
import { t } from '../../words/t';
import type { SheetPart } from '../sheet_part';

export const kTarockSheet: SheetPart = {
  explained: 'tarock-sheet-explained',
  Rows: ({ view }) => {
    const { accounts, pot } = (view as TarockTableView).sheet;
    const seats = partiesOf(view);
    return (
      <>
        <tr>
          <th scope="row">{t('tarock-account')}</th>
          {seats.map((seat) => (
            <td key={seat} class="totals">
              {accounts[seat as keyof typeof accounts]}
            </td>
          ))}
        </tr>
        <tr>
          <th scope="row">{t('tarock-pot')}</th>
          <td colSpan={seats.length}>{pot}</td>
        </tr>
      </>
    );
  },
};
