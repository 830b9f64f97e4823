// English words for results, standings and the list of matches.
import type { Outcome } from '../protocol/types';
import { count } from './en';

const reasonName: Record<Outcome['reason'], string> = {
  cats: 'Cats',
  rams: 'by rams',
  pips: 'by pips',
  overbid: 'by an overbid',
};

export const resultWords = {
  title: 'Results',
  mine: 'My matches',
  of: (name: string) => `Matches of ${name}`,
  show: 'Matches',
  totals: (matches: number, won: number) => `${count(matches, 'match', 'matches')} played to the end, ${won} won.`,
  cats: (made: number, been: number) => `Cats: ${made} made, ${been} suffered.`,
  sheets: (rams: [number, number], pips: [number, number]) =>
    `On the final sheets: rams ${rams[0]} against you, ${rams[1]} against the others; pips ${pips[0]} against you, ${pips[1]} against the others.`,
  partners: 'Partners',
  partner: 'Partner',
  player: 'Player',
  matches: 'Matches',
  won: 'Won',
  catsMade: 'Cats made',
  ramsBalance: 'Rams, theirs to own',
  pipsBalance: 'Pips, theirs to own',
  none: 'No match was finished yet.',
  noneInMonth: 'No match of four people was finished in this month.',
  standings: 'Standings of the club',
  before: 'Month before',
  after: 'Month after',
  month: (year: number, month: number) =>
    new Intl.DateTimeFormat('en', { year: 'numeric', month: 'long', timeZone: 'UTC' }).format(
      Date.UTC(year, month - 1),
    ),
  givenUp: 'given up',
  result: (won: boolean, reason: Outcome['reason']) => `${won ? 'won' : 'lost'} ${reasonName[reason]}`,
  pairs: (ns: string, ew: string) => `${ns} against ${ew}`,
  hands: (n: number) => count(n, 'hand', 'hands'),
} as const;
