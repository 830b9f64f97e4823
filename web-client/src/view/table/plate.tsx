// A player's plate: the sash that stands for them, who they are to oneself, marks, the last call,
// cards left, and the clock as a ring.
import { useEffect, useRef, useState } from 'preact/hooks';
import type { TableGame } from './table_game';
import type { Card, Seat, Call, TableView } from '@avinas/client';
import { roomOf } from '../../games';
import type { Line, TableState } from '../../state/state';
import { clockLeft } from '../../state/turn';
import { partnerOf } from '../../state/seats';
import { seatName, whoArgs } from '../../words/cards';
import { callMark } from '../../words/narrate';
import { exposedOf, lookOf } from '../../state/facts';
import { list, t } from '../../words/t';
import { Backs, NamedCard, Sash, Strength } from '../card';
import { Bubble } from './bubble';
import { placeOf } from './places';

/** Seconds left at which a clock warns. */
const kWarnsAt = 10;

function ClockRing({ table }: { table: TableState }) {
  const clock = table.view.clock;
  const [, tick] = useState(0);
  useEffect(() => {
    if (!clock?.running) return;
    const timer = setInterval(() => tick((n) => n + 1), 500);
    return () => clearInterval(timer);
  }, [clock]);
  if (!clock) return null;
  const left = clockLeft(table.view, performance.now() - table.at);
  const all = left.decision + left.reserve;
  const whole = Math.max(1, table.view.options.decision_seconds);
  const part = Math.min(1, left.decision / whole);
  const around = 2 * Math.PI * 10;
  return (
    <span class={all <= kWarnsAt ? 'clock late' : 'clock'} aria-hidden="true">
      <svg viewBox="0 0 24 24">
        <circle cx="12" cy="12" r="10" class="track" />
        <circle
          cx="12"
          cy="12"
          r="10"
          class="left"
          stroke-dasharray={`${(part * around).toFixed(1)} 99`}
          transform="rotate(-90 12 12)"
        />
      </svg>
      {Math.floor(all / 60)}:{String(all % 60).padStart(2, '0')}
    </span>
  );
}

/** The mark of a bot's account ends its name, and stays where the name is cut. */
const kBotMark = /^(.*\S)\s*(\(bot\))$/iu;

function Name({ text }: { text: string }) {
  const [, name, mark] = kBotMark.exec(text) ?? [];
  if (!mark) return <bdi class="name">{text}</bdi>;
  return (
    <span class="name marked">
      <bdi class="cut">{name}</bdi> <span class="bot-mark">{mark}</span>
    </span>
  );
}

/** The seat's last call, as long as it matters. */
function lastCall(view: TableView, seat: Seat): Call | undefined {
  const early = ['bidding', 'knocking', 'naming_trump', 'exchanging'].includes(view.phase);
  if (!early && (view.trick?.number ?? 9) > 1) return undefined;
  return view.calls.filter((c) => c.seat === seat).at(-1);
}

/** The call in a line of its own, which is there whether anything was called or not. */
function CallLine({ view, call }: { view: TableView; call: Call | undefined }) {
  const text = call ? callMark(view, call) : '';
  return (
    <span class="call-line">
      {call && text && (
        <span class={`call ${call.action}`} key={text}>
          {text}
        </span>
      )}
    </span>
  );
}

export function marks(view: TableView, seat: Seat): string[] {
  const holder = view.seats[seat];
  const result: string[] = [];
  if (holder.kind === 'human' && !holder.here) result.push(t('away'));
  if (holder.stand_in) result.push(t('stand-in'));
  const openTo = holder.open_to.map((name) => name || t('somebody'));
  if (openTo.length > 0) result.push(t('open-mark', { names: list(openTo) }));
  if (view.phase === 'hand_over' && holder.ready) result.push(t('ready'));
  result.push(...(roomOf(view.options).marks?.(view, seat) ?? []));
  return result;
}

/** Cards that lie face up in this trick and the last one. */
const lying = (view: TableView): Card[] =>
  [...(view.trick?.cards ?? []), ...(view.last_trick?.cards ?? [])].flatMap((c) => (c.card ? [c.card] : []));

