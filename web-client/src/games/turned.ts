// Games whose trumps are turned have this in common: the card, the trumps, the sheet of games.
import type { Card, HandResult, Seat, Side, Suit, TableView } from '@avinas/client';
import { turnOf } from '../state/turn';
import type { Viewer } from '../state/seats';
import { cardArgs, pairArgs, sideArg, whoArgs } from '../words/cards';
import { t } from '../words/t';
import type { GameName } from '../verbs';
import type { GameRoom } from './room';

interface TurnedView {
  turned: Card | null;
  dealer: Seat | null;
  trump: Suit | null;
  sheet: { totals: Record<Side, number[]> };
}

interface TurnedResult {
  finished: boolean;
  win: { side: Side; games: number } | null;
}

const read = (view: TableView) => view as unknown as TurnedView & Viewer;
const resultOf = (result: HandResult) => result as unknown as TurnedResult;

/** The part of such a game's room that its name alone tells apart; `waiting` says what the sheet holds back. */
export const turnedRoom = (name: GameName, waiting: (view: TableView) => string[]) =>
  ({
    name,
    verbs: [],
    above: () => [],
    plainSuit: (card: Card) => card[1] as Suit,
    trumpsAreKnown: () => true,
    contract: (view: TableView) => (view.trump ? t(`${name}-contract`, { suit: view.trump }) : t('no-hand-yet')),
    shown: (any: TableView) => {
      const view = read(any);
      if (!view.turned || !view.dealer) return '';
      return t(`${name}-shown`, { ...whoArgs(view, view.dealer), ...cardArgs(view.turned) });
    },
    result: (viewer: Viewer, any: HandResult) => {
      const { finished, win } = resultOf(any);
      if (!finished) return t('result-unfinished');
      if (!win) return t(`${name}-result-tie`);
      return t(`${name}-result`, { side: sideArg(viewer, win.side), ...pairArgs(viewer), n: win.games });
    },
    isPlayed: ({ points }: HandResult) => 'NS' in points && points.NS + points.EW > 0,
    costs: (any: HandResult) => [resultOf(any).win?.games ?? 0],
    isRare: () => false,
    sheet: (any: TableView) => {
      const view = read(any);
      const sides = (['NS', 'EW'] as const).map((side) =>
        t(`${name}-answer-sheet`, {
          side: sideArg(view, side),
          ...pairArgs(view),
          n: view.sheet.totals[side].at(-1) ?? 0,
        }),
      );
      return [...sides, ...waiting(any)];
    },
    drawn: (view: TableView, side: Side) => ({
      circles: { drawn: 0, struck: 0 },
      totals: read(view).sheet.totals[side],
    }),
    mayTakeRest: (view: TableView) => turnOf(view) === 'lead' && view.ranked.length > 1,
    price: () => null,
  }) satisfies Partial<GameRoom>;
