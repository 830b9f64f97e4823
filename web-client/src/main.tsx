// The page's entry: one game, drawn anew whenever its state changes.
import { render } from 'preact';
import { Game } from './game';
import './style.css';
import { App } from './view/app';

const root = document.getElementById('app')!;
// The first state arrives while the game is still being made; it is drawn just after.
const game: Game = new Game(() => queueMicrotask(draw));

function draw(): void {
  render(<App state={game.state} game={game} />, root);
}
