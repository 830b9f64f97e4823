// The sheet as it is drawn on paper: a column a side; the rows are the game's.
import type { Side, TableView } from '@avinas/client';
import { roomOf } from '../../games';
import { sideArg, sideName } from '../../words/cards';
import { t } from '../../words/t';

export const sidesOf = (view: TableView): Side[] =>
  view.you && sideArg(view, 'NS') === 'them' ? ['EW', 'NS'] : ['NS', 'EW'];

export function ScoreSheet({ view }: { view: TableView }) {
  const sides = sidesOf(view);
  const { Rows, head, explained } = roomOf(view.options).paper;
  return (
    <div class="sheet">
      <table>
        <caption class="visually-hidden">{t('panel-sheet')}</caption>
        <thead>
          <tr>
            <td />
            {sides.map((side) => (
              <th key={side} scope="col">
                {head && view.you ? t(head, { side: sideArg(view, side) }) : sideName(view, side)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Rows view={view} sides={sides} />
        </tbody>
      </table>
      <p class="hint">{t(explained)}</p>
    </div>
  );
}
