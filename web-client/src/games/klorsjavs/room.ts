// Klørsjavs on the page, in its three forms.
import type {
  Card,
  KlorsjavsHandResult,
  KlorsjavsMatchSummary,
  KlorsjavsOutcome,
  KlorsjavsTableOptions,
  KlorsjavsTableView,
  Seat,
  Suit,
  TableOptions,
} from '@avinas/client';
import { turnOf } from '../../state/turn';
import { seatsFrom, seatsOf, type Viewer } from '../../state/seats';
import { cardName, whoArgs } from '../../words/cards';
import { words } from '../../words/option_field';
import { joined, list, t } from '../../words/t';
import type { DealShape, GameRoom, Reason } from '../room';
import { kKlorsjavsSheet } from './sheet';

/** The Wenzels, highest first (K1.3). */
const kAbove: Card[] = ['QC', 'QS', 'JC', 'JS', 'JH', 'JD'];
/** Opponents who take fewer lose double (K9.5). */
const kJan = 31;

const formOf = (options: TableOptions | undefined) => (options as KlorsjavsTableOptions | undefined)?.form ?? 'three';
const isAuction = (viewer: Viewer) => formOf(viewer.options) === 'auction';
/** Card points with which declarer wins (K6.1, K8.2). */
const needed = (viewer: Viewer) => (formOf(viewer.options) === 'four' ? 58 : 61);
const bidName = (bid: number): string => t('klorsjavs-bid', { n: bid });

/** Half of each hand, the cat, the other half (K2.2, K8.1, K9.1). */
function shape(options: TableOptions): DealShape {
  switch (formOf(options)) {
    case 'four':
      return { ranks: 'AKQJ5', without: ['QH', 'QD'], packet: 2, way: 1, seats: 4, rest: { cards: 2, after: 2 } };
    case 'auction':
      return { ranks: 'ATKQJ', packet: 3, way: 1, seats: 3, rest: { cards: 2, after: 3 } };
    default:
      return { ranks: 'AKQJ5', packet: 3, way: 1, seats: 3, rest: { cards: 2, after: 3 } };
  }
}

function contract(view: KlorsjavsTableView): string {
  if (view.hand_number === 0) return t('no-hand-yet');
  if (view.phase === 'bidding') return t('klorsjavs-bidding');
  if (!view.declarer || !view.bid) return '';
  const suit = isAuction(view) && view.trump ? view.trump : 'none';
  return t('klorsjavs-contract', { ...whoArgs(view, view.declarer), n: view.bid, suit });
}

function stake(view: KlorsjavsTableView): string {
  if (view.phase === 'bidding' || !view.declarer) return t('klorsjavs-stake', { needs: needed(view) });
  const tout = (view.bid ?? 1) > 2 ? 'yes' : 'no';
  const what = { needs: needed(view), tout, cat: view.cat ?? 'lies' };
  const laid = view.laid.length > 0 ? t('own-laid', { cards: list(view.laid.map(cardName)) }) : '';
  return joined([contract(view), t('klorsjavs-stake-of', what), laid]);
}

/** The change of each total that changed: øre that are lost, or jetons. */
function result(viewer: Viewer, { finished, declarer, won }: KlorsjavsHandResult): string {
  if (!finished) return t('result-unfinished');
  if (!declarer) return t('klorsjavs-redealt');
  const changed = seatsFrom(viewer).filter((seat) => won[seat]);
  const unit = isAuction(viewer) ? 'jetons' : 'ore';
  return joined(
    changed.map((seat) => {
      const args = { ...whoArgs(viewer, seat), n: Math.abs(won[seat]), unit };
      return t(won[seat] < 0 ? 'klorsjavs-loses' : 'klorsjavs-wins', args);
    }),
  );
}

function reason(viewer: Viewer, of: KlorsjavsHandResult): Reason | null {
  const { declarer } = of;
  if (!declarer || !of.finished) return null;
  const who = whoArgs(viewer, declarer);
  const auction = isAuction(viewer);
  if (of.folded) return { text: t('klorsjavs-why-folded', who), rule: 'K4.5' };
  const tricks = of.tricks[declarer];
  if (auction && (of.contract === 'tout' || of.contract === 'strike_tout')) {
    return { text: t('klorsjavs-why-tout', { ...who, n: tricks }), rule: 'K9.5' };
  }
  if (tricks === 0) return { text: t('klorsjavs-why-nothing', who), rule: auction ? 'K9.5' : 'K6.2' };
  const points = of.points[declarer] + of.lies;
  const made = points >= needed(viewer);
  const why = t('klorsjavs-why', { ...who, points, lies: of.lies, made: made ? 'yes' : 'no' });
  if (!auction) return { text: why, rule: formOf(viewer.options) === 'four' ? 'K8.2' : 'K6.1' };
  const losers = made ? 120 - points : points;
  const noTrick = made && tricks === 6;
  const jan = noTrick ? t('klorsjavs-why-no-trick') : losers < kJan ? t('klorsjavs-why-jan', { n: losers }) : '';
  return { text: joined([why, jan]), rule: 'K9.5' };
}

