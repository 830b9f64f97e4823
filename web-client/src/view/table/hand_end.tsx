// The end of a hand: first what it means for oneself, then how; all hands.
import type { HandRecord, Seat, TableView } from '@avinas/client';
import { roomOf } from '../../games';
import { mayReview } from '../../state/review';
import type { State } from '../../state/state';
import { sortedHand } from '../../state/sorted_hand';
import { restOf, trumpOf } from '../../state/facts';
import { kSeats, seatsFrom } from '../../state/seats';
import { cardName, who, whoArgs } from '../../words/cards';
import { cardList, pointsSentence, resultSentence } from '../../words/narrate';
import { actionSentence } from '../../words/review';
import { t } from '../../words/t';
import { NamedCard } from '../card';
import { DealCheck } from '../deal_check';
import { lazy } from '../lazy';
import { RuleLink } from '../rule_link';
import { placeOf } from './places';
import { marks } from './plate';
import type { TableGame } from './table_game';

const { Part: HandReview } = lazy(() => import('../review').then((module) => module.HandReview), 'replay');

function tricksOf(record: HandRecord): { seat: Seat; text: string }[][] {
  const plays = record.actions.flatMap((a) =>
    a.action === 'play'
      ? [{ seat: a.seat, text: a.face_down ? t('card-was-down', { name: cardName(a.card) }) : cardName(a.card) }]
      : [],
  );
  const tricks = [];
  const whole = kSeats.filter((seat) => seat in record.deal).length;
  for (let i = 0; i < plays.length; i += whole) tricks.push(plays.slice(i, i + whole));
  return tricks;
}

function EveryTrick({ view, record }: { view: TableView; record: HandRecord }) {
  return (
    <details>
      <summary>{t('every-trick')}</summary>
      <p>
        {record.actions
          .map((a, i) => (a.action === 'play' ? '' : actionSentence(view, record, i)))
          .filter(Boolean)
          .join(' ')}
      </p>
      <ol>
        {tricksOf(record).map((trick, i) => (
          <li key={i}>{trick.map((p) => t('trick-entry', { name: who(view, p.seat), card: p.text })).join(', ')}</li>
        ))}
      </ol>
    </details>
  );
}

/** A person who is neither oneself nor one's partner is called by name alone. */
const isNamed = (view: TableView, seat: Seat) => whoArgs(view, seat).who === 'person';

/** The hands as they were dealt, sorted, each where its player sits. */
function OpenHands({ view, record }: { view: TableView; record: HandRecord }) {
  const cat = restOf(record);
  const laid = record.actions.flatMap((a) => (a.action === 'lay' ? a.cards : []));
  return (
    <>
      <ul class="open-hands cross">
        {seatsFrom(view).map((seat) => (
          <li key={seat} class={placeOf(view, seat)}>
            <span class="seat">
              {isNamed(view, seat) ? '' : `${who(view, seat)} `}
              <bdi class="hint">{view.seats[seat].name}</bdi>
              {marks(view, seat).map((mark) => ` · ${mark}`)}
            </span>
            <span class="cards">
              {sortedHand(roomOf(view.options), record.deal[seat], trumpOf(record.result)).map((card) => (
                <NamedCard key={card} card={card} />
              ))}
            </span>
          </li>
        ))}
      </ul>
      {cat.length > 0 && (
        <p class="aside">
          {t('cat-was', { cards: cardList(cat) })}
          {laid.length > 0 && ` · ${t('laid-away', { cards: cardList(laid) })}`}
        </p>
      )}
    </>
  );
}

interface ReviewProps {
  view: TableView;
  record: HandRecord;
  state: State;
  game: TableGame;
}

/** The cost of each card, on request, if the table tells it. */
function ReviewOfHand({ view, record, state, game }: ReviewProps) {
  const review = state.review?.match === view.match && state.review?.hand === view.hand_number ? state.review : null;
  if (review) return <HandReview view={view} hand={record} analysis={review.analysis} />;
  if (!mayReview(view) || !roomOf(view.options).isPlayed(record.result)) return null;
  return (
    <button class="quiet" onClick={() => game.askReview()}>
      {t('review-ask')}
    </button>
  );
}

/** Why it came to that, with its rule, and the points. */
function Reason({ view, record }: { view: TableView; record: HandRecord }) {
  const { result } = record;
  const room = roomOf(view.options);
  const reason = room.reason(view, result);
  if (!room.isPlayed(result)) return null;
  return (
    <p class="reason">
      {reason && (
        <>
          {reason.text} <RuleLink rule={reason.rule} />{' '}
        </>
      )}
      {pointsSentence(view, result)}
    </p>
  );
}

/** How it came to that: all hands; every trick, the cost of the cards, whether the deal was fair. */
export function HandDetails({ view, record, state, game }: Omit<ReviewProps, 'state'> & { state: State | null }) {
  return (
    <>
      <Reason view={view} record={record} />
      <OpenHands view={view} record={record} />
      <div class="notes">
        <EveryTrick view={view} record={record} />
        {state && <ReviewOfHand view={view} record={record} state={state} game={game} />}
        {view.shuffle && (
          <DealCheck shuffle={view.shuffle} record={record} shape={roomOf(view.options).shape(view.options)} />
        )}
      </div>
    </>
  );
}

interface HandEndProps {
  view: TableView;
  /** Nothing in a lesson: there nobody looks back. */
  state: State | null;
  game: TableGame;
}

export function HandEnd({ view, state, game }: HandEndProps) {
  if (!view.finished) return null;
  return (
    <section class="hand-end" aria-label={t('hand-end')}>
      <h2 tabIndex={-1} data-focus-end>
        {resultSentence(view, view.finished.result)}
      </h2>
      <HandDetails view={view} record={view.finished} state={state} game={game} />
    </section>
  );
}
