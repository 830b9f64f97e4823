// Six-Bid and Frog on the page.
import type {
  Card,
  Seat,
  SixbidHandResult,
  SixbidMatchSummary,
  SixbidOutcome,
  SixbidTableOptions,
  SixbidTableView,
  Suit,
  TableOptions,
} from '@avinas/client';
import { turnOf } from '../../state/turn';
import { seatsFrom, seatsOf, type Viewer } from '../../state/seats';
import { cardArgs, cardName, whoArgs } from '../../words/cards';
import { words } from '../../words/option_field';
import { joined, list, t } from '../../words/t';
import type { GameRoom, Reason } from '../room';
import { Asking } from './asking';
import { OpenHand } from './open_hand';
import { kSixbidSheet } from './sheet';

type Contract = NonNullable<SixbidHandResult['contract']>;

const bidName = (bid: number, options?: TableOptions): string =>
  t('sixbid-bid', { n: bid, form: (options as SixbidTableOptions | undefined)?.form ?? 'six_bid' });

const isMisere = (contract: Contract) => contract === 'misere' || contract === 'spread_misere';

/** Card points that a contract needs; none at a misère (L4.2, L4.5, L8.3). */
function needed(contract: Contract, trump: Suit | null): number {
  if (isMisere(contract)) return 0;
  if (contract === 'guarantee') return trump === 'H' ? 74 : 80;
  return contract === 'call_solo' ? 120 : 60;
}

function contract(view: SixbidTableView): string {
  if (view.hand_number === 0) return t('no-hand-yet');
  if (!view.declarer) return view.phase === 'bidding' ? t('sixbid-bidding') : '';
  const args = whoArgs(view, view.declarer);
  if (!view.contract) return t('sixbid-said', { ...args, bid: bidName(view.bid ?? 1, view.options) });
  return t('sixbid-contract', { ...args, contract: view.contract, suit: view.trump ?? 'none' });
}

/** The card that was called, and of the one given for it as much as this player knows. */
function exchange(view: SixbidTableView): string {
  if (!view.asked) return '';
  const card = cardArgs(view.asked);
  const called = !view.asked_of
    ? t('sixbid-asked', card)
    : view.asked_of === view.you
      ? t('sixbid-asked-of-you', card)
      : t('sixbid-asked-of', { ...card, ...whoArgs(view, view.asked_of) });
  return joined([called, view.given ? t('sixbid-given-card', { cards: cardName(view.given) }) : '']);
}

/** The open hand of a spread misère. */
const openHand = (view: SixbidTableView): string =>
  view.open.length > 0 && view.declarer
    ? t('sixbid-open', { ...whoArgs(view, view.declarer), cards: list(view.open.map(cardName)) })
    : '';

function stake(view: SixbidTableView): string {
  if (!view.declarer || !view.contract) return joined([contract(view), t('sixbid-stake')]);
  const laid = view.laid.length > 0 ? t('own-laid', { cards: list(view.laid.map(cardName)) }) : '';
  const needs = t('sixbid-needs', { points: needed(view.contract, view.trump) });
  return joined([contract(view), needs, exchange(view), laid]);
}

/** The change of each account. */
function result(viewer: Viewer, { finished, soloist, won }: SixbidHandResult): string {
  if (!finished) return t('result-unfinished');
  if (!soloist) return t('sixbid-thrown-in');
  if (!won[soloist]) return t('sixbid-level');
  return joined(
    seatsFrom(viewer).map((seat) => {
      const units = won[seat as keyof typeof won];
      return t(units < 0 ? 'sixbid-loses' : 'sixbid-wins', { ...whoArgs(viewer, seat), n: Math.abs(units) });
    }),
  );
}

