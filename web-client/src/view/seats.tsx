// The four players around the trick, oneself at the bottom; what was shown in the deal
// lies before its holder.
import type { Game } from '../game';
import type { TableState } from '../state/state';
import type { Seat, TableView } from '../protocol/types';
import { list, seatName, words } from '../words/en';
import { kSeats } from '../state/facts';
import { who } from '../words/narrate';
import { watchWords } from '../words/watch';
import { CardBack, Face, NamedCard } from './card';
import { ClockFace } from './clock';

const kPlaces = ['bottom', 'left', 'top', 'right'] as const;

/** Where a seat lies on the screen: one's own at the bottom, clockwise from there. */
export function placeOf(view: TableView, seat: Seat): (typeof kPlaces)[number] {
  const own = kSeats.indexOf(view.you ?? 'S');
  return kPlaces[(kSeats.indexOf(seat) - own + 4) % 4];
}

function marks(view: TableView, seat: Seat): string[] {
  const holder = view.seats[seat];
  const result: string[] = [];
  if (view.you === seat) result.push(words.you);
  if (holder.kind === 'bot') result.push(words.bot);
  if (holder.kind === 'human' && !holder.here) result.push(words.away);
  if (holder.stand_in) result.push(words.standIn);
  if (view.hand_number > 0 && view.dealer === seat) result.push(words.dealer);
  if (view.declarer === seat) result.push(words.declarer);
  if (holder.open_to.length > 0) result.push(watchWords.openMark(list(holder.open_to)));
  if (view.phase === 'hand_over' && holder.ready) result.push(words.readyMark);
  return result;
}

function Shown({ view, seat }: { view: TableView; seat: Seat }) {
  const exposed = view.exposed.filter((s) => s.seat === seat);
  const secret = view.private_look.filter((s) => s.seat === seat);
  if (exposed.length + secret.length === 0 || view.finished) return null;
  return (
    <ul class="shown" aria-label={`${words.shown}: ${seatName[seat]}`}>
      {exposed.map((s) => (
        <li key={s.position}>
          <NamedCard card={s.card} />
        </li>
      ))}
      {secret.map((s) => (
        <li key={s.position} class="secret">
          <NamedCard card={s.card} note={words.onlyYou} />
          <svg class="eye" viewBox="0 0 24 14" aria-hidden="true">
            <path d="M1 7c5-8 17-8 22 0-5 8-17 8-22 0Z" />
            <circle cx="12" cy="7" r="3" />
          </svg>
        </li>
      ))}
    </ul>
  );
}

function SeatButton({ view, seat, game }: { view: TableView; seat: Seat; game: Game }) {
  const holder = view.seats[seat];
  const playing = view.stage === 'playing';
  const mayMove = !view.you || !playing;
  if (holder.kind === 'empty' && mayMove) {
    return <button onClick={() => game.sit(seat)}>{words.sitHere(seatName[seat])}</button>;
  }
  const unplayed = holder.kind === 'bot' || (holder.stand_in && !holder.here);
  if (unplayed && playing && !view.you) {
    return (
      <button class="quiet" onClick={() => game.sit(seat)}>
        {words.takeOver(seatName[seat], holder.name)}
      </button>
    );
  }
  return null;
}

export function Players({ table, game }: { table: TableState; game: Game }) {
  const { view } = table;
  return (
    <ul class="players" aria-label="Players">
      {kSeats.map((seat) => {
        const holder = view.seats[seat];
        const turn = view.to_act.includes(seat) && view.stage === 'playing';
        return (
          <li key={seat} class={`player ${placeOf(view, seat)} ${turn ? 'turn' : ''}`}>
            <div class="plate">
              <span class="seat">{seatName[seat]}</span>{' '}
              <span class="name">{holder.kind === 'empty' ? words.emptySeat : holder.name}</span>
              <span class="marks">{marks(view, seat).join(' · ')}</span>
              {turn && <span class="to-act">to act</span>}
              {turn && <ClockFace table={table} />}
            </div>
            <SeatButton view={view} seat={seat} game={game} />
            <Shown view={view} seat={seat} />
          </li>
        );
      })}
    </ul>
  );
}

export function TrickArea({ view }: { view: TableView }) {
  const trick = view.trick && view.trick.cards.length > 0 ? view.trick : null;
  const last = view.last_trick;
  const shown = trick ?? (view.finished ? null : last);
  return (
    <div class={`trick ${trick ? '' : 'gone'}`} role="group" aria-label={trick ? words.trick : words.lastTrick}>
      {shown?.cards.map((played, i) => (
        <div key={`${shown.number}-${i}`} class={`lying ${placeOf(view, played.seat)}`}>
          {played.card ? (
            <NamedCard card={played.card} note={who(view, played.seat)} />
          ) : (
            <span class="named-card" role="img" aria-label={`a card face down, ${who(view, played.seat)}`}>
              <CardBack back={view.card_back} />
            </span>
          )}
          {played.signal && <Face signal={played.signal} />}
        </div>
      ))}
      {!trick && last && !view.finished && (
        <p class="taken">
          {who(view, last.winner)}
          {last.points !== null && `: ${last.points}`}
        </p>
      )}
    </div>
  );
}
