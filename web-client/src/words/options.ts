// The options of a table in words: each line says what, and how it is set.
import type { TableOptions } from '../protocol/types';
import { joined, t } from './t';

export interface OptionLine {
  what: string;
  how: string;
}

const clockOf = ({ decision_seconds: n, reserve_seconds: reserve }: TableOptions) =>
  n === 0 ? t('option-clock-none') : t('option-clock-of', { n, reserve });

const stakesOf = ({ stakes }: TableOptions) =>
  stakes.kind === 'none' ? t('option-stakes-none') : t(`stakes-of-${stakes.kind}`, { n: stakes.units ?? 1 });

/** Every option, in the order in which a host sets them. */
export function optionLines(options: TableOptions): OptionLine[] {
  const choices = ['overbid', 'signal', 'signal_seen_by', 'points_shown'] as const;
  const yesNo = (on: boolean) => t(on ? 'yes' : 'no');
  return [
    ...choices.map((key) => ({ what: t(`option-${key}`), how: t(`option-${key}-${options[key]}`) })),
    { what: t('option-stakes'), how: stakesOf(options) },
    { what: t('option-clock'), how: clockOf(options) },
    { what: t('option-at_zero'), how: t(`option-at_zero-${options.at_zero}`) },
    { what: t('option-talk'), how: t(`option-talk-${options.talk}`) },
    { what: t('option-emotes'), how: t(`option-talk-${options.emotes}`) },
    { what: t('option-one_hand_behind'), how: yesNo(options.one_hand_behind) },
    { what: t('option-cats_tradition'), how: yesNo(options.cats_tradition) },
    { what: t('option-watching'), how: t(`option-watching-${options.watching}`) },
  ];
}

/** The options that changed, as they are now. */
export function changedLines(before: TableOptions, after: TableOptions): OptionLine[] {
  const old = optionLines(before);
  return optionLines(after).filter((line, i) => line.how !== old[i].how);
}

export const changesSentence = (before: TableOptions, after: TableOptions): string =>
  joined(changedLines(before, after).map(({ what, how }) => t('option-line', { what, how })));
