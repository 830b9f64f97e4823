// Before and after a match: who sits, bots, options, start; the invitation; who asks for a seat.
import { at } from '../../base';
import { useState } from 'preact/hooks';
import type { Game } from '../../game';
import type { DeviceLink, TableView } from '../../protocol/types';
import { kSeats } from '../../words/cards';
import { t } from '../../words/t';
import { CopyLink } from '../copy';
import { OptionsForm, OptionsList } from './options';

/** A link that lets another device of this player in, made when it is asked for: it works once. */
export function OtherDevice({ code, link, game }: { code: string; link: DeviceLink | null; game: Game }) {
  const address = link && `${location.origin}${at(`t/${code}`)}#device=${link.secret}`;
  return (
    <details>
      <summary>{t('other-device')}</summary>
      <p class="hint">{t('other-device-hint')}</p>
      <button onClick={game.linkDevice}>{t('make-link')}</button>
      {address && <CopyLink link={address} label={t('own-link')} />}
    </details>
  );
}

/** Who asks to be let into a seat; the host grants it with one click. */
export function SeatRequests({ view, game, me }: { view: TableView; game: Game; me: string }) {
  const asked = kSeats.flatMap((seat) => view.seats[seat].asked_by.map((person) => ({ seat, person })));
  const grants = view.host === me || view.you !== null;
  if (asked.length === 0) return null;
  return (
    <div class="requests">
      {asked.map(({ seat, person }) => (
        <div key={seat + person.player} class="proposal">
          <p>{t('say-asks_for_seat', { name: person.name, seat, who: seat })}</p>
          {grants && (
            <button class="primary" onClick={() => game.letIn(seat, person.player)}>
              {t('let-in', { name: person.name })}
            </button>
          )}
        </div>
      ))}
    </div>
  );
}

/** What stands on the felt while the table fills: what to do, and whom to send the link. */
export function Gathering({ view, me }: { view: TableView; me: string }) {
  const full = kSeats.every((seat) => view.seats[seat].kind !== 'empty');
  const hosting = view.host === me;
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
  const hosting = view.host === me;
  const full = kSeats.every((seat) => view.seats[seat].kind !== 'empty');
  // Bots, and people who are away, can be sent from a seat.
  const free = kSeats.filter(
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
