// The sheet of Owcy Głowa: strokes in rows of three, three, two and one, a sheep's head; those beyond nine in a
// row below (O6.5).
import type { OwcyGlowaTableView } from '@avinas/client';
import { partiesOf } from '../../state/seats';
import { t } from '../../words/t';
import type { SheetPart } from '../sheet_part';

const kHead = [3, 3, 2, 1];

function Strokes({ n }: { n: number }) {
  const rows: number[] = [];
  let left = n;
  for (const row of kHead) {
    if (left > 0) rows.push(Math.min(row, left));
    left -= row;
  }
  if (left > 0) rows.push(left);
  return (
    <span class="strokes">
      {rows.map((row, i) => (
        <span key={i} aria-hidden="true">
          {'|'.repeat(row)}
        </span>
      ))}
      <span class={n > 0 ? 'visually-hidden' : ''}>{n}</span>
    </span>
  );
}

export const kOwcyGlowaSheet: SheetPart = {
  explained: 'owcyglowa-sheet-explained',
  Rows: ({ view }) => {
    const { totals } = (view as OwcyGlowaTableView).sheet;
    return (
      <tr>
        <th scope="row">{t('owcyglowa-strokes')}</th>
        {partiesOf(view).map((seat) => (
          <td key={seat} class="totals">
            <Strokes n={totals[seat as keyof typeof totals]} />
          </td>
        ))}
      </tr>
    );
  },
};
