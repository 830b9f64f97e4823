// The sheet as it is drawn on paper (R6.7): a column a side, a circle a ram, struck out when
// cancelled, pips as running totals.
import type { Side, TableView } from '../protocol/types';
import { count, sideName, words } from '../words/en';

const kSides: Side[] = ['NS', 'EW'];
/** Beyond this many circles a column says a number instead. */
const kMostCircles = 40;

function Rams({ drawn, left }: { drawn: number; left: number }) {
  const struck = drawn - left;
  const label = `${count(left, 'ram', 'rams')}${struck > 0 ? `, ${struck} struck out` : ''}`;
  if (drawn === 0) return <span class="hint">{words.noRams}</span>;
  if (drawn > kMostCircles) return <span>{label}</span>;
  return (
    <span class="circles" role="img" aria-label={label}>
      {Array.from({ length: drawn }, (_, i) => (
        <svg key={i} viewBox="0 0 16 16" aria-hidden="true" class={i < struck ? 'struck' : ''}>
          <circle cx="8" cy="8" r="5.500" />
          {i < struck && <path d="M2 14 14 2" />}
        </svg>
      ))}
    </span>
  );
}

export function ScoreSheet({ view }: { view: TableView }) {
  return (
    <section class="panel sheet" aria-label={words.sheet}>
      <h2>{words.sheet}</h2>
      <table>
        <thead>
          <tr>
            <td />
            {kSides.map((side) => (
              <th key={side} scope="col">
                {sideName[side]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{words.rams}</th>
            {kSides.map((side) => (
              <td key={side}>
                <Rams drawn={view.sheet.drawn[side]} left={view.sheet.rams[side]} />
              </td>
            ))}
          </tr>
          <tr>
            <th scope="row">{words.pips}</th>
            {kSides.map((side) => (
              <td key={side} class="totals">
                {view.sheet.pips[side].map((total, i, all) => (
                  <span key={i} class={i < all.length - 1 ? 'old' : ''}>
                    {total}{' '}
                  </span>
                ))}
              </td>
            ))}
          </tr>
          <tr>
            <th scope="row">{words.points}</th>
            {kSides.map((side) => (
              <td key={side}>
                {view.points ? `${view.points[side]} ` : ''}({count(view.tricks[side], 'trick', 'tricks')})
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </section>
  );
}
