// One option of a table as it is set and told.
import type { TableOptions } from '@avinas/client';
import { t } from './t';

/** The value of an option by its name: each game has its own. */
export const optionOf = (options: TableOptions, key: string): unknown =>
  (options as unknown as Record<string, unknown>)[key];

/** A choice among words, or a tick. */
export type OptionField =
  | { ticked: string }
  | {
      label: string;
      value: (options: TableOptions) => string;
      choices: string[];
      word: (choice: string) => string;
      set: (choice: string, options: TableOptions) => Partial<TableOptions>;
      /** The choice in a list, if it says more there. */
      told?: (options: TableOptions) => string;
    };

/** An option whose values are words. */
export const words = (key: string, choices: string[], named: string = key): OptionField => ({
  label: `option-${key}`,
  value: (options) => String(optionOf(options, key)),
  choices,
  word: (choice) => t(`option-${named}-${choice}`),
  set: (choice) => ({ [key]: choice }),
});
