// Pausing, giving up and leaving: each asks first, and some need everyone.
import { useState } from 'preact/hooks';
import type { Game } from '../game';
import type { Proposal, TableView } from '../protocol/types';
import { seatName, words } from '../words/en';
import { kSeats } from '../state/facts';
import { Confirm } from './dialog';
import { DoorForm } from './options_form';

const verbs: Record<Proposal, string> = {
  pause: words.pauseVerb,
  resume: words.resumeVerb,
  abandon: words.abandonVerb,
};

function Proposals({ view, game }: { view: TableView; game: Game }) {
  const asked = (['pause', 'resume', 'abandon'] as const).filter((what) =>
    kSeats.some((seat) => view.proposals[seat].includes(what)),
  );
  return (
    <>
      {asked.map((what) => {
        const by = kSeats.filter((seat) => view.proposals[seat].includes(what));
        const mine = view.you !== null && by.includes(view.you);
        return (
          <div key={what} class="proposal">
            <p>{words.proposed(by.map((s) => seatName[s]).join(', '), verbs[what])}</p>
            {view.you && (
              <button onClick={() => (mine ? game.withdraw(what) : game.propose(what))}>
                {mine ? words.withdraw : words.agree}
              </button>
            )}
          </div>
        );
      })}
    </>
  );
}

/** Who may come, for the host, seated or not. */
function Door({ view, game }: { view: TableView; game: Game }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button class="quiet" onClick={() => setOpen(true)}>
        {words.door}
      </button>
      {open && <DoorForm view={view} game={game} close={() => setOpen(false)} />}
    </>
  );
}

function PlayersChoices({ view, game }: { view: TableView; game: Game }) {
  const [question, setQuestion] = useState<{ text: string; yes: () => void } | null>(null);
  const paused = view.standstill === 'paused';
  return (
    <>
      <Proposals view={view} game={game} />
      <button class="quiet" onClick={() => game.propose(paused ? 'resume' : 'pause')}>
        {paused ? words.resume : words.pause}
      </button>
      <button class="quiet" onClick={() => setQuestion({ text: words.abandonAsk, yes: () => game.propose('abandon') })}>
        {words.abandon}
      </button>
      <button class="quiet" onClick={() => setQuestion({ text: words.leaveAsk, yes: game.stand })}>
        {words.leaveSeat}
      </button>
      {question && <Confirm text={question.text} yes={question.yes} close={() => setQuestion(null)} />}
    </>
  );
}

export function TableMenu({ view, game, me }: { view: TableView; game: Game; me: string }) {
  const hosting = view.host === me;
  if (view.stage !== 'playing' || (!view.you && !hosting)) return null;
  return (
    <section class="panel menu" aria-label="Match">
      {view.you && <PlayersChoices view={view} game={game} />}
      {hosting && <Door view={view} game={game} />}
    </section>
  );
}
