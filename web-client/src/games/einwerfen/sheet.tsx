// The sheet of Einwerfen (E5.1): games as running totals, the favourite suit, ties that wait.
import type { EinwerfenTableView } from '@avinas/client';
import { t } from '../../words/t';
import { type SheetPart, Totals } from '../sheet_part';

/** The favourite suit and what waits, in a sentence each; nothing before the first hand is over. */
export function doublings({ sheet }: EinwerfenTableView): string[] {
  const { favourite, ties } = sheet;
  const suit = favourite ? [t('einwerfen-favourite', { suit: favourite })] : [];
  return ties > 0 ? [...suit, t('einwerfen-ties', { n: ties })] : suit;
}

export const kEinwerfenSheet: SheetPart = {
  explained: 'einwerfen-sheet-explained',
  Rows: ({ view: any, sides }) => {
    const view = any as EinwerfenTableView;
    const waiting = doublings(view);
    return (
      <>
        <tr>
          <th scope="row">{t('einwerfen-games')}</th>
          {sides.map((side) => (
            <td key={side} class="totals">
              <Totals totals={view.sheet.totals[side]} />
            </td>
          ))}
        </tr>
        {waiting.length > 0 && (
          <tr>
            <th scope="row">{t('einwerfen-doubled')}</th>
            <td colSpan={2}>{waiting.join(' ')}</td>
          </tr>
        )}
      </>
    );
  },
};
