// Sueca on the page.
import type {
  SuecaHandResult,
  SuecaMatchSummary,
  SuecaOutcome,
  SuecaTableView,
  SuecaTally,
  TableView,
} from '@avinas/client';
import { pairArgs, sideArg } from '../../words/cards';
import { words } from '../../words/option_field';
import { joined, t } from '../../words/t';
import { type GameRoom, pairOf, type Reason } from '../room';
import { turnedRoom } from '../turned';
import { turnedSheet } from '../turned_sheet';

/** The games of a bandeira (U4.2). */
const kBandeira = 4;

/** The games that wait for the next hand, in a sentence (U4.3). */
function waiting(view: TableView): string[] {
  const { ties } = (view as SuecaTableView).sheet;
  return ties > 0 ? [t('sueca-ties', { n: ties })] : [];
}

function reason(of: SuecaHandResult): Reason | null {
  if (!of.win) return null;
  const points = of.points[of.win.side];
  const own = of.win.games - of.ties;
  const taken = own === kBandeira ? 'flag' : own === 2 ? 'much' : 'won';
  const why = t('sueca-why', { taken, points });
  const ties = of.ties > 0 ? t('sueca-why-ties', { n: of.ties }) : '';
  return { text: joined([why, ties]), rule: ties ? 'U4.3' : taken === 'flag' ? 'U4.2' : 'U4.1' };
}

const common = turnedRoom('sueca', waiting);

export const kSueca: GameRoom = {
  ...common,
  shape: () => ({ ranks: 'AKQJ765432', packet: 10, way: -1, seats: 4 }),
  fields: [
    words('games', ['four', 'ten']),
    words('bandeira', ['tricks', 'points']),
    words('tied_hand', ['nothing', 'one_more']),
  ],
  stakes: ['none', 'flat'],
  customs: {},
  ranks: 'A7KJQ65432',
  stake: (any) => {
    const view = any as SuecaTableView;
    if (!view.trump || !view.in_hand) return common.contract(view);
    return t('sueca-stake', { suit: view.trump, flag: view.options.bandeira, n: view.sheet.ties });
  },
  reason: (_, of) => reason(of as SuecaHandResult),
  outcome: (viewer, of) => {
    const { winner, reason: name } = of as SuecaOutcome;
    return t('sueca-outcome', { side: sideArg(viewer, winner), ...pairArgs(viewer), name });
  },
  owed: (of) => {
    const { winner, units } = of as SuecaOutcome;
    return { payer: winner === 'NS' ? 'EW' : 'NS', units };
  },
  paper: turnedSheet('sueca', waiting),
  sheetAfter: ({ totals, ties }) => t('sueca-replay-sheet', { games: pairOf(totals), n: Number(ties) }),
  figures: (any) => {
    const { gatos_made, gatos_been, games_own, games_theirs } = any as SuecaTally;
    return [
      [t('results-gatos'), `${gatos_made} : ${gatos_been}`],
      [t('results-games'), `${games_own} : ${games_theirs}`],
    ];
  },
  ended: (won, match) =>
    t('sueca-match-result', { won, name: (match as SuecaMatchSummary).outcome?.reason ?? 'plain' }),
};
