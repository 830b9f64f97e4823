// The sheet of games whose trumps are turned: games as running totals, and what counts more.
import type { TableView } from '@avinas/client';
import { t } from '../words/t';
import type { GameName } from '../verbs';
import { type SheetPart, Totals } from './sheet_part';

export const turnedSheet = (name: GameName, waiting: (view: TableView) => string[]): SheetPart => ({
  explained: `${name}-sheet-explained`,
  Rows: ({ view, sides }) => {
    const held = waiting(view);
    const { totals } = view.sheet as unknown as { totals: Record<string, number[]> };
    return (
      <>
        <tr>
          <th scope="row">{t(`${name}-games`)}</th>
          {sides.map((side) => (
            <td key={side} class="totals">
              <Totals totals={totals[side]} />
            </td>
          ))}
        </tr>
        {held.length > 0 && (
          <tr>
            <th scope="row">{t(`${name}-doubled`)}</th>
            <td colSpan={2}>{held.join(' ')}</td>
          </tr>
        )}
      </>
    );
  },
});
