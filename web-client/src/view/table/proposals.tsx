// Proposals of the players to one another: a pause, its end, giving up, the level of the bots.
import { useState } from 'preact/hooks';
import type { Game } from '../../game';
import type { Proposal, TableView } from '@avinas/client';
import { seatsOf } from '../../state/seats';
import { who } from '../../words/cards';
import { list, t } from '../../words/t';

const kProposals: Proposal[] = ['pause', 'resume', 'abandon', 'bots_learner', 'bots_club', 'bots_master'];

export function Proposals({ view, game }: { view: TableView; game: Game }) {
  const asked = kProposals.filter((what) => seatsOf(view).some((seat) => view.proposals[seat].includes(what)));
  return (
    <>
      {asked.map((what) => {
        const by = seatsOf(view).filter((seat) => view.proposals[seat].includes(what));
        const mine = view.you !== null && by.includes(view.you);
        return (
          <div key={what} class="proposal">
            <p>{t(`proposed-${what}`, { names: list(by.map((seat) => who(view, seat))) })}</p>
            {view.you && (
              <button onClick={() => (mine ? game.withdraw(what) : game.propose(what))}>
                {t(mine ? 'withdraw' : 'agree')}
              </button>
            )}
          </div>
        );
      })}
    </>
  );
}

/** Proposals of others on the felt, until one agrees to them or puts them away; the menu keeps them. */
export function ProposalCard({ view, game }: { view: TableView; game: Game }) {
  const [away, setAway] = useState('');
  const { you, proposals } = view;
  if (!you || view.stage !== 'playing') return null;
  const made = seatsOf(view)
    .flatMap((seat) => proposals[seat].filter((what) => !proposals[you].includes(what)))
    .join();
  if (!made || made === away) return null;
  return (
    <div class="requests" role="group" aria-label={t('proposals')}>
      <Proposals view={view} game={game} />
      <button class="quiet" onClick={() => setAway(made)}>
        {t('close')}
      </button>
    </div>
  );
}

export const hasProposals = (view: TableView) => seatsOf(view).some((seat) => view.proposals[seat].length > 0);
