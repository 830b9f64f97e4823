// Before and after a match: who sits, bots, options, start; and the invitation.
import { useState } from 'preact/hooks';
import type { Game } from '../game';
import type { TableView } from '../protocol/types';
import { personalLink } from '../state/identity';
import { seatName, words } from '../words/en';
import { kSeats } from '../words/narrate';
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
      <button
        onClick={() => void navigator.clipboard?.writeText(link).then(() => game.say(words.copied))}
      >
        {words.copy}
      </button>
    </section>
  );
}

export function OtherDevice({ code, game }: { code: string; game: Game }) {
  const link = personalLink(code);
  if (!link) return null;
  return (
    <details class="panel">
      <summary>{words.otherDevice}</summary>
      <p class="hint">{words.otherDeviceHint}</p>
      <button onClick={() => void navigator.clipboard?.writeText(link).then(() => game.say(words.copied))}>
        {words.copyMine}
      </button>
      <p>
        <a class="own-link" href={link}>
          {link}
        </a>
      </p>
    </details>
  );
}

export function SeatingPanel({ view, game, me }: { view: TableView; game: Game; me: string }) {
  const [options, setOptions] = useState(false);
  const hosting = view.host === me;
  const full = kSeats.every((seat) => view.seats[seat].kind !== 'empty');
  const bots = kSeats.filter((seat) => view.seats[seat].kind === 'bot');
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
        bots.map((seat) => (
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