/** The loser, or the winners; and the balance of each where there are stakes (K6.4, K9.6). */
function outcome(viewer: Viewer, { won, units }: KlorsjavsOutcome): string {
  const seats = seatsFrom(viewer);
  const named = isAuction(viewer)
    ? won.map((seat) => t('klorsjavs-won-match', whoArgs(viewer, seat)))
    : seats.filter((seat) => !won.includes(seat)).map((seat) => t('klorsjavs-lost-match', whoArgs(viewer, seat)));
  const owed = seats
    .filter((seat) => units[seat])
    .map((seat) => {
      const args = { ...whoArgs(viewer, seat), n: Math.abs(units[seat]) };
      return t(units[seat] < 0 ? 'klorsjavs-pays' : 'klorsjavs-gets', args);
    });
  return joined([...named, ...owed]);
}

const totals = (view: KlorsjavsTableView) => view.sheet.totals;

export const kKlorsjavs: GameRoom = {
  name: 'klorsjavs',
  verbs: ['bid', 'pass', 'take', 'lay', 'fold', 'name'],
  lays: 2,
  shape,
  fields: [
    words('form', ['three', 'four', 'auction']),
    words('cat', ['unseen', 'seen']),
    { ...words('hands', ['twelve', 'six', 'twenty_four']), label: 'option-auction-hands' },
    { ticked: 'untouched' },
  ],
  stakes: ['none', 'flat'],
  customs: {},
  above: () => kAbove,
  ranks: 'AKQ5T',
  plainSuit: (card: Card) => (kAbove.includes(card) ? null : (card[1] as Suit)),
  trumpsAreKnown: () => true,
  contract: (view) => contract(view as KlorsjavsTableView),
  shown: () => '',
  stake: (view) => stake(view as KlorsjavsTableView),
  result: (viewer, of) => result(viewer, of as KlorsjavsHandResult),
  reason: (viewer, of) => reason(viewer, of as KlorsjavsHandResult),
  isPlayed: (of) => (of as KlorsjavsHandResult).declarer !== null,
  costs: (of) => [Math.max(...Object.values((of as KlorsjavsHandResult).won).map(Math.abs))],
  outcome: (viewer, of) => outcome(viewer, of as KlorsjavsOutcome),
  // The balance of each stands in the outcome.
  owed: () => ({ payer: 'others', units: 0 }),
  isRare: () => false,
  paper: kKlorsjavsSheet,
  sheet: (any) => {
    const view = any as KlorsjavsTableView;
    const unit = isAuction(view) ? 'jetons' : 'ore';
    return seatsFrom(view).map((seat) =>
      t('klorsjavs-answer-sheet', { ...whoArgs(view, seat), n: totals(view)[seat], unit }),
    );
  },
  // A seat is a side of its own here.
  drawn: (view, seat) => ({
    circles: { drawn: 0, struck: 0 },
    totals: [totals(view as KlorsjavsTableView)[seat as unknown as Seat]],
  }),
  sheetAfter: ({ totals }) => t('klorsjavs-replay-sheet', { totals: Object.values(totals).join(' : ') }),
  bidName,
  marks: (view, seat) => ((view as KlorsjavsTableView).sheet.level.includes(seat) ? [t('klorsjavs-level')] : []),
  mayTakeRest: (view) => turnOf(view) === 'lead' && view.ranked.length > 1,
  price: (_, { action }) => (action === 'fold' ? t('klorsjavs-price-fold') : null),
  stakesAre: (options, n) => (formOf(options) === 'auction' ? t('klorsjavs-stakes-auction', { n }) : null),
  unreviewed: true,
  // Øre that are left and jetons that are won do not add up.
  figures: () => [],
  ended: (won, match) => {
    const { outcome, seats } = match as KlorsjavsMatchSummary;
    if (!outcome || won !== 'lost') return t('klorsjavs-match-result', { won, names: '' });
    const names = seatsOf({ seats }).filter((seat) => outcome.won.includes(seat));
    return t('klorsjavs-match-result', { won, names: names.map((seat) => seats[seat].name || seat).join(', ') });
  },
};
