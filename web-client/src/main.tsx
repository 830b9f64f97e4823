// The page's entry: one game, drawn anew whenever its state changes; or the replay, the rules, the
// lessons, each fetched when it is wanted.
import { at, here } from './base';
import { type ComponentChild, render } from 'preact';
import { Game } from './game';
import { languageFor, loadSettings, showSettings } from './state/settings';
import { App, prepareTable } from './view/app';
import { addPart, speak } from './words/t';

const root = document.getElementById('app')!;
const show = (page: ComponentChild) => render(page, root);

async function start(): Promise<void> {
  const settings = loadSettings();
  showSettings(settings);
  await speak(languageFor(settings, navigator.languages));
  const replay = /^\/replay(?:\/([0-9A-Za-z]{1,64}))?\/?$/.exec(here());
  if (replay) {
    const { ReplayPage } = await import('./view/replay');
    return show(<ReplayPage id={replay[1] ?? null} />);
  }
  if (here() === '/rules') {
    const [{ RulesPage }] = await Promise.all([import('./view/rules'), addPart('rules')]);
    return show(<RulesPage />);
  }
  if (here() === '/learn') {
    const [{ LearnPage }] = await Promise.all([import('./view/learn'), addPart('lessons'), addPart('reasons')]);
    return show(<LearnPage />);
  }
  const draw = () => show(<App state={game.state} game={game} />);
  // The first state arrives while the game is still being made; it is drawn just after.
  const game = new Game(() => queueMicrotask(draw));
  // After the first picture: what may be refused, and the table, so that it is there when it is wanted.
  void addPart('reasons').then(draw);
  setTimeout(prepareTable, here() === '/' ? 1500 : 0);
}

void start();
// Over plain HTTP there is no worker, and nothing is missing but opening without a line. It fetches
// everything, so it comes last.
const kWorkerAfter = 3000;
if ('serviceWorker' in navigator && import.meta.env.PROD)
  setTimeout(() => void navigator.serviceWorker.register(at('sw.js')).catch(() => undefined), kWorkerAfter);
