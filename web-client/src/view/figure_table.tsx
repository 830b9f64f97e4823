// A table with a row for each player or pair: who they are, and their figures by name.
import type { ComponentChild } from 'preact';

/** A name and a value. */
export type Figure = [string, string | number];

interface FigureRow {
  key: string | number;
  who: ComponentChild;
  /** The same names in every row. */
  figures: Figure[];
}

interface FigureTableProps {
  caption: string;
  /** The head of the column of names. */
  first: string;
  rows: FigureRow[];
}

export function FigureTable({ caption, first, rows }: FigureTableProps) {
  return (
    <div class="scrolls" role="region" aria-label={caption} tabIndex={0}>
      <table class="tallies">
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{first}</th>
            {rows[0].figures.map(([name]) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, who, figures }) => (
            <tr key={key}>
              <th scope="row">{who}</th>
              {figures.map(([name, value]) => (
                <td key={name}>{value}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
