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

const { Part: EveningsPanel } = lazy(() => import('./evenings').then((module) => module.EveningsPanel), 'evenings');

export function Rooms({ hall, state, game }: { hall: Hall; state: State; game: Game }) {
  return (
    <div class="rooms">
      <HallView hall={hall} state={state} game={game} />
      <EveningsPanel state={state} game={game} />
      <ResultsPanel state={state} game={game} />
      <ClubPanel hall={hall} state={state} game={game} />
      <MyDataPanel state={state} game={game} />
    </div>
  );
}
