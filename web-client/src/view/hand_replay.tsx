// One hand to step through on the felt: as one seat saw it, or with all hands open that may be seen.
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { HandRecord, Seat, TrickCard } from '@avinas/client';
import { roomFor } from '../games';
import { type Position, positionAfter, receiverOf, seesCard } from '../state/replay';
import { sortedHand } from '../state/sorted_hand';
import { seatsOf, type Viewer } from '../state/seats';
import { nameAt, whoArgs } from '../words/cards';
import { callMark, cardList, resultSentence } from '../words/narrate';
import { declarerOf, leavesCat, trumpOf } from '../state/facts';
import { actionSentence } from '../words/review';
import { t } from '../words/t';
import { NamedCard } from './card';
import { placeOf } from './table/places';
import { Trick } from './table/trick';

type Perspective = Seat | 'all';

/** Milliseconds for which an action stands when the hand plays by itself. */
const kPace = 1600;
/** Pixels from which a finger's way across the felt is a swipe. */
const kSwipe = 40;

/** The sentence for the action just done. */
function sentenceAt(viewer: Viewer, hand: HandRecord, step: number, as: Perspective): string {
  const done = hand.actions[step - 1];
  // As one seat saw it: others' cards that were laid away or given are not named.
  const [hidden, told] = done?.action === 'give' ? [receiverOf(hand), 'say-given'] : [null, 'say-laid'];
  const secret = done?.action === 'lay' || done?.action === 'give';
  if (secret && as !== 'all' && as !== done.seat && as !== hidden) return t(told, whoArgs(viewer, done.seat));
  if (step === 0) return t('replay-dealt', whoArgs(viewer, hand.dealer));
  if (step > hand.actions.length) return resultSentence(viewer, hand.result);
  return actionSentence(viewer, hand, step - 1);
}

interface SeatProps {
  hand: HandRecord;
  viewer: Viewer;
  position: Position;
  seat: Seat;
  place: string;
  open: boolean;
}

/** A player and their cards. */
function OpenSeat({ hand, viewer, position, seat, place, open }: SeatProps) {
  const begun = position.tricks > 0 || position.trick.length > 0;
  const cards = position.over ? hand.deal[seat] : position.held[seat];
  const call = position.calls[seat];
  const declarer = declarerOf(hand.result);
  const star = t(roomFor(viewer).declarer ?? 'declarer');
  return (
    <li class={place} data-seat={seat}>
      <span class="seat">
        <bdi>{nameAt(viewer, seat)}</bdi>
        {hand.dealer === seat && (
          <span class="badge" role="img" aria-label={t('dealer')} title={t('dealer')}>
            {t('dealer-letter')}
          </span>
        )}
        {begun && declarer === seat && (
          <span class="badge declarer" role="img" aria-label={star} title={star}>
            ★
          </span>
        )}
        {call && (
          <span class={`call ${call.action}`}>
            {callMark(viewer, call, leavesCat(hand, hand.actions.indexOf(call)))}
          </span>
        )}
      </span>
      {open ? (
        <span class="cards" style={{ '--strips': Math.max(8, hand.deal[seat].length, cards.length) - 1 }}>
          {sortedHand(roomFor(viewer), cards, begun ? trumpOf(hand.result) : null).map((card) => (
            <NamedCard key={card} card={card} />
          ))}
        </span>
      ) : (
        <span class="hint">{t('cards-left', { n: position.held[seat].length })}</span>
      )}
    </li>
  );
}

/** The rest of the cards that nobody was dealt, and the cards that were laid away for others of them. */
function Aside({ position: { rest, laid } }: { position: Position }) {
  if (rest.length + laid.length === 0) return null;
  return (
    <p class="aside">
      {rest.length > 0 && t('cat-was', { cards: cardList(rest) })}
      {rest.length > 0 && laid.length > 0 && ' · '}
      {laid.length > 0 && t('laid-away', { cards: cardList(laid) })}
    </p>
  );
}

interface FeltProps {
  hand: HandRecord;
  viewer: Viewer;
  step: number;
  as: Perspective;
  open: Seat[];
  swipe: (by: 1 | -1) => void;
}