function reason(viewer: Viewer, of: SixbidHandResult): Reason | null {
  const { soloist, contract, finished } = of;
  if (!soloist || !finished || !contract) return null;
  const who = whoArgs(viewer, soloist);
  if (isMisere(contract)) {
    return { text: t('sixbid-why-misere', { ...who, tricks: of.tricks[soloist] }), rule: 'L4.5' };
  }
  const points = of.points[soloist] + of.lies;
  const needs = needed(contract, of.trump);
  const made = points >= needs ? 'yes' : 'no';
  const rule = ['frog', 'chico', 'grand'].includes(contract) ? 'L8.4' : 'L6.1';
  return { text: t('sixbid-why', { ...who, points, lies: of.lies, needed: needs, made }), rule };
}

/** The winners; and the balance of each where there are stakes (L7.1, L7.2). */
function outcome(viewer: Viewer, { won, units }: SixbidOutcome): string {
  const owed = seatsFrom(viewer).flatMap((seat) => {
    const n = units[seat as keyof typeof units];
    return n ? [t(n < 0 ? 'sixbid-pays' : 'sixbid-gets', { ...whoArgs(viewer, seat), n: Math.abs(n) })] : [];
  });
  return joined([...won.map((seat) => t('sixbid-won-match', whoArgs(viewer, seat))), ...owed]);
}

const account = (view: SixbidTableView, seat: Seat): number => view.sheet.accounts[seat as 'N'];

export const kSixbid: GameRoom = {
  name: 'sixbid',
  verbs: ['bid', 'pass', 'lay', 'ask', 'give', 'name'],
  lays: 3,
  shape: () => ({ ranks: 'ATKQJ9876', packet: 4, second: 3, way: 1, seats: 3, rest: { cards: 3, after: 7 } }),
  fields: [words('form', ['six_bid', 'frog']), words('hands', ['twelve', 'six', 'twenty_four'])],
  stakes: ['none', 'flat'],
  customs: {},
  above: () => [],
  ranks: 'ATKQJ9876',
  plainSuit: (card: Card) => card[1] as Suit,
  trumpsAreKnown: () => true,
  contract: (view) => contract(view as SixbidTableView),
  shown: (view) => openHand(view as SixbidTableView),
  stake: (view) => stake(view as SixbidTableView),
  result: (viewer, of) => result(viewer, of as SixbidHandResult),
  reason: (viewer, of) => reason(viewer, of as SixbidHandResult),
  isPlayed: (of) => (of as SixbidHandResult).soloist !== null,
  costs: (of) => [Math.max(...Object.values((of as SixbidHandResult).won).map(Math.abs))],
  outcome: (viewer, of) => outcome(viewer, of as SixbidOutcome),
  // The balance of each stands in the outcome.
  owed: () => ({ payer: 'others', units: 0 }),
  isRare: () => false,
  paper: kSixbidSheet,
  sheet: (any) => {
    const view = any as SixbidTableView;
    const accounts = seatsFrom(view).map((seat) =>
      t('sixbid-answer-sheet', { ...whoArgs(view, seat), n: account(view, seat) }),
    );
    return [...accounts, t('sixbid-answer-hands', { n: view.sheet.played })];
  },
  // A seat is a side of its own here.
  drawn: (view, seat) => ({
    circles: { drawn: 0, struck: 0 },
    totals: [account(view as SixbidTableView, seat as unknown as Seat)],
  }),
  sheetAfter: ({ accounts }) => t('sixbid-replay-sheet', { accounts: Object.values(accounts).join(' : ') }),
  bidName,
  declarer: 'sixbid-soloist',
  Choices: Asking,
  OpenHand,
  mayTakeRest: (view) => turnOf(view) === 'lead' && view.ranked.length > 1,
  stakesAre: (_, n) => t('sixbid-stakes', { n }),
  price: () => null,
  unreviewed: true,
  // Units that are owed do not add up.
  figures: () => [],
  ended: (won, match) => {
    const { outcome, seats } = match as SixbidMatchSummary;
    if (!outcome || won !== 'lost') return t('sixbid-match-result', { won, names: '' });
    const names = seatsOf({ seats }).filter((seat) => outcome.won.includes(seat));
    return t('sixbid-match-result', { won, names: names.map((seat) => seats[seat].name || seat).join(', ') });
  },
};
