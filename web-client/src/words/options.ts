// The options of a table in words: each line says what, and how it is set.
import type { TableOptions } from '@avinas/client';
import { roomOf } from '../games';
import { type OptionField, optionOf, words } from './option_field';
import { joined, t } from './t';

export type { OptionField };

interface OptionLine {
  what: string;
  how: string;
}

const clockOf = ({ decision_seconds: n, reserve_seconds: reserve }: TableOptions) =>
  n === 0 ? t('option-clock-none') : t('option-clock-of', { n, reserve });

function stakesOf(options: TableOptions): string {
  const { kind, units: n = 1 } = options.stakes;
  if (kind === 'none') return t('option-stakes-none');
  return roomOf(options).stakesAre?.(options, n) ?? t(`stakes-of-${kind}`, { n });
}

/** Presets of the clock, as decision and reserve in seconds. */
const kClocks: Record<string, [number, number]> = { none: [0, 0], calm: [60, 300], quick: [20, 60] };
const kClock: OptionField = {
  label: 'option-clock',
  value: (options) => Object.keys(kClocks).find((name) => kClocks[name][0] === options.decision_seconds) ?? 'none',
  choices: Object.keys(kClocks),
  word: (choice) => t(`option-clock-${choice}`),
  set: (choice) => ({ decision_seconds: kClocks[choice][0], reserve_seconds: kClocks[choice][1] }),
  told: clockOf,
};
const stakes = (choices: string[]): OptionField => ({
  label: 'option-stakes',
  value: (options) => options.stakes.kind,
  choices,
  word: (choice) => t(`option-stakes-${choice}`),
  set: (choice, { stakes }) => ({
    stakes: choice === 'none' ? { kind: 'none' } : { kind: choice as 'flat', units: stakes.units ?? 1 },
  }),
  told: stakesOf,
});
const kHold: OptionField = {
  label: 'option-hold',
  value: ({ hold_seconds }) => String(hold_seconds),
  choices: ['60', '120', '300', '900'],
  word: (choice) => t('option-hold-of', { n: Math.max(1, Math.round(Number(choice) / 60)) }),
  set: (choice) => ({ hold_seconds: Number(choice) }),
};
const kWatching = words('watching', ['anyone', 'members', 'nobody']);
const kTalk = ['off', 'between_hands', 'always'];

interface OptionGroup {
  name: 'game' | 'time' | 'people';
  fields: OptionField[];
}

/** Every option of a table of that game, in the order in which a host sets them. */
export function optionGroups(options: TableOptions): OptionGroup[] {
  const room = roomOf(options);
  return [
    { name: 'game', fields: room.fields },
    { name: 'time', fields: [kClock, words('at_zero', ['stand_in', 'wait']), stakes(room.stakes)] },
    {
      name: 'people',
      fields: [
        words('talk', kTalk),
        words('emotes', kTalk, 'talk'),
        kHold,
        kWatching,
        { ticked: 'one_hand_behind' },
        { ticked: 'listed' },
      ],
    },
  ];
}

/** Those that may still change while a match is played. */
export const kDoorFields: OptionField[] = [kWatching, { ticked: 'listed' }];

const lineOf = (field: OptionField, options: TableOptions): OptionLine =>
  'ticked' in field
    ? { what: t(`option-${field.ticked}`), how: t(optionOf(options, field.ticked) ? 'yes' : 'no') }
    : { what: t(field.label), how: (field.told ?? ((o) => field.word(field.value(o))))(options) };

export const optionLines = (options: TableOptions): OptionLine[] =>
  optionGroups(options).flatMap(({ fields }) => fields.map((field) => lineOf(field, options)));

/** The options that changed, as they are now. */
function changedLines(before: TableOptions, after: TableOptions): OptionLine[] {
  const old = optionLines(before);
  return optionLines(after).filter((line, i) => line.how !== old[i].how);
}

export const changesSentence = (before: TableOptions, after: TableOptions): string =>
  joined(changedLines(before, after).map(({ what, how }) => t('option-line', { what, how })));
