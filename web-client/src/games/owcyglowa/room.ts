// Owcy Głowa on the page.
import type {
  Card,
  OwcyGlowaHandResult,
  OwcyGlowaMatchSummary,
  OwcyGlowaOutcome,
  OwcyGlowaTableView,
  OwcyGlowaTally,
  Seat,
  Suit,
} from '@avinas/client';
import { turnOf } from '../../state/turn';
import { seatsFrom, seatsOf, type Viewer } from '../../state/seats';
import { who, whoArgs } from '../../words/cards';
import { joined, t } from '../../words/t';
import type { GameRoom, Reason } from '../room';
import { kOwcyGlowaSheet } from './sheet';

/** The ranges of a bid (O3.1). */
const kRanges = ['0–40', '41–80', '81–120', '121+'];
const kGrannies: Suit[] = ['C', 'S'];
/** Card points with which a soloist succeeds (O6.2). */
const kSoloistNeeds = 54;

const bidName = (bid: number): string => kRanges[bid - 1] ?? String(bid);

/** The soloist, once both grannies were played (O5.2). */
function contract(view: OwcyGlowaTableView): string {
  if (view.hand_number === 0) return t('no-hand-yet');
  return view.declarer ? t('owcyglowa-soloist', whoArgs(view, view.declarer)) : t('owcyglowa-contract');
}

function marks(view: OwcyGlowaTableView, seat: Seat): string[] {
  const played = kGrannies.filter((_, i) => view.grannies[i] === seat).map((suit) => t('owcyglowa-granny', { suit }));
  const bid = view.calls.find((call) => call.seat === seat);
  // In the first trick it stands beside the plate.
  const late = (view.trick?.number ?? 9) > 1;
  const told = bid?.action === 'bid' && late ? [t('mark-bids', { n: bidName(bid.length) })] : [];
  return [...told, ...played];
}

/** The game points of each who won some. */
function result(viewer: Viewer, { finished, won }: OwcyGlowaHandResult): string {
  if (!finished) return t('result-unfinished');
  const winners = seatsFrom(viewer).filter((seat) => won[seat] > 0);
  if (winners.length === 0) return t('owcyglowa-result-none');
  return joined(winners.map((seat) => t('owcyglowa-result', { ...whoArgs(viewer, seat), n: won[seat] })));
}

/** The solo, then each bid. */
function reason(viewer: Viewer, { soloist, points, bids }: OwcyGlowaHandResult): Reason | null {
  if (!soloist) return null;
  const solo = t('owcyglowa-why-solo', {
    ...whoArgs(viewer, soloist),
    points: points[soloist],
    made: points[soloist] >= kSoloistNeeds ? 'yes' : 'no',
  });
  const told = seatsOf(viewer).flatMap((seat) => {
    const bid = bids[seat];
    if (bid === null) return [];
    const hit = Math.min(kRanges.length, Math.max(1, Math.ceil(points[seat] / 40))) === bid;
    const args = { ...whoArgs(viewer, seat), range: bidName(bid), points: points[seat], made: hit ? 'yes' : 'no' };
    return [t('owcyglowa-why-bid', args)];
  });
  return { text: joined([solo, ...told]), rule: told.length > 0 ? 'O6.1' : 'O6.2' };
}

const totals = (view: OwcyGlowaTableView) => view.sheet.totals;

export const kOwcyGlowa: GameRoom = {
  name: 'owcyglowa',
  verbs: ['bid'],
  shape: () => ({ ranks: 'ATKQJ9', packet: 1, way: -1, seats: 3 }),
  fields: [],
  stakes: ['none', 'flat'],
  customs: {},
  above: () => [],
  ranks: 'AKQJT9',
  plainSuit: (card: Card) => card[1] as Suit,
  trumpsAreKnown: () => true,
  contract: (view) => contract(view as OwcyGlowaTableView),
  shown: () => '',
  stake: (any) => {
    const view = any as OwcyGlowaTableView;
    return view.declarer ? contract(view) : t('owcyglowa-stake');
  },
  result: (viewer, of) => result(viewer, of as OwcyGlowaHandResult),
  reason: (viewer, of) => reason(viewer, of as OwcyGlowaHandResult),
  isPlayed: (of) => Object.values((of as OwcyGlowaHandResult).points).some((points) => points > 0),
  costs: (of) => [Math.max(...Object.values((of as OwcyGlowaHandResult).won))],
  outcome: (viewer, of) => t('owcyglowa-outcome', whoArgs(viewer, (of as OwcyGlowaOutcome).winner)),
  owed: (of) => ({ payer: 'others', units: (of as OwcyGlowaOutcome).units }),
  isRare: () => false,
  paper: kOwcyGlowaSheet,
  sheet: (any) => {
    const view = any as OwcyGlowaTableView;
    return seatsFrom(view).map((seat) =>
      t('owcyglowa-answer-sheet', { ...whoArgs(view, seat), n: totals(view)[seat] }),
    );
  },
  // A seat is a side of its own here.
  drawn: (view, seat) => ({
    circles: { drawn: 0, struck: 0 },
    totals: [totals(view as OwcyGlowaTableView)[seat as unknown as Seat]],
  }),
  sheetAfter: ({ totals }) => t('owcyglowa-replay-sheet', { totals: Object.values(totals).join(' : ') }),
  bidName,
  declarer: 'owcyglowa-star',
  marks: (view, seat) => marks(view as OwcyGlowaTableView, seat),
  mayTakeRest: (view) => turnOf(view) === 'lead' && (view.trick?.number ?? 0) > 1 && view.ranked.length > 1,
  price: () => null,
  unreviewed: true,
  figures: (any) => {
    const { totals_own, totals_theirs } = any as OwcyGlowaTally;
    return [[t('results-game-points'), `${totals_own} : ${totals_theirs}`]];
  },
  ended: (won, match) => {
    const { outcome, seats } = match as OwcyGlowaMatchSummary;
    if (!outcome || won !== 'lost') return t('owcyglowa-match-result', { won, winner: '' });
    const winner = seats[outcome.winner].name || who({ you: null }, outcome.winner);
    return t('owcyglowa-match-result', { won, winner });
  },
};
