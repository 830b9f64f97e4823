// The sheet of Avinas as it is drawn on paper (R6.7): a column a side, a circle a ram, struck out when
// cancelled, pips as running totals.
import type { AvinasTableView } from '@avinas/client';
import { t } from '../../words/t';
import { type SheetPart, Totals } from '../sheet_part';

/** The more circles, the smaller they are; a whole evening fits. */
function Rams({ drawn, left }: { drawn: number; left: number }) {
  const struck = drawn - left;
  if (drawn === 0) return <span class="hint">{t('sheet-none')}</span>;
  const size = drawn <= 24 ? 16 : drawn <= 80 ? 11 : 7;
  return (
    <span class="circles" role="img" aria-label={t('sheet-rams', { left, struck })}>
      {Array.from({ length: drawn }, (_, i) => (
        <svg
          key={i}
          viewBox="0 0 16 16"
          width={size}
          height={size}
          aria-hidden="true"
          class={i < struck ? 'struck' : ''}
        >
          <path
            pathLength={1}
            d="M8.600 2.400C4.500 2 2.300 5 2.500 8.300c.2 3.200 2.800 5.300 5.800 5.200 3.200-.1 5.400-2.600 5.200-5.800C13.300 4.500 10.600 2.200 7.300 2.700"
          />
          {i < struck && <path d="M2 14 14 2" />}
        </svg>
      ))}
    </span>
  );
}

export const kAvinasSheet: SheetPart = {
  explained: 'sheet-explained',
  Rows: ({ view, sides }) => {
    const { sheet } = view as AvinasTableView;
    return (
      <>
        <tr>
          <th scope="row">{t('rams')}</th>
          {sides.map((side) => (
            <td key={side}>
              <Rams drawn={sheet.drawn[side]} left={sheet.rams[side]} />
            </td>
          ))}
        </tr>
        <tr>
          <th scope="row">{t('pips')}</th>
          {sides.map((side) => (
            <td key={side} class="totals">
              <Totals totals={sheet.pips[side]} />
            </td>
          ))}
        </tr>
      </>
    );
  },
};
