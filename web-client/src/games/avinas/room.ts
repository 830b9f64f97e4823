// Avinas on the page.
import type {
  Action,
  AvinasHandResult,
  AvinasMatchSummary,
  AvinasOutcome,
  AvinasTableView,
  AvinasTally,
  Card,
  Suit,
} from '@avinas/client';
import { turnOf } from '../../state/turn';
import { kSeats, sideOf, type Viewer } from '../../state/seats';
import { cardName, pairArgs, sideArg, whoArgs } from '../../words/cards';
import { lengthOf } from '../../words/lengths';
import { words } from '../../words/option_field';
import { joined, list, t } from '../../words/t';
import { type GameRoom, kFirstShape, pairOf } from '../room';
import { kAvinasSheet } from './sheet';

const isCourt = (card: Card) => card[0] === 'Q' || card[0] === 'J';

/** This suit would be trumps, and is shorter than was stated: the match is lost with it (R4.5). */
function shorterThanStated(view: AvinasTableView, suit: Suit): string | null {
  const length = lengthOf(view, suit);
  if (view.bid === null || length === null || view.options.overbid !== 'loses_match') return null;
  return length < view.bid ? t('price-shorter', { suit, n: length, bid: view.bid }) : null;
}

/** Questions before what can cost the match, or much (R4.5, R4.6). */
function price(view: AvinasTableView, action: Action): string | null {
  switch (action.action) {
    case 'bid': {
      const longest = Math.max(0, ...view.lengths);
      const over = view.lengths.length === 4 && action.length > longest && view.options.overbid === 'loses_match';
      return over ? t('price-overbid', { n: action.length, longest }) : null;
    }
    case 'name_trump':
      return shorterThanStated(view, action.suit);
    case 'stop': {
      if (!view.you || !view.points) return t('price-stop-uncounted');
      const points = view.points[sideOf(view.you)];
      return points >= 61 ? t('price-stop-won', { n: points }) : t('price-stop-short', { n: points });
    }
    case 'play': {
      const opens = view.form === 'no_sevens' && !view.trump && view.trick?.number === 1;
      if (!opens || view.trick?.cards.length !== 0 || isCourt(action.card)) return null;
      return shorterThanStated(view, action.card[1] as Suit);
    }
    default:
      return null;
  }
}

function shown(view: AvinasTableView): string {
  const parts = kSeats.flatMap((seat) => {
    const cards = view.exposed.filter((s) => s.seat === seat).map((s) => cardName(s.card));
    return cards.length > 0 ? [t('say-shown-of', { ...whoArgs(view, seat), cards: list(cards) })] : [];
  });
  const own = view.private_look.map((s) => cardName(s.card));
  if (own.length > 0) parts.push(t('say-shown-secret', { cards: list(own) }));
  return joined(parts);
}

/** The form of the game, trumps, declarer, bid and knocks. */
function contract(view: AvinasTableView): string {
  if (view.hand_number === 0) return t('no-hand-yet');
  const declarer = view.declarer ? whoArgs(view, view.declarer) : { who: 'nobody' };
  if (view.form === 'sevens' && view.trump && view.declarer) {
    return t('contract-sevens', { ...declarer, n: view.sevens, suit: view.trump, knock: view.knock });
  }
  if (!view.declarer) return view.form === 'no_sevens' ? t('contract-bidding') : '';
  if (!view.trump) return t('contract-trump-unknown', { ...declarer, n: view.bid ?? 0 });
  return t('contract-no-sevens', { ...declarer, n: view.bid ?? 0, suit: view.trump });
}

/** The price of winning and losing the declared game, in rams (R3.6). */
function rams(view: AvinasTableView): { win: number; lose: number } {
  const n = view.sevens;
  const times = { none: [1, 2], knock: [2, 4], knock_again: [4, 8] }[view.knock];
  return { win: n * times[0], lose: n * times[1] };
}

function stake(view: AvinasTableView): string {
  if (view.form !== 'sevens' || !view.declarer || !view.trump) return contract(view);
  const { win, lose } = rams(view);
  const side = { side: sideArg(view, sideOf(view.declarer)), ...pairArgs(view) };
  const args = { ...whoArgs(view, view.declarer), ...side, suit: view.trump };
  return t(view.knock === 'none' ? 'stake-sevens' : 'stake-knocked', { ...args, n: view.sevens, win, lose });
}

function result(viewer: Viewer, of: AvinasHandResult): string | null {
  if (of.form === 'passed_out') return t('result-passed-out');
  if (of.form === 'unfinished') return t('result-unfinished');
  if (!of.won_by) return null;
  const won = { side: sideArg(viewer, of.won_by), ...pairArgs(viewer) };
  if (of.overbid) return t('result-overbid', won);
  if (!of.penalty) return t('result-won', won);
  const against = sideArg(viewer, of.penalty.side);
  return t(`result-${of.penalty.kind}`, { ...won, against, n: of.penalty.amount });
}

