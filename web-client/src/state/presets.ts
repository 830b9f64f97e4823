// Kinds of tables: the options in which they differ from a new table's.
import type { AvinasPartialOptions, TableOptions } from '@avinas/client';

type Part = AvinasPartialOptions;

const kUsual = {
  decision_seconds: 0,
  reserve_seconds: 0,
  listed: true,
  watching: 'anyone',
  one_hand_behind: false,
} satisfies Part;

const kPresets: Record<string, Part> = {
  friends: {},
  quick: { decision_seconds: 20, reserve_seconds: 60 },
  private: { listed: false, watching: 'nobody' },
  open: { one_hand_behind: true },
};

export const kPresetNames = Object.keys(kPresets);

/** The part of a new table's options that the kind sets. */
export const presetPart = (name: string): Part => kPresets[name];

/** Everything that tells kinds apart, as this kind has it; nothing for a name that is none. */
export const asPreset = (name: string): Part => (name in kPresets ? { ...kUsual, ...kPresets[name] } : {});

/** The kind that these options are, if they are one. */
export function presetOf(options: TableOptions): string | null {
  const is = (part: Part) =>
    (Object.keys(part) as (keyof Part & keyof TableOptions)[]).every((key) => options[key] === part[key]);
  return kPresetNames.find((name) => is(asPreset(name))) ?? null;
}
