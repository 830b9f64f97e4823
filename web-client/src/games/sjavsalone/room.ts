// Sjavs for three or two on the page: each plays alone.
import type {
  Card,
  Seat,
  SjavsAloneHandResult,
  SjavsAloneMatchSummary,
  SjavsAloneOutcome,
  SjavsAloneTableOptions,
  SjavsAloneTableView,
  SjavsAloneTally,
  Suit,
  TableOptions,
} from '@avinas/client';
import { rowOf } from '../../state/facts';
import { turnOf } from '../../state/turn';
import { seatsFrom, seatsOf, type Viewer } from '../../state/seats';
import { cardName, whoArgs } from '../../words/cards';
import { words } from '../../words/option_field';
import { joined, list, t } from '../../words/t';
import { type DealShape, type GameRoom, kFirstShape, type Reason } from '../room';
import { contract, kAbove, kStart, kWorth, rowOf as tableRow, tiesLine, worth } from '../sjavs/contract';
import { Row, rowSentence } from './row';
import { kSjavsAloneSheet } from './sheet';

const isTwo = (options: TableOptions | undefined) => (options as SjavsAloneTableOptions | undefined)?.form === 'two';

/** Ten each and two of the skat, one at a time (S8.2); or sixteen each (S9.1). */
const shape = (options: TableOptions): DealShape =>
  isTwo(options)
    ? { ...kFirstShape, seats: 2 }
    : { ...kFirstShape, packet: 3, second: 4, seats: 3, rest: { cards: 2, after: 3, atATime: 1 } };

const contractOf = (view: SjavsAloneTableView) =>
  contract(view, t('sjavsalone-calling', { most: isTwo(view.options) ? 12 : 10 }));

/** The cards that one laid away, or how many declarer exchanged. */
function exchange({ exchanged, laid }: SjavsAloneTableView): string {
  if (laid.length > 0) return t('own-laid', { cards: list(laid.map(cardName)) });
  return exchanged === null ? '' : t('sjavsalone-exchanged', { n: exchanged });
}

function stake(view: SjavsAloneTableView): string {
  if (!view.declarer || !view.trump) return contractOf(view);
  const figures = t('sjavsalone-stake', { ...worth(view.trump), two: isTwo(view.options) ? 'yes' : 'no' });
  return joined([contractOf(view), figures, exchange(view), tiesLine(view.sheet)]);
}

function result(viewer: Viewer, { finished, passed_out, deducted }: SjavsAloneHandResult): string {
  if (!finished) return t('result-unfinished');
  if (passed_out) return t('sjavs-result-redealt');
  const down = seatsFrom(viewer).flatMap((seat) => {
    const n = deducted[seat as 'N'] ?? 0;
    return n > 0 ? [t('sjavsalone-comes-down', { ...whoArgs(viewer, seat), n })] : [];
  });
  return down.length > 0 ? joined(down) : t('sjavs-result-tie');
}

function reason(viewer: Viewer, of: SjavsAloneHandResult): Reason | null {
  const { declarer, finished, lies } = of;
  const amount = Math.max(...Object.values(of.deducted));
  if (!declarer || !finished || amount === 0) return null;
  const points = of.points[declarer as 'N'] + lies;
  const row = tableRow(points, of.tricks[declarer as 'N'], isTwo(viewer.options) ? 16 : 10);
  const clubs = of.trump === 'C' ? 'yes' : 'no';
  const more = amount - kWorth[row][clubs === 'yes' ? 1 : 0];
  const why = t('sjavsalone-why', { ...whoArgs(viewer, declarer), row, clubs, points, lies });
  return {
    text: joined([why, more > 0 ? t('sjavs-why-ties', { n: more }) : '']),
    rule: more > 0 ? 'S5.3' : isTwo(viewer.options) ? 'S9.6' : 'S8.8',
  };
}

