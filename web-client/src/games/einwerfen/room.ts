// Einwerfen on the page.
import type {
  EinwerfenHandResult,
  EinwerfenMatchSummary,
  EinwerfenOutcome,
  EinwerfenTableView,
  EinwerfenTally,
  Suit,
} from '@avinas/client';
import { turnOf } from '../../state/turn';
import { cardArgs, pairArgs, sideArg, type Viewer, whoArgs } from '../../words/cards';
import { words } from '../../words/option_field';
import { joined, t } from '../../words/t';
import { type GameRoom, pairOf, type Reason } from '../room';
import { doublings, kEinwerfenSheet } from './sheet';

const kTricks = 8;

/** The card that made trumps, and whose it is (E2.3). */
function shown(view: EinwerfenTableView): string {
  if (!view.turned || !view.dealer) return '';
  return t('einwerfen-shown', { ...whoArgs(view, view.dealer), ...cardArgs(view.turned) });
}

function contract(view: EinwerfenTableView): string {
  return view.trump ? t('einwerfen-contract', { suit: view.trump }) : t('no-hand-yet');
}

/** By how much the hand counts more (E4.2, E4.3). */
function times({ trump, sheet }: EinwerfenTableView): number {
  const isFavourite = trump !== null && trump === sheet.favourite;
  return (isFavourite ? 2 : 1) * 2 ** sheet.ties;
}

function stake(view: EinwerfenTableView): string {
  if (!view.trump || !view.in_hand) return contract(view);
  return t('einwerfen-stake', { suit: view.trump, n: times(view) });
}

function result(viewer: Viewer, of: EinwerfenHandResult): string {
  if (!of.finished) return t('result-unfinished');
  if (!of.win) return t('einwerfen-result-tie');
  return t('einwerfen-result', { side: sideArg(viewer, of.win.side), ...pairArgs(viewer), n: of.win.games });
}

function reason(of: EinwerfenHandResult): Reason | null {
  if (!of.win) return null;
  const points = of.points[of.win.side];
  const taken = of.tricks[of.win.side] === kTricks ? 'all' : points >= 90 ? 'much' : 'won';
  const why = t('einwerfen-why', { taken, points });
  const favourite = of.favourite ? t('einwerfen-why-favourite') : '';
  const ties = of.ties > 0 ? t('einwerfen-why-ties', { n: of.ties }) : '';
  return { text: joined([why, favourite, ties]), rule: ties ? 'E4.2' : favourite ? 'E4.3' : 'E4.1' };
}

export const kEinwerfen: GameRoom = {
  name: 'einwerfen',
  fields: [words('hands', ['sixteen', 'eight', 'four'])],
  stakes: ['none', 'flat', 'per_game'],
  customs: {},
  above: () => [],
  ranks: 'AKQJT987',
  plainSuit: (card) => card[1] as Suit,
  trumpsAreKnown: () => true,
  contract: (view) => contract(view as EinwerfenTableView),
  shown: (view) => shown(view as EinwerfenTableView),
  stake: (view) => stake(view as EinwerfenTableView),
  result: (viewer, of) => result(viewer, of as EinwerfenHandResult),
  reason: (_, of) => reason(of as EinwerfenHandResult),
  isPlayed: ({ points }) => points.NS + points.EW > 0,
  costs: (of) => [(of as EinwerfenHandResult).win?.games ?? 0],
  outcome: (viewer, of) => {
    const { winner, games } = of as EinwerfenOutcome;
    return t('einwerfen-outcome', { side: sideArg(viewer, winner), ...pairArgs(viewer), n: games });
  },
  owed: (of) => {
    const { winner, units } = of as EinwerfenOutcome;
    return { payer: winner === 'NS' ? 'EW' : 'NS', units };
  },
  isRare: () => false,
  paper: kEinwerfenSheet,
  sheet: (any) => {
    const view = any as EinwerfenTableView;
    const sides = (['NS', 'EW'] as const).map((side) =>
      t('einwerfen-answer-sheet', {
        side: sideArg(view, side),
        ...pairArgs(view),
        n: view.sheet.totals[side].at(-1) ?? 0,
      }),
    );
    return [...sides, ...doublings(view)];
  },
  drawn: (view, side) => ({
    circles: { drawn: 0, struck: 0 },
    totals: (view as EinwerfenTableView).sheet.totals[side],
  }),
  sheetAfter: ({ totals, ties }) => t('einwerfen-replay-sheet', { games: pairOf(totals), n: Number(ties) }),
  mayTakeRest: (view) => turnOf(view) === 'lead' && view.ranked.length > 1,
  price: () => null,
  figures: (any) => {
    const { games_own, games_theirs } = any as EinwerfenTally;
    return [[t('results-games'), `${games_own} : ${games_theirs}`]];
  },
  ended: (won, match) => {
    const n = (match as EinwerfenMatchSummary).outcome?.games ?? 0;
    return t('einwerfen-match-result', { won, n });
  },
};
