// The rooms below the first page for a signed-in player: the hall, results, the club.
import '../styles/play.css';
import type { Game } from '../game';
import type { Hall } from '@avinas/client';
import type { State } from '../state/state';
import { ClubPanel } from './club';
import { HallView } from './hall';
import { lazy } from './lazy';
import { MyDataPanel } from './my_data';
import { ResultsPanel } from './results';
import { t } from '../words/t';

const { Part: EveningsPanel } = lazy(() => import('./evenings').then((module) => module.EveningsPanel), 'evenings');

export function Rooms({ hall, state, game }: { hall: Hall; state: State; game: Game }) {
  // A player who is shown nobody, not even themselves, plays a hand with others.
  const isKept = hall.people.length === 0 && hall.people_in_all > 0;
  return (
    <div class="rooms">
      {isKept ? (
        <p class="panel">{t('hall-after-hand')}</p>
      ) : (
        <>
          <HallView hall={hall} state={state} game={game} />
          <EveningsPanel state={state} game={game} />
          <ResultsPanel state={state} game={game} />
        </>
      )}
      <ClubPanel hall={hall} state={state} game={game} />
      <MyDataPanel state={state} game={game} />
    </div>
  );
}