/** The table with open hands. */
function OpenFelt({ hand, viewer, step, as, open, swipe }: FeltProps) {
  const from = useRef<number | null>(null);
  const position = positionAfter(hand, step);
  const seen = (seat: Seat) => open.includes(seat) && (as === 'all' || as === seat || position.over);
  const below = as === 'all' ? (viewer.you ?? 'S') : as;
  const eyes = as === 'all' && open.length < seatsOf(viewer).length ? open[0] : as;
  const cards: TrickCard[] = position.trick.map(({ signal, ...lying }) => ({
    seat: lying.seat,
    card: seesCard(lying, position.trick, eyes) ? lying.card : null,
    signal: eyes === 'all' ? signal : undefined,
  }));
  const end = (x: number) => {
    if (from.current !== null && Math.abs(x - from.current) > kSwipe) swipe(x < from.current ? 1 : -1);
    from.current = null;
  };
  return (
    <section
      class="felt open-felt"
      aria-label={t('the-table')}
      onPointerDown={(event) => (from.current = event.pointerType === 'mouse' ? null : event.clientX)}
      onPointerUp={(event) => end(event.clientX)}
      onPointerCancel={() => (from.current = null)}
    >
      <ul class="open-hands">
        {seatsOf(viewer).map((seat) => (
          <OpenSeat
            key={seat}
            hand={hand}
            viewer={viewer}
            position={position}
            seat={seat}
            place={placeOf({ you: below, seats: viewer.seats }, seat)}
            open={seen(seat)}
          />
        ))}
      </ul>
      <div class="middle">
        <Trick
          viewer={viewer}
          below={below}
          cards={cards}
          number={position.tricks + (position.trick.length % seatsOf(viewer).length ? 1 : 0)}
          winner={position.winner}
        />
        {as === 'all' && <Aside position={position} />}
      </div>
    </section>
  );
}

/** Keys of a replay, where nothing else has them: arrows, Home and End. */
function useKeys(to: (n: number) => void, step: number, steps: number): void {
  const now = useRef({ to, step, steps });
  now.current = { to, step, steps };
  // At once: a key that is pressed when the page is first seen counts.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.altKey || event.metaKey) return;
      if ((event.target as HTMLElement).closest('input, select, textarea, dialog')) return;
      const { to, step, steps } = now.current;
      const place = { ArrowLeft: step - 1, ArrowRight: step + 1, Home: 0, End: steps }[event.key];
      if (place === undefined) return;
      event.preventDefault();
      to(place);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}

interface HandReplayProps {
  hand: HandRecord;
  viewer: Viewer;
  /** The seats whose cards may be shown. */
  open: Seat[];
  step: number;
  go: (step: number) => void;
  /** The cost of the action just done, if it had one. */
  remark?: string;
  /** The hand's title, and ways to other hands. */
  heading: ComponentChildren;
  /** Further buttons. */
  children?: ComponentChildren;
}

interface SignProps {
  name: string;
  sign: string;
  disabled?: boolean;
  pressed?: boolean;
  /** The choice that most make. */
  main?: boolean;
  press: () => void;
}

/** A button that shows a sign and is called by a name. */
export function Sign({ name, sign, disabled, pressed, main, press }: SignProps) {
  return (
    <button
      class={main ? 'primary' : undefined}
      // At an end it keeps the focus.
      onClick={() => !disabled && press()}
      aria-disabled={disabled}
      aria-pressed={pressed}
      aria-label={name}
      title={name}
    >
      {sign}
    </button>
  );
}

/** Three parts of a table's page: its top, its felt, and its decision row. */
export function HandReplay({ hand, viewer, open, step, go, remark, heading, children }: HandReplayProps) {
  const isWhole = open.length === seatsOf(viewer).length;
  const [as, setAs] = useState<Perspective>(isWhole ? 'all' : open[0]);
  const [speed, setSpeed] = useState(0);
  const steps = hand.actions.length + 1;
  const show = (n: number) => go(Math.max(0, Math.min(steps, n)));
  const to = (n: number) => {
    setSpeed(0);
    show(n);
  };
  useKeys(to, step, steps);
  useEffect(() => {
    if (speed === 0) return;
    if (step >= steps) return setSpeed(0);
    const timer = setTimeout(() => show(step + 1), kPace / speed);
    return () => clearTimeout(timer);
  }, [speed, step]);
  const play = (n: number) => {
    if (step === steps) show(0);
    setSpeed(speed === n ? 0 : n);
  };
  return (
    <>
      <header class="stake-bar">
        {heading}
        <select aria-label={t('replay-as')} value={as} onChange={(e) => setAs(e.currentTarget.value as Perspective)}>
          {isWhole && <option value="all">{t('replay-all')}</option>}
          {open.map((seat) => (
            <option key={seat} value={seat}>
              {nameAt(viewer, seat)}
            </option>
          ))}
        </select>
      </header>
      <OpenFelt hand={hand} viewer={viewer} step={step} as={as} open={open} swipe={(by) => to(step + by)} />
      <section class="decision-row transport" aria-label={t('replay-steps')}>
        <p class="replay-sentence" role="status">
          {sentenceAt(viewer, hand, step, as)} {remark}
        </p>
        <div class="quick">
          <Sign name={t('replay-first')} sign="«" disabled={step === 0} press={() => to(0)} />
          <Sign name={t('replay-back')} sign="‹" disabled={step === 0} press={() => to(step - 1)} />
          <Sign name={t('replay-forward')} sign="›" main disabled={step === steps} press={() => to(step + 1)} />
          <Sign name={t('replay-last')} sign="»" disabled={step === steps} press={() => to(steps)} />
          {[1, 2].map((n) => (
            <Sign
              key={n}
              name={t('replay-play', { n })}
              sign={speed === n ? '■' : '▶'.repeat(n)}
              pressed={speed === n}
              press={() => play(n)}
            />
          ))}
        </div>
        {children}
      </section>
    </>
  );
}
