// The player's decisions besides playing a card: bid, knock, name the suit, stop.
import type { TableGame } from './table_game';
import type { Action, Suit, TableView } from '../../protocol/types';
import { turnOf } from '../../state/facts';
import type { State } from '../../state/state';
import { whoArg } from '../../words/cards';
import { turnSentence } from '../../words/narrate';
import { t } from '../../words/t';
import { SuitMark } from '../card';
import { HintLine } from './hint';
import { lengthOf } from './price';

const may = (view: TableView, action: Action['action']) => view.legal.some((a) => a.action === action);

interface DecisionProps {
  view: TableView;
  state: State;
  game: TableGame;
  act: (action: Action) => void;
  /** The question stands elsewhere. */
  quiet?: boolean;
}

function Bids({ view, act }: { view: TableView; act: (action: Action) => void }) {
  const longest = Math.max(0, ...view.lengths);
  const bids = view.legal.flatMap((a) => (a.action === 'bid' ? [a.length] : []));
  if (bids.length === 0) return null;
  return (
    <span class="bids">
      {bids.map((n) => (
        <button
          key={n}
          class={n > longest ? 'number quiet' : 'number'}
          aria-label={t('bid', { n })}
          data-bid={n}
          onClick={() => act({ action: 'bid', length: n })}
        >
          {n}
        </button>
      ))}
    </span>
  );
}

/** The question, or the players who are waited for. */
function asked(view: TableView): string {
  const turn = turnOf(view);
  if (turn) return turnSentence(turn);
  const others = view.in_hand ? view.to_act.filter((seat) => seat !== view.you) : [];
  return others.length === 1 ? t('turn-of', { who: whoArg(view, others[0]) }) : '';
}

export function Decision({ view, state, game, act, quiet = false }: DecisionProps) {
  if (!view.you) return null;
  if (view.seats[view.you].stand_in) {
    return (
      <>
        <p class="asked">{t('stand-in-plays')}</p>
        <button class="primary" onClick={game.takeBack}>
          {t('take-back')}
        </button>
      </>
    );
  }
  if (view.standstill === 'paused') return <p class="asked">{t('paused')}</p>;
  if (view.standstill === 'storage') return <p class="asked">{t('storage')}</p>;
  const suits = view.legal.flatMap((a): Suit[] => (a.action === 'name_trump' ? [a.suit] : []));
  return (
    <>
      {!quiet && <p class="asked">{asked(view)}</p>}
      {!quiet && <HintLine view={view} state={state} game={game} />}
      {suits.map((suit) => (
        <button key={suit} class="suit" onClick={() => act({ action: 'name_trump', suit })}>
          <SuitMark suit={suit} /> {t('name-suit', { suit, n: lengthOf(view, suit) ?? 0 })}
        </button>
      ))}
      {may(view, 'pass') && (
        <button class="primary" onClick={() => act({ action: 'pass' })}>
          {t('pass')}
        </button>
      )}
      {may(view, 'knock') && (
        <button onClick={() => act({ action: 'knock' })}>{t(view.knock === 'none' ? 'knock' : 'knock-again')}</button>
      )}
      <Bids view={view} act={act} />
      {may(view, 'stop') && (
        <button class="quiet stop" onClick={() => act({ action: 'stop' })}>
          {t('stop')}
        </button>
      )}
    </>
  );
}