/** Cards shown in the deal: they lie before their owner, dimmed once played. */
function Shown({ view, seat }: { view: TableView; seat: Seat }) {
  const played = useRef({ hand: 0, cards: new Set<Card>() });
  if (played.current.hand !== view.hand_number) played.current = { hand: view.hand_number, cards: new Set() };
  // One's own are marked in the hand.
  if (view.finished || view.hand_number === 0 || view.you === seat) return null;
  const shown = [
    ...exposedOf(view)
      .filter((s) => s.seat === seat)
      .map((s) => ({ ...s, secret: false })),
    ...lookOf(view)
      .filter((s) => s.seat === seat)
      .map((s) => ({ ...s, secret: true })),
  ];
  if (shown.length === 0) return null;
  for (const card of lying(view)) played.current.cards.add(card);
  return (
    <ul class="shown" aria-label={t('shown-by', whoArgs(view, seat))}>
      {shown.map((s) => (
        <li
          key={s.position}
          style={{ '--packet': s.position > 4 ? 1 : 0 }}
          class={`${s.secret ? 'secret' : ''} ${played.current.cards.has(s.card) ? 'gone' : ''}`}
        >
          <NamedCard card={s.card} note={s.secret ? t('only-you-see') : undefined} />
          {s.secret && (
            <svg class="eye" viewBox="0 0 24 14" aria-hidden="true">
              <path d="M1 7c5-8 17-8 22 0-5 8-17 8-22 0Z" />
              <circle cx="12" cy="7" r="3" />
            </svg>
          )}
        </li>
      ))}
    </ul>
  );
}

/** An empty seat that one may take is nothing but the offer. */
const isFree = (view: TableView, seat: Seat) =>
  view.seats[seat].kind === 'empty' && (!view.you || view.stage !== 'playing');

function SeatButton({ view, seat, game }: { view: TableView; seat: Seat; game: TableGame }) {
  const holder = view.seats[seat];
  const playing = view.stage === 'playing';
  if (isFree(view, seat)) {
    return (
      <button class="sit" onClick={() => game.sit(seat)}>
        {t('sit', { seat })}
      </button>
    );
  }
  const unplayed = holder.kind === 'bot' || (holder.stand_in && !holder.here);
  if (unplayed && playing && !view.you) {
    return (
      <button class="sit quiet" onClick={() => game.sit(seat)}>
        {t('ask-for-seat', { seat, name: holder.name })}
      </button>
    );
  }
  return null;
}

/** Partner and you are called so; a person has a name, and needs no compass point. */
function relationTo(view: TableView, seat: Seat): string {
  const own = view.you !== null && (view.you === seat || partnerOf(view, view.you) === seat);
  if (own) return t('relation', whoArgs(view, seat));
  return view.seats[seat].kind === 'human' ? '' : seatName(seat);
}

interface PlateProps {
  /** The talk at the table. */
  talk?: Line[];
  table: TableState;
  /** The view to look at, which may be a moment behind. */
  view: TableView;
  seat: Seat;
  game: TableGame;
}

export function Plate({ talk = [], table, view, seat, game }: PlateProps) {
  const holder = view.seats[seat];
  const turn = view.to_act.includes(seat) && view.stage === 'playing' && view.in_hand;
  const place = `player ${placeOf(view, seat)} ${holder.kind}`;
  if (isFree(view, seat)) {
    return (
      <li class={place} data-seat={seat}>
        <SeatButton view={view} seat={seat} game={game} />
      </li>
    );
  }
  const said = [relationTo(view, seat), ...marks(view, seat)].filter(Boolean);
  const { declarer = 'declarer', OpenHand: Open } = roomOf(view.options);
  const star = t(declarer);
  return (
    <li class={`${place} ${turn ? 'turn' : ''}`} data-seat={seat}>
      <div class="plate">
        {holder.kind !== 'empty' && <Sash name={holder.name} />}
        <span class="who">
          <Name text={holder.kind === 'empty' ? t('seat-free') : holder.name} />
          <span class="relation">
            {said.join(' · ')} {holder.kind === 'bot' && <Strength level={holder.level ?? 'club'} />}
          </span>
        </span>
        <span class="has">
          {view.hand_number > 0 && view.dealer === seat && (
            <span class="badge" role="img" aria-label={t('dealer')} title={t('dealer')}>
              {t('dealer-letter')}
            </span>
          )}
          {view.declarer === seat && (
            <span class="badge declarer" role="img" aria-label={star} title={star}>
              ★
            </span>
          )}
          {view.in_hand && view.you !== seat && (
            <span class="cards-left" role="img" aria-label={t('cards-left', { n: view.card_counts[seat] })}>
              <Backs n={view.card_counts[seat]} />
            </span>
          )}
          {turn && <span class="to-act visually-hidden">{t('to-act')}</span>}
          {turn && <ClockRing table={table} />}
        </span>
      </div>
      {view.in_hand && view.you !== seat && <CallLine view={view} call={lastCall(view, seat)} />}
      <Bubble lines={talk} player={holder.player} />
      <SeatButton view={view} seat={seat} game={game} />
      <Shown view={view} seat={seat} />
      {Open && <Open view={view} seat={seat} />}
    </li>
  );
}
