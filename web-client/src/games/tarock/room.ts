// Bavarian Tarock on the page.
import type {
  Card,
  Seat,
  Suit,
  TarockHandResult,
  TarockMatchSummary,
  TarockOutcome,
  TarockTableView,
} from '@avinas/client';
import { turnOf } from '../../state/turn';
import { seatsFrom, seatsOf, type Viewer } from '../../state/seats';
import { cardName, whoArgs } from '../../words/cards';
import { words } from '../../words/option_field';
import { joined, list, t } from '../../words/t';
import type { GameRoom, Reason } from '../room';
import { kTarockSheet } from './sheet';

/** The calls below a raise: `play`, and `hand` at the lowest figure (T3.1, T3.2). */
const kPlay = 1;
const kLowest = 61;

const bidName = (bid: number): string => t('tarock-bid', { n: bid });

function contract(view: TarockTableView): string {
  if (view.hand_number === 0) return t('no-hand-yet');
  if (!view.declarer) return view.phase === 'bidding' ? t('tarock-bidding') : '';
  const args = whoArgs(view, view.declarer);
  if (!view.contract) return t('tarock-said', { ...args, call: bidName(view.bid ?? kPlay) });
  return t('tarock-contract', {
    ...args,
    contract: view.contract,
    n: Math.max(view.bid ?? kLowest, kLowest),
    suit: view.trump ?? 'none',
  });
}

function stake(view: TarockTableView): string {
  if (!view.declarer) return t('tarock-stake');
  const laid = view.laid.length > 0 ? t('own-laid', { cards: list(view.laid.map(cardName)) }) : '';
  return joined([contract(view), laid]);
}

/** The change of each account. */
function result(viewer: Viewer, { finished, soloist, won }: TarockHandResult): string {
  if (!finished) return t('result-unfinished');
  if (!soloist) return t('tarock-passed-out');
  const changed = seatsFrom(viewer).filter((seat) => won[seat]);
  if (changed.length === 0) return t('tarock-nothing-left');
  return joined(
    changed.map((seat) => {
      const units = won[seat];
      const args = { ...whoArgs(viewer, seat), n: Math.abs(units) };
      return t(units < 0 ? 'tarock-loses' : 'tarock-wins', args);
    }),
  );
}

function reason(viewer: Viewer, of: TarockHandResult): Reason | null {
  const { soloist, figure, contract, finished } = of;
  if (!soloist || !finished || !figure) return null;
  const points = of.points[soloist] + of.lies;
  const made = points >= figure;
  const args = { ...whoArgs(viewer, soloist), points, lies: of.lies, figure, made: made ? 'yes' : 'no' };
  const raised = contract === 'hand' && made && figure > kLowest;
  const rule = contract === 'pick_up' ? (made ? 'T5.2' : 'T5.3') : made ? 'T5.4' : 'T5.5';
  return {
    text: joined([t('tarock-why', args), raised ? t('tarock-why-raised', { n: 2 * (figure - kLowest) }) : '']),
    rule,
  };
}

/** The winners; and the balance of each where there are stakes (T6.2, T6.3). */
function outcome(viewer: Viewer, { won, units }: TarockOutcome): string {
  const owed = seatsFrom(viewer).flatMap((seat) => {
    const n = units[seat];
    return n ? [t(n < 0 ? 'tarock-pays' : 'tarock-gets', { ...whoArgs(viewer, seat), n: Math.abs(n) })] : [];
  });
  return joined([...won.map((seat) => t('tarock-won-match', whoArgs(viewer, seat))), ...owed]);
}

const account = (view: TarockTableView, seat: Seat): number => view.sheet.accounts[seat];

export const kTarock: GameRoom = {
  name: 'tarock',
  verbs: ['bid', 'pass', 'take', 'lay', 'name'],
  lays: 3,
  shape: () => ({ ranks: 'ATKQJ9876', packet: 4, second: 3, way: 1, seats: 3, rest: { cards: 3, after: 7 } }),
  fields: [words('pot', ['hundred', 'fifty']), { ticked: 'raise_alone' }],
  stakes: ['none', 'flat'],
  customs: {},
  above: () => [],
  ranks: 'ATKQJ9876',
  plainSuit: (card: Card) => card[1] as Suit,
  trumpsAreKnown: () => false,
  contract: (view) => contract(view as TarockTableView),
  shown: () => '',
  stake: (view) => stake(view as TarockTableView),
  result: (viewer, of) => result(viewer, of as TarockHandResult),
  reason: (viewer, of) => reason(viewer, of as TarockHandResult),
  isPlayed: (of) => (of as TarockHandResult).soloist !== null,
  costs: (of) => [Math.max(...Object.values((of as TarockHandResult).won).map(Math.abs))],
  outcome: (viewer, of) => outcome(viewer, of as TarockOutcome),
  // The balance of each stands in the outcome.
  owed: () => ({ payer: 'others', units: 0 }),
  isRare: () => false,
  paper: kTarockSheet,
  sheet: (any) => {
    const view = any as TarockTableView;
    const accounts = seatsFrom(view).map((seat) =>
      t('tarock-answer-sheet', { ...whoArgs(view, seat), n: account(view, seat) }),
    );
    return [...accounts, t('tarock-answer-pot', { n: view.sheet.pot })];
  },
  // A seat is a side of its own here.
  drawn: (view, seat) => ({
    circles: { drawn: 0, struck: 0 },
    totals: [account(view as TarockTableView, seat as unknown as Seat)],
  }),
  sheetAfter: ({ accounts, pot }) =>
    t('tarock-replay-sheet', { accounts: Object.values(accounts).join(' : '), pot: pot as number }),
  bidName,
  declarer: 'tarock-soloist',
  mayTakeRest: (view) => turnOf(view) === 'lead' && view.ranked.length > 1,
  stakesAre: (_, n) => t('tarock-stakes', { n }),
  price: () => null,
  unreviewed: true,
  // An account begins below 0, and units that are owed do not add up.
  figures: () => [],
  ended: (won, match) => {
    const { outcome, seats } = match as TarockMatchSummary;
    if (!outcome || won !== 'lost') return t('tarock-match-result', { won, names: '' });
    const names = seatsOf({ seats }).filter((seat) => outcome.won.includes(seat));
    return t('tarock-match-result', { won, names: names.map((seat) => seats[seat].name || seat).join(', ') });
  },
};