function reason({ penalty, won_by, overbid, bid, declarer, points, sevens, knock }: AvinasHandResult) {
  if (overbid) return { text: t('why-overbid', { n: bid ?? 0 }), rule: 'R4.5' };
  if (!penalty || !won_by || !declarer) return null;
  const lost = sideOf(declarer) === won_by ? 'defenders' : 'declarers';
  if (penalty.kind === 'pips') {
    return { text: t('why-pips', { lost, points: points[penalty.side], n: penalty.amount }), rule: 'R4.8' };
  }
  return { text: t('why-rams', { lost, sevens, knock, n: penalty.amount }), rule: 'R3.6' };
}

export const kAvinas: GameRoom = {
  name: 'avinas',
  verbs: ['bid', 'pass', 'knock', 'name', 'stop', 'down'],
  shape: () => kFirstShape,
  fields: [
    words('overbid', ['loses_match', 'refused']),
    words('signal', ['may', 'must']),
    words('signal_seen_by', ['partner', 'table']),
    words('points_shown', ['table', 'no']),
    { ticked: 'cats_tradition' },
  ],
  stakes: ['none', 'flat', 'per_ram'],
  customs: {},
  // R1.3, R1.4
  above: (trump) => ['QC', ...(trump ? [`7${trump}` as Card] : []), 'QS', 'QH', 'QD', 'JC', 'JS', 'JH', 'JD'],
  ranks: 'ATK987',
  plainSuit: (card) => (isCourt(card) ? null : (card[1] as Suit)),
  trumpsAreKnown: (view) => view.trump !== null,
  contract: (view) => contract(view as AvinasTableView),
  shown: (view) => shown(view as AvinasTableView),
  stake: (view) => stake(view as AvinasTableView),
  result: (viewer, of) => result(viewer, of as AvinasHandResult) ?? '',
  reason: (_, of) => reason(of as AvinasHandResult),
  isPlayed: (of) => (of as AvinasHandResult).form !== 'passed_out',
  costs: (of) => {
    const { penalty, overbid } = of as AvinasHandResult;
    const cost = (kind: string) => (penalty?.kind === kind ? penalty.amount : 0);
    return [cost('pips'), cost('rams'), overbid ? 1 : 0];
  },
  outcome: (viewer, of) => {
    const { winner, reason } = of as AvinasOutcome;
    const loser = winner === 'NS' ? 'EW' : 'NS';
    return t('outcome', { side: sideArg(viewer, winner), loser: sideArg(viewer, loser), reason, ...pairArgs(viewer) });
  },
  owed: (of) => (of as AvinasOutcome).settlement,
  isRare: (of) => (of as AvinasOutcome).reason === 'cats',
  paper: kAvinasSheet,
  sheet: (any) => {
    const view = any as AvinasTableView;
    return (['NS', 'EW'] as const).map((side) =>
      t('answer-sheet', {
        side: sideArg(view, side),
        ...pairArgs(view),
        rams: view.sheet.rams[side],
        pips: view.sheet.pips[side].at(-1) ?? 0,
      }),
    );
  },
  drawn: (view, side) => {
    const { drawn, rams, pips } = (view as AvinasTableView).sheet;
    return { circles: { drawn: drawn[side], struck: drawn[side] - rams[side] }, totals: pips[side] };
  },
  sheetAfter: ({ rams, pips }) => t('replay-sheet', { rams: pairOf(rams), pips: pairOf(pips) }),
  mayTakeRest: (any) => {
    const view = any as AvinasTableView;
    const leads = turnOf(view) === 'lead' && (view.trick?.number ?? 0) >= 3 && view.ranked.length > 1;
    const declares = view.declarer !== null && sideOf(view.declarer) === sideOf(view.you ?? view.declarer);
    return leads && (view.form === 'sevens' || declares);
  },
  price: (view, action) => price(view as AvinasTableView, action),
  figures: (any) => {
    const tally = any as AvinasTally;
    return [
      [t('results-cats-made'), tally.cats_made],
      [t('results-cats-been'), tally.cats_been],
      [t('results-rams'), `${tally.rams_theirs} : ${tally.rams_own}`],
      [t('results-pips'), `${tally.pips_theirs} : ${tally.pips_own}`],
    ];
  },
  ended: (won, match) => t('match-result', { won, reason: (match as AvinasMatchSummary).outcome?.reason ?? 'none' }),
};
