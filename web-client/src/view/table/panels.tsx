// Beside the table, or above it on a phone: the sheet, talk, the story of the hand, the menu. One is
// open at a time.
import type { Game } from '../../game';
import type { TableOptions, TableView } from '@avinas/client';
import type { State } from '../../state/state';
import { sentenceOf } from '../../words/narrate';
import { t } from '../../words/t';
import { lazy } from '../lazy';
import { hasProposals } from './proposals';
import { ScoreSheet } from './sheet';
import { Talk } from './talk';

const { Part: TableMenu } = lazy(() => import('./menu').then((module) => module.TableMenu), 'menu', 'commands');

const kPanels = ['sheet', 'talk', 'story', 'menu'] as const;
export type Panel = (typeof kPanels)[number];

/** True if the table's option lets this observer talk, or show signs, now. */
function allows(view: TableView, talk: TableOptions['talk']): boolean {
  return talk === 'always' || (talk === 'between_hands' && !(view.in_hand && view.you));
}

function Story({ state }: { state: State }) {
  // It begins with the contract for somebody who came in the middle of a hand.
  const begins = state.speech.story[0]?.fact.kind ?? 'contract';
  return (
    <ol class="story">
      {begins === 'contract' && <li>…</li>}
      {state.speech.story.map((h) => {
        const text = sentenceOf(h.fact, h.viewer, 'full');
        return text ? <li key={h.id}>{text}</li> : null;
      })}
    </ol>
  );
}

interface PanelProps {
  open: Panel;
  view: TableView;
  /** The view that the table shows, which may be a moment behind: the sheet tells nothing before it. */
  seen: TableView;
  state: State;
  game: Game;
}

export function OpenPanel({ open, view, seen, state, game }: PanelProps) {
  switch (open) {
    case 'sheet':
      return <ScoreSheet view={seen} />;
    case 'talk':
      return (
        <Talk
          state={state}
          lines={state.tableTalk}
          game={game}
          words={allows(view, view.options.talk)}
          emotes={allows(view, view.options.emotes)}
        />
      );
    case 'story':
      return <Story state={state} />;
    case 'menu':
      return <TableMenu view={view} state={state} game={game} />;
  }
}

interface BarProps {
  open: Panel | null;
  choose: (panel: Panel | null) => void;
  view: TableView;
  state: State;
  game: Game;
}

export function Bar({ open, choose, view, state, game }: BarProps) {
  const news = { sheet: false, talk: state.tableTalk.length > 0, story: false, menu: hasProposals(view) };
  return (
    <nav class="bar" aria-label={t('panels')}>
      {kPanels.map((panel) => (
        <button
          key={panel}
          class="quiet"
          aria-expanded={open === panel}
          aria-controls="panel"
          onClick={() => choose(open === panel ? null : panel)}
        >
          {t(`panel-${panel}`)}
          {news[panel] && open !== panel && <span class="dot" role="img" aria-label={t('panel-news')} />}
        </button>
      ))}
      <button class="quiet" onClick={() => game.goTo(null, true)}>
        {t('to-hall')}
      </button>
    </nav>
  );
}
