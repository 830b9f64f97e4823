// Before and after a match: who sits, bots, options, start; the invitation; who asks for a seat.
import { at } from '../../base';
import { useState } from 'preact/hooks';
import type { Game } from '../../game';
import type { Seat, TableView } from '@avinas/client';
import type { State } from '../../state/state';
import { partnerOf, seatsOf } from '../../state/seats';
import { changesSentence } from '../../words/options';
import { t } from '../../words/t';
import { CopyLink } from '../copy';
import { lazy } from '../lazy';
import { OptionsList } from './options_list';

const { Part: OptionsForm } = lazy(() => import('./options').then((module) => module.OptionsForm));

/** The host; while the host is away, whoever sits. `unseated`: of a host who has no seat, and may be watching. */
function mayHost(view: TableView, me: string, unseated = view.spectators === 0): boolean {
  const seat = seatsOf(view).find((each) => view.seats[each].player === view.host);
  const isAway = seat ? !view.seats[seat].here : unseated;
  return view.host === me || (view.you !== null && isAway);
}

/** A seat is its side's to give: the person opposite lets in; where a bot sits there, the host. */
function mayLetIn(view: TableView, seat: Seat, me: string): boolean {
  const opposite = partnerOf(view, seat);
  const partner = opposite && view.seats[opposite];
  if (partner?.kind === 'human') return partner.player === me;
  if (!opposite && view.seats[seat].kind === 'human') return false;
  return mayHost(view, me, true);
}

/** The people who ask to be let into a seat; the host grants it with one click. */
export function SeatRequests({ view, game, me }: { view: TableView; game: Game; me: string }) {
  const asked = seatsOf(view).flatMap((seat) => view.seats[seat].asked_by.map((person) => ({ seat, person })));
  if (asked.length === 0) return null;
  return (
    <div class="requests">
      {asked.map(({ seat, person }) => (
        <div key={seat + person.player} class="proposal">
          <p>{t('say-asks_for_seat', { name: person.name || t('somebody'), seat, who: seat })}</p>
          {mayLetIn(view, seat, me) && (
            <button class="primary" onClick={() => game.letIn(seat, person.player)}>
              {t('let-in', { name: person.name || t('somebody') })}
            </button>
          )}
        </div>
      ))}
    </div>
  );
}

/** The host set something else after this player sat down: they are asked again. */
export function AskedAgain({ view, state, game }: { view: TableView; state: State; game: Game }) {
  if (!state.agreed) return null;
  return (
    <div class="requests">
      <div class="proposal">
        <p>{t('say-options-changed', { changes: changesSentence(state.agreed, view.options) })}</p>
        <button class="primary" onClick={game.agree}>
          {t('agree')}
        </button>
        <button class="quiet" onClick={game.stand}>
          {t('stand-up')}
        </button>
      </div>
    </div>
  );
}

/** The text on the felt while the table fills: what to do, and whom to send the link. */
export function Gathering({ view, me }: { view: TableView; me: string }) {
  const full = seatsOf(view).every((seat) => view.seats[seat].kind !== 'empty');
  const hosting = mayHost(view, me);
  const what = !view.you && !full ? 'sit' : full ? (hosting ? 'start' : 'wait-start') : hosting ? 'fill' : 'wait';
  return (
    <div class="gathering">
      <p class="what-now">{t(`gather-${what}`)}</p>
      <CopyLink link={location.origin + at(`t/${view.code}`)} label={t('invite-link')} />
      <OptionsList options={view.options} />
    </div>
  );
}

export function SeatingChoices({ view, game, me }: { view: TableView; game: Game; me: string }) {
  const [options, setOptions] = useState(false);
  const hosting = mayHost(view, me);
  const full = seatsOf(view).every((seat) => view.seats[seat].kind !== 'empty');
  // Bots, and people who are away, can be sent from a seat.
  const free = seatsOf(view).filter(
    (seat) => view.seats[seat].kind !== 'empty' && !(view.seats[seat].kind === 'human' && view.seats[seat].here),
  );
  return (
    <>
      {hosting && full && (
        <button class="primary" onClick={game.start}>
          {t(view.stage === 'finished' ? 'another-match' : 'start')}
        </button>
      )}
      {hosting && !full && <button onClick={game.fillBots}>{t('fill-bots')}</button>}
      {!hosting && full && <p class="asked">{t('gather-wait-start')}</p>}
      {hosting &&
        view.stage === 'seating' &&
        free.map((seat) => (
          <button key={seat} class="quiet small" onClick={() => game.clearSeat(seat)}>
            {t('send-away', { name: view.seats[seat].name, seat })}
          </button>
        ))}
      {view.you && (
        <button class="quiet" onClick={game.stand}>
          {t('stand-up')}
        </button>
      )}
      {hosting && (
        <button class="quiet" onClick={() => setOptions(true)}>
          {t('options')}
        </button>
      )}
      {options && <OptionsForm view={view} game={game} close={() => setOptions(false)} />}
    </>
  );
}
