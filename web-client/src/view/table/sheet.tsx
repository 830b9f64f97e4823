// The sheet as it is drawn on paper: a column a side; the rows are the game's.
import type { TableView } from '@avinas/client';
import { roomOf } from '../../games';
import { isPair, partiesOf } from '../../state/seats';
import { partyName, sideArg } from '../../words/cards';
import { t } from '../../words/t';

export function ScoreSheet({ view }: { view: TableView }) {
  const sides = partiesOf(view);
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
                {head && view.you && isPair(side) ? t(head, { side: sideArg(view, side) }) : partyName(view, side)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Rows view={view} sides={sides.filter(isPair)} />
        </tbody>
      </table>
      <p class="hint">{t(explained)}</p>
    </div>
  );
}
