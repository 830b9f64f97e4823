// Einwerfen on the page.
import type {
  EinwerfenHandResult,
  EinwerfenMatchSummary,
  EinwerfenOutcome,
  EinwerfenTableView,
  EinwerfenTally,
  TableView,
} from '@avinas/client';
import { pairArgs, sideArg } from '../../words/cards';
import { words } from '../../words/option_field';
import { joined, t } from '../../words/t';
import { type GameRoom, kFirstShape, pairOf, type Reason } from '../room';
import { turnedRoom } from '../turned';
import { turnedSheet } from '../turned_sheet';

const kTricks = 8;

/** The favourite suit and what waits, in a sentence each; nothing before the first hand is over. */
function doublings(view: TableView): string[] {
  const { favourite, ties } = (view as EinwerfenTableView).sheet;
  const suit = favourite ? [t('einwerfen-favourite', { suit: favourite })] : [];
  return ties > 0 ? [...suit, t('einwerfen-ties', { n: ties })] : suit;
}

/** By how much the hand counts more (E4.2, E4.3). */
function times({ trump, sheet }: EinwerfenTableView): number {
  const isFavourite = trump !== null && trump === sheet.favourite;
  return (isFavourite ? 2 : 1) * 2 ** sheet.ties;
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

const common = turnedRoom('einwerfen', doublings);

export const kEinwerfen: GameRoom = {
  ...common,
  shape: () => kFirstShape,
  fields: [words('hands', ['sixteen', 'eight', 'four'])],
  stakes: ['none', 'flat', 'per_game'],
  customs: {},
  ranks: 'AKQJT987',
  stake: (any) => {
    const view = any as EinwerfenTableView;
    if (!view.trump || !view.in_hand) return common.contract(view);
    return t('einwerfen-stake', { suit: view.trump, n: times(view) });
  },
  reason: (_, of) => reason(of as EinwerfenHandResult),
  outcome: (viewer, of) => {
    const { winner, games } = of as EinwerfenOutcome;
    return t('einwerfen-outcome', { side: sideArg(viewer, winner), ...pairArgs(viewer), n: games });
  },
  owed: (of) => {
    const { winner, units } = of as EinwerfenOutcome;
    return { payer: winner === 'NS' ? 'EW' : 'NS', units };
  },
  paper: turnedSheet('einwerfen', doublings),
  sheetAfter: ({ totals, ties }) => t('einwerfen-replay-sheet', { games: pairOf(totals), n: Number(ties) }),
  figures: (any) => {
    const { games_own, games_theirs } = any as EinwerfenTally;
    return [[t('results-games'), `${games_own} : ${games_theirs}`]];
  },
  ended: (won, match) => {
    const n = (match as EinwerfenMatchSummary).outcome?.games ?? 0;
    return t('einwerfen-match-result', { won, n });
  },
};
