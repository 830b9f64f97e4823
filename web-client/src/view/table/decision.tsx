// The player's decisions besides playing a card: bid, knock, name the suit, pass, stop.
import type { TableGame } from './table_game';
import type { Action, Card, Suit, TableView } from '@avinas/client';
import { roomOf } from '../../games';
import { laysAway, mayLay, turnOf } from '../../state/turn';
import type { State } from '../../state/state';
import { whoArgs } from '../../words/cards';
import { bidName, turnSentence } from '../../words/narrate';
import { t } from '../../words/t';
import { SuitMark } from '../card';
import { HintLine } from './hint';
import { lengthOf } from '../../words/lengths';
import { priceOf } from './price';

const may = (view: TableView, action: Action['action']) => view.legal.some((a) => a.action === action);
const leavesCat = (view: TableView) => view.phase === 'exchanging' && may(view, 'pass');
const kOnFelt = ['bid', 'better', 'knock', 'name_trump', 'take', 'fold'];

interface DecisionProps {
  view: TableView;
  state: State;
  game: TableGame;
  act: (action: Action) => void;
  /** The question stands elsewhere. */
  quiet?: boolean;
  /** The cards that are chosen to be laid away. */
  away?: Card[];
}

function Bids({ view, act }: { view: TableView; act: (action: Action) => void }) {
  const longest = Math.max(0, ...view.lengths);
  const bids = view.legal.flatMap((a) => (a.action === 'bid' ? [a.length] : []));
  const better = view.legal.find((a) => a.action === 'better');
  if (bids.length === 0 && !better) return null;
  return (
    <span class={view.phase === 'bidding' && bids.length > 4 && bidName(view, 1) !== 1 ? 'bids many' : 'bids'}>
      {better && (
        <button class="better" onClick={() => act(better)}>
          {t('call-better', { n: better.length })}
        </button>
      )}
      {bids.map((n) => (
        <button
          key={n}
          class={view.lengths.length > 0 && n > longest ? 'number quiet' : 'number'}
          aria-label={t('bid', { n: bidName(view, n) })}
          data-bid={n}
          onClick={() => act({ action: 'bid', length: n })}
        >
          {bidName(view, n)}
        </button>
      ))}
    </span>
  );
}

/** The suits to name; one that would lose the match does not look like the safe one. */
function Suits({ view, act }: { view: TableView; act: (action: Action) => void }) {
  const suits = view.legal.flatMap((a): Suit[] => (a.action === 'name_trump' ? [a.suit] : []));
  if (suits.length === 0) return null;
  return (
    <span class="suits">
      {suits.map((suit) => {
        const action = { action: 'name_trump', suit } as const;
        const costs = priceOf(view, action) !== null;
        // The cards of the hand are counted if the view tells no lengths.
        const told = lengthOf(view, suit);
        const n = told ?? view.ranked.filter((card) => card[1] === suit).length;
        const name = t('name-suit', { suit, n });
        return (
          <button key={suit} class={costs ? 'suit quiet costs' : 'suit'} aria-label={name} onClick={() => act(action)}>
            <SuitMark suit={suit} /> {told === null ? n : name}
          </button>
        );
      })}
    </span>
  );
}

/** The question, or the players who are waited for. */
function asked(view: TableView): string {
  const turn = turnOf(view);
  if (turn) return turnSentence(turn);
  const others = view.in_hand ? view.to_act.filter((seat) => seat !== view.you) : [];
  return others.length === 1 ? t('turn-of', whoArgs(view, others[0])) : '';
}

/** Lays the chosen cards away, or gives the one. */
function Lay({ view, act, away = [] }: Pick<DecisionProps, 'view' | 'act' | 'away'>) {
  if (laysAway(view) === 0) return null;
  const gives = may(view, 'give');
  const action: Action = gives ? { action: 'give', card: away[0] } : { action: 'lay', cards: away };
  return (
    <button class="primary" disabled={!mayLay(view, away.length)} onClick={() => act(action)}>
      {t(gives ? 'give-card' : 'cat-lay')}
    </button>
  );
}

/** Declarer's other words about the cards that nobody was dealt, and the end of a hand before its first card. */
function Cat({ view, act }: Pick<DecisionProps, 'view' | 'act'>) {
  if (!leavesCat(view) && !may(view, 'take') && !may(view, 'fold')) return null;
  return (
    <span class="bids">
      {may(view, 'take') && <button onClick={() => act({ action: 'take' })}>{t('cat-take')}</button>}
      {leavesCat(view) && (
        <button class="leave-cat" onClick={() => act({ action: 'pass' })}>
          {t('cat-leave')}
        </button>
      )}
      {may(view, 'fold') && (
        <button class="quiet" onClick={() => act({ action: 'fold' })}>
          {t('fold')}
        </button>
      )}
    </span>
  );
}

export function Decision({ view, state, game, act, quiet = false, away }: DecisionProps) {
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
  return (
    <>
      {!quiet && <p class="asked">{asked(view)}</p>}
      {!quiet && <HintLine view={view} state={state} game={game} />}
      <Lay view={view} act={act} away={away} />
      {may(view, 'pass') && !leavesCat(view) && (
        <button class="primary pass" onClick={() => act({ action: 'pass' })}>
          {t('pass')}
        </button>
      )}
      {roomOf(view.options).mayTakeRest(view) && !quiet && !game.sending && (
        <button class="quiet small" onClick={game.takeRest}>
          {t('take-rest')}
        </button>
      )}
      {may(view, 'stop') && (
        <button class="quiet stop" onClick={() => act({ action: 'stop' })}>
          {t('stop')}
        </button>
      )}
    </>
  );
}

/** Lengths, suits, the knock and the cat lie on the felt, where no trick is yet. */
export function Choices({ view, act }: Pick<DecisionProps, 'view' | 'act'>) {
  const stopped = !view.you || view.standstill !== 'none' || view.seats[view.you].stand_in;
  if (stopped || !(leavesCat(view) || view.legal.some((a) => kOnFelt.includes(a.action)))) return null;
  const Own = roomOf(view.options).Choices;
  return (
    <div class="choices-on-felt" role="group" aria-label={t('decision')}>
      <Suits view={view} act={act} />
      {may(view, 'knock') && (
        <span class="bids">
          <button onClick={() => act({ action: 'knock' })}>
            {t(view.calls.some((call) => call.action === 'knock') ? 'knock-again' : 'knock')}
          </button>
        </span>
      )}
      <Bids view={view} act={act} />
      <Cat view={view} act={act} />
      {Own && <Own view={view} act={act} />}
    </div>
  );
}
