// The options that a table is played by, in lines to read.
import type { TableOptions } from '@avinas/client';
import { optionLines } from '../../words/options';
import { t } from '../../words/t';

/** The options in words, for everybody at the table. */
export function OptionsList({ options }: { options: TableOptions }) {
  return (
    <details class="options-list">
      <summary>{t('options-of-table')}</summary>
      <dl>
        {optionLines(options).map(({ what, how }) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{how}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
