// The page's entry: one game, drawn anew whenever its state changes; or the replay, the rules, the
// lessons, each fetched when it is wanted.
import { here } from './base';
import { type ComponentChild, render } from 'preact';
import { again } from './again';
import { Game } from './game';
import { sayPageMissing } from './missing';
import { entryNamed, learnGame, lessonWords, rulesWords } from './games';
import { keepWorker } from './renewal';
import { languageFor, loadSettings, showSettings } from './state/settings';
import { Aloud } from './view/aloud';
import { App, prepareTable } from './view/app';
import { PartMissing } from './view/lazy';
import { learnReasons } from './words/problem';
import { addPart, speak } from './words/t';

const root = document.getElementById('app')!;
const show = (page: ComponentChild) => render(page, root);
/** The voice of the page stands beside it, so that a dialog can take it in (view/dialog.tsx). */
const aloud = document.getElementById('aloud')!;

async function start(): Promise<void> {
  const settings = loadSettings();
  showSettings(settings);
  await speak(languageFor(settings, navigator.languages));
  try {
    await openPage();
  } catch {
    show(
      <main class="door">
        <PartMissing />
      </main>,
    );
  }
}

async function openPage(): Promise<void> {
  const replay = /^\/replay((?:\/[0-9A-Za-z]{1,64}){0,2})\/?$/.exec(here());
  if (replay) {
    const [{ ReplayPage }] = await Promise.all([again(() => import('./view/replay')), addPart('replay')]);
    return show(<ReplayPage path={replay[1]} />);
  }
  const [, page, name] = /^\/(rules|learn)(?:\/(\w+))?\/?$/.exec(here()) ?? [];
  const about = entryNamed(name);
  root.translate = page === 'rules'; // nothing there is drawn anew
  if (page === 'rules') {
    const parts = [addPart(rulesWords(about)), learnGame(about)];
    const [{ RulesPage }] = await Promise.all([again(() => import('./view/rules')), ...parts]);
    return show(<RulesPage about={about} />);
  }
  if (page === 'learn') {
    const parts = [addPart('lessons'), addPart(lessonWords(about)), learnReasons(), learnGame(about)];
    const [{ LearnPage }] = await Promise.all([again(() => import('./view/learn')), ...parts]);
    return show(<LearnPage learnt={about} />);
  }
  const draw = () => {
    show(<App state={game.state} game={game} />);
    render(<Aloud state={game.state} game={game} />, aloud);
  };
  // The first state arrives while the game is still being made; it is drawn just after.
  const game = new Game(() => queueMicrotask(draw));
  // After the first picture: the table, so that it is there when it is wanted.
  setTimeout(prepareTable, here() === '/' ? 1500 : 0);
}

start().catch(sayPageMissing);
// It fetches everything, so it comes last.
const kWorkerAfter = 3000;
if (import.meta.env.PROD) setTimeout(() => void keepWorker(), kWorkerAfter);
