// Kinds of tables: the options in which they differ from a new table's.
import type { TableOptions } from '@avinas/client';

const kUsual = {
  decision_seconds: 0,
  reserve_seconds: 0,
  listed: true,
  watching: 'anyone',
  one_hand_behind: false,
} satisfies Partial<TableOptions>;

const kPresets: Record<string, Partial<TableOptions>> = {
  friends: {},
  quick: { decision_seconds: 20, reserve_seconds: 60 },
  private: { listed: false, watching: 'nobody' },
  open: { one_hand_behind: true },
};

export const kPresetNames = Object.keys(kPresets);

/** The part of a new table's options that the kind sets. */
export const presetPart = (name: string): Partial<TableOptions> => kPresets[name];

/** Everything that tells kinds apart, as this kind has it; nothing for a name that is none. */
export const asPreset = (name: string): Partial<TableOptions> =>
  name in kPresets ? { ...kUsual, ...kPresets[name] } : {};

/** The kind that these options are, if they are one. */
export function presetOf(options: TableOptions): string | null {
  const is = (part: Partial<TableOptions>) =>
    (Object.keys(part) as (keyof TableOptions)[]).every((key) => options[key] === part[key]);
  return kPresetNames.find((name) => is(asPreset(name))) ?? null;
}