const lowest = (view: SjavsAloneTableView, seat: Seat) => view.sheet.totals[seat as 'N']?.at(-1) ?? kStart;

export const kSjavsAlone: GameRoom = {
  name: 'sjavsalone',
  verbs: ['bid', 'better', 'pass', 'lay', 'name'],
  lays: 2,
  shape,
  fields: [
    words('form', ['three', 'two']),
    words('calls', ['forced', 'free']),
    words('overtrump', ['free', 'must']),
    words('tie', ['by_suit', 'by_side']),
    { ticked: 'double_win' },
  ],
  stakes: ['none', 'flat'],
  customs: { suduroy: { double_win: false, tie: 'by_side' } }, // S6.5
  above: () => kAbove,
  ranks: 'AKQT987',
  plainSuit: (card: Card) => (kAbove.includes(card) ? null : (card[1] as Suit)),
  trumpsAreKnown: () => true,
  contract: (view) => contractOf(view as SjavsAloneTableView),
  shown: (view) => joined(seatsFrom(view).map((seat) => rowSentence(view, seat))),
  stake: (view) => stake(view as SjavsAloneTableView),
  result: (viewer, of) => result(viewer, of as SjavsAloneHandResult),
  reason: (viewer, of) => reason(viewer, of as SjavsAloneHandResult),
  isPlayed: (of) => !(of as SjavsAloneHandResult).passed_out,
  costs: (of) => [Math.max(...Object.values((of as SjavsAloneHandResult).deducted))],
  outcome: (viewer, of) => {
    const { winner, cross } = of as SjavsAloneOutcome;
    return t('sjavsalone-outcome', { ...whoArgs(viewer, winner), cross: cross ? 'yes' : 'no' });
  },
  owed: (of) => ({ payer: 'others', units: Math.abs(Math.min(0, ...Object.values((of as SjavsAloneOutcome).units))) }),
  isRare: () => false,
  paper: kSjavsAloneSheet,
  sheet: (any) => {
    const view = any as SjavsAloneTableView;
    const totals = seatsFrom(view).map((seat) =>
      t('sjavsalone-answer-sheet', { ...whoArgs(view, seat), n: lowest(view, seat) }),
    );
    return [...totals, tiesLine(view.sheet)].filter(Boolean);
  },
  // A seat is a side of its own here.
  drawn: (view, seat) => ({
    circles: { drawn: 0, struck: 0 },
    totals: [kStart, ...((view as SjavsAloneTableView).sheet.totals[seat as unknown as 'N'] ?? [])],
  }),
  sheetAfter: ({ totals, ties }) => {
    const columns = Object.values(totals) as unknown as number[][];
    return t('sjavs-replay-sheet', {
      totals: columns.map((column) => column.at(-1) ?? kStart).join(' : '),
      n: Number(ties),
    });
  },
  OpenHand: Row,
  covering: (view) => (view.you ? rowOf(view, view.you).flatMap(({ card, down }) => (card && down ? [card] : [])) : []),
  // Nobody knows what lies face down before them.
  mayTakeRest: (view) =>
    turnOf(view) === 'lead' && view.ranked.length > 1 && !rowOf(view, view.you!).some(({ down }) => down),
  price: () => null,
  unreviewed: true,
  // Points that each has left do not add up.
  figures: (any) => {
    const tally = any as SjavsAloneTally;
    return [
      [t('results-crosses-made'), tally.crosses_made],
      [t('results-crosses-been'), tally.crosses_been],
    ];
  },
  ended: (won, match) => {
    const { outcome, seats } = match as SjavsAloneMatchSummary;
    if (!outcome || won !== 'lost') {
      return t('sjavsalone-match-result', { won, cross: outcome?.cross ? 'yes' : 'no', names: '' });
    }
    const winner = seatsOf({ seats }).find((seat) => seat === outcome.winner);
    return t('sjavsalone-match-result', { won, cross: 'no', names: winner ? seats[winner].name || winner : '' });
  },
};
