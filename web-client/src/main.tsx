// The page's entry: one game, drawn anew whenever its state changes; or a replay.
import { render } from 'preact';
import { Game } from './game';
import './style.css';
import { App } from './view/app';
import { ReplayPage } from './view/replay';

const root = document.getElementById('app')!;
const replay = /^\/replay(?:\/([0-9a-f]{1,64}))?\/?$/.exec(location.pathname);

function play(): void {
  const draw = () => render(<App state={game.state} game={game} />, root);
  // The first state arrives while the game is still being made; it is drawn just after.
  const game: Game = new Game(() => queueMicrotask(draw));
}

if (replay) render(<ReplayPage id={replay[1] ?? null} />, root);
else play();
