// The sheet of Klørsjavs: øre that are left to each, or jetons, and the hands of an auction (K6.1, K9.6).
import type { KlorsjavsTableView } from '@avinas/client';
import { partiesOf } from '../../state/seats';
import { t } from '../../words/t';
import type { SheetPart } from '../sheet_part';

export const kKlorsjavsSheet: SheetPart = {
  explained: 'klorsjavs-sheet-explained',
  Rows: ({ view }) => {
    const { sheet, options } = view as KlorsjavsTableView;
    const seats = partiesOf(view);
    const auction = options.form === 'auction';
    return (
      <>
        <tr>
          <th scope="row">{t(auction ? 'klorsjavs-jetons' : 'klorsjavs-ore')}</th>
          {seats.map((seat) => (
            <td key={seat} class="totals">
              {sheet.totals[seat as keyof typeof sheet.totals]}
            </td>
          ))}
        </tr>
        <tr>
          <th scope="row">{t('klorsjavs-hands')}</th>
          <td colSpan={seats.length}>{sheet.hands}</td>
        </tr>
      </>
    );
  },
};
