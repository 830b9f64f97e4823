// Sjavs on the page.
import type {
  SjavsHandResult,
  SjavsMatchSummary,
  SjavsOutcome,
  SjavsTableView,
  SjavsTally,
  Suit,
} from '@avinas/client';
import { turnOf } from '../../state/turn';
import { sideOf, type Viewer } from '../../state/seats';
import { pairArgs, sideArg, whoArgs } from '../../words/cards';
import { optionOf, words } from '../../words/option_field';
import { joined, t } from '../../words/t';
import { type GameRoom, kFirstShape, pairOf, type Reason } from '../room';
import { contract, kAbove, kStart, kWorth, rowOf, tiesLine, worth } from './contract';
import { kSjavsSheet } from './sheet';

const kTricks = 8;

const contractOf = (view: SjavsTableView) => contract(view, t('sjavs-calling'), t('sjavs-contract-none'));

function stake(view: SjavsTableView): string {
  if (!view.declarer || !view.trump) return contractOf(view);
  const args = { ...whoArgs(view, view.declarer), suit: view.trump, n: view.bid ?? 0, ...worth(view.trump) };
  return joined([t('sjavs-stake', args), tiesLine(view.sheet)]);
}

function result(viewer: Viewer, of: SjavsHandResult): string {
  if (!of.finished) return t('result-unfinished');
  if (!isPlayed(of)) return t('sjavs-result-redealt');
  if (!of.won_by || !of.deduction) return t('sjavs-result-tie');
  return t('sjavs-result', { side: sideArg(viewer, of.won_by), ...pairArgs(viewer), n: of.deduction.amount });
}

const isPlayed = ({ points }: SjavsHandResult) => points.NS + points.EW > 0;

/** The declarers' hand as the table of S5.2 names it. */
function taken(viewer: Viewer, { declarer, solo, points, tricks }: SjavsHandResult): string {
  if (!declarer) return 'alone';
  const side = sideOf(declarer);
  const counts = !viewer.options || optionOf(viewer.options, 'solo_vol') !== false;
  if (tricks[side] === kTricks && solo && counts) return 'solo';
  return rowOf(points[side], tricks[side], kTricks);
}

function reason(viewer: Viewer, of: SjavsHandResult): Reason | null {
  if (!of.deduction || !of.won_by) return null;
  const how = taken(viewer, of);
  const clubs = of.trump === 'C';
  const side = of.declarer ? sideOf(of.declarer) : of.won_by;
  const more = of.deduction.amount - kWorth[how][clubs ? 1 : 0];
  const why = t('sjavs-why', { taken: how, clubs: clubs ? 'yes' : 'no', points: of.points[side] });
  return {
    text: joined([why, more > 0 ? t('sjavs-why-ties', { n: more }) : '']),
    rule: more > 0 ? 'S5.3' : of.declarer ? 'S5.2' : 'S3.8',
  };
}

export const kSjavs: GameRoom = {
  name: 'sjavs',
  verbs: ['bid', 'better', 'pass', 'name'],
  shape: () => kFirstShape,
  fields: [
    words('calls', ['forced', 'free']),
    words('all_pass', ['redeal', 'played']),
    words('overtrump', ['free', 'must']),
    words('tie', ['by_suit', 'by_side']),
    { ticked: 'solo_vol' },
    { ticked: 'double_win' },
  ],
  stakes: ['none', 'flat'],
  customs: { suduroy: { solo_vol: false, double_win: false, tie: 'by_side' } }, // S6.5
  above: () => kAbove,
  ranks: 'AKQT987',
  plainSuit: (card) => (kAbove.includes(card) ? null : (card[1] as Suit)),
  trumpsAreKnown: () => true,
  contract: (view) => contractOf(view as SjavsTableView),
  shown: () => '',
  stake: (view) => stake(view as SjavsTableView),
  result: (viewer, of) => result(viewer, of as SjavsHandResult),
  reason: (viewer, of) => reason(viewer, of as SjavsHandResult),
  isPlayed: (of) => isPlayed(of as SjavsHandResult),
  costs: (of) => [(of as SjavsHandResult).deduction?.amount ?? 0],
  outcome: (viewer, of) => {
    const { winner, cross } = of as SjavsOutcome;
    return t('sjavs-outcome', { side: sideArg(viewer, winner), ...pairArgs(viewer), cross: cross ? 'yes' : 'no' });
  },
  owed: (of) => {
    const { winner, units } = of as SjavsOutcome;
    return { payer: winner === 'NS' ? 'EW' : 'NS', units };
  },
  isRare: () => false,
  paper: kSjavsSheet,
  sheet: (any) => {
    const view = any as SjavsTableView;
    const sides = (['NS', 'EW'] as const).map((side) =>
      t('sjavs-answer-sheet', {
        side: sideArg(view, side),
        ...pairArgs(view),
        total: view.sheet.totals[side].at(-1) ?? kStart,
      }),
    );
    return [...sides, tiesLine(view.sheet)].filter(Boolean);
  },
  drawn: (view, side) => ({
    circles: { drawn: 0, struck: 0 },
    totals: [kStart, ...(view as SjavsTableView).sheet.totals[side]],
  }),
  sheetAfter: ({ totals, ties }) => t('sjavs-replay-sheet', { totals: pairOf(totals), n: Number(ties) }),
  mayTakeRest: (view) => turnOf(view) === 'lead' && view.ranked.length > 1,
  price: () => null,
  figures: (any) => {
    const tally = any as SjavsTally;
    return [
      [t('results-crosses-made'), tally.crosses_made],
      [t('results-crosses-been'), tally.crosses_been],
      [t('results-totals'), `${tally.totals_own} : ${tally.totals_theirs}`],
    ];
  },
  ended: (won, match) =>
    t('sjavs-match-result', { won, cross: (match as SjavsMatchSummary).outcome?.cross ? 'yes' : 'no' }),
};
