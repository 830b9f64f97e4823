// Before and after a match: who sits, bots, options, start; and the invitation.
import { useState } from 'preact/hooks';
import type { Game } from '../game';
import type { DeviceLink, TableView } from '../protocol/types';
import { seatName, words } from '../words/en';
import { kSeats } from '../state/facts';
import { OptionsForm } from './options_form';

export function Invitation({ code, game }: { code: string; game: Game }) {
  const link = `${location.origin}/t/${code}`;
  return (
    <section class="panel" aria-label={words.invite}>
      <h2>{words.invite}</h2>
      <p class="hint">{words.inviteHint}</p>
      <p>
        <a href={link}>{link}</a>
      </p>
      <button onClick={() => void navigator.clipboard?.writeText(link).then(() => game.say(words.copied))}>
        {words.copy}
      </button>
    </section>
  );
}

/** A link that lets another device of this player in, made when it is asked for: it works once. */
export function OtherDevice({ code, link, game }: { code: string; link: DeviceLink | null; game: Game }) {
  const address = link && `${location.origin}/t/${code}#device=${link.secret}`;
  return (
    <details class="panel">
      <summary>{words.otherDevice}</summary>
      <p class="hint">{words.otherDeviceHint}</p>
      <button onClick={game.linkDevice}>{words.makeLink}</button>
      {address && (
        <>
          <button onClick={() => void navigator.clipboard?.writeText(address).then(() => game.say(words.copied))}>
            {words.copyMine}
          </button>
          <p>
            <a class="own-link" href={address}>
              {address}
            </a>
          </p>
        </>
      )}
    </details>
  );
}

/** Who asks to be let into a seat; the host grants it with one click. */
export function SeatRequests({ view, game, me }: { view: TableView; game: Game; me: string }) {
  const asked = kSeats.flatMap((seat) => view.seats[seat].asked_by.map((person) => ({ seat, person })));
  const grants = view.host === me || view.you !== null;
  return (
    <>
      {asked.map(({ seat, person }) => (
        <div key={seat + person.player} class="proposal">
          <p>{words.asksForSeat(person.name, seatName[seat])}</p>
          {grants && (
            <button class="primary" onClick={() => game.letIn(seat, person.player)}>
              {words.letIn(person.name)}
            </button>
          )}
        </div>
      ))}
    </>
  );
}

export function SeatingPanel({ view, game, me }: { view: TableView; game: Game; me: string }) {
  const [options, setOptions] = useState(false);
  const hosting = view.host === me;
  const full = kSeats.every((seat) => view.seats[seat].kind !== 'empty');
  // Bots, and people who are away, can be sent from a seat.
  const free = kSeats.filter(
    (seat) => view.seats[seat].kind !== 'empty' && !(view.seats[seat].kind === 'human' && view.seats[seat].here),
  );
  return (
    <div class="decision seating">
      {hosting && full && (
        <button class="primary" onClick={game.start}>
          {view.stage === 'finished' ? words.another : words.start}
        </button>
      )}
      {hosting && !full && <button onClick={game.fillBots}>{words.fillBots}</button>}
      {!hosting && full && <p>{words.waitingForHost}</p>}
      {hosting &&
        free.map((seat) => (
          <button key={seat} class="quiet" onClick={() => game.clearSeat(seat)}>
            {words.removeBot(`${view.seats[seat].name} (${seatName[seat]})`)}
          </button>
        ))}
      {view.you && (
        <button class="quiet" onClick={game.stand}>
          {words.stand}
        </button>
      )}
      {hosting && (
        <button class="quiet" onClick={() => setOptions(true)}>
          {words.options}
        </button>
      )}
      {options && <OptionsForm view={view} game={game} close={() => setOptions(false)} />}
    </div>
  );
}
