// The table: heading, seats around the trick, the hand and what can be done, the sheet beside it.
import { useEffect, useState } from 'preact/hooks';
import type { Game } from '../game';
import type { TableOptions, TableView } from '../protocol/types';
import type { State, TableState } from '../state/state';
import { answerKey } from '../words/answers';
import { keyHelp, rulesInBrief, seatName, words } from '../words/en';
import { contractSentence, sentenceOf } from '../words/narrate';
import { HandBehind } from './behind';
import { Decision } from './decision';
import { HandEnd } from './hand_end';
import { Hand } from './hand';
import { ErrorLine } from './home';
import { OpenHand } from './open_hand';
import { Invitation, OtherDevice, SeatingPanel, SeatRequests } from './seating';
import { Players, TrickArea } from './seats';
import { ScoreSheet } from './score_sheet';
import { TableMenu } from './table_menu';
import { Talk } from './talk';

function Help() {
  return (
    <details class="panel">
      <summary>
        {words.keys} · {words.help}
      </summary>
      <dl class="keys">
        {keyHelp.map(([key, what]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <ul>
        {rulesInBrief.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </details>
  );
}

/** Single keys answer in words without moving the focus; they can be switched off. */
function useKeys(game: Game, enabled: boolean): void {
  useEffect(() => {
    if (!enabled) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.altKey || event.metaKey) return;
      const target = event.target as HTMLElement;
      if (target.closest('input, select, textarea')) return;
      const view = game.state.table?.view;
      if (!view) return;
      if (event.key === '?') {
        game.say(keyHelp.map(([key, what]) => `${key}: ${what}`).join('. '));
        return;
      }
      if (/^[1-8]$/.test(event.key)) {
        document.querySelector<HTMLElement>(`[data-card-number="${event.key}"]`)?.focus();
        return;
      }
      const answer = answerKey(event.key, view);
      if (answer) game.say(answer);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [game, enabled]);
}

/** Focus goes to what the player must decide, unless they are writing or reading in a field. */
function useFocusOnTurn(turn: number | undefined): void {
  useEffect(() => {
    if (turn === undefined) return;
    const active = document.activeElement;
    if (active && active !== document.body && !active.closest('.hand, .decision')) return;
    document.querySelector<HTMLElement>('.decision button, .hand button[data-legal]')?.focus();
  }, [turn]);
}

/** Whether the table's option lets this observer talk, or show signs, now. */
function allows(view: TableView, talk: TableOptions['talk']): boolean {
  return talk === 'always' || (talk === 'between_hands' && !(view.in_hand && view.you));
}

export function TablePage({ state, table, game }: { state: State; table: TableState; game: Game }) {
  const { view } = table;
  const [keysOn, setKeysOn] = useState(true);
  useKeys(game, keysOn);
  useFocusOnTurn(state.turn?.id);
  const talks = allows(view, view.options.talk);
  const signs = allows(view, view.options.emotes);
  const seating = view.stage !== 'playing';
  const showEnd = view.finished !== null && (view.phase === 'hand_over' || view.stage === 'finished');
  return (
    <main class={`table-page back-${view.card_back % 3}`}>
      <header class="table-head">
        <h1>{words.table(view.name || view.code)}</h1>
        <p class="contract">{view.stage === 'seating' ? words.waitingForHost : contractSentence(view)}</p>
        <button class="quiet" onClick={() => game.goTo(null, true)}>
          {words.home}
        </button>
      </header>
      <div class="table-body">
        <section class="felt" aria-label="Table">
          <Players table={table} game={game} />
          <TrickArea view={view} />
        </section>
        <section class="own" aria-label={words.hand}>
          <ErrorLine state={state} />
          {view.standstill === 'storage' && <p class="error">{words.storage}</p>}
          {showEnd && <HandEnd view={view} game={game} />}
          {!showEnd && <Hand view={view} game={game} />}
          {state.behind && <HandBehind key={state.behind.hand} behind={state.behind} view={view} />}
          <Decision view={view} game={game} />
          {seating && <SeatingPanel view={view} game={game} me={state.me?.player ?? ''} />}
        </section>
        <aside class="side">
          <SeatRequests view={view} game={game} me={state.me?.player ?? ''} />
          {view.hand_number > 0 && <ScoreSheet view={view} />}
          {view.stage === 'seating' && <Invitation code={view.code} game={game} />}
          <TableMenu view={view} game={game} me={state.me?.player ?? ''} />
          <OpenHand view={view} state={state} game={game} />
          {(talks || signs || state.tableTalk.length > 0) && (
            <Talk lines={state.tableTalk} game={game} words={talks} emotes={signs} />
          )}
          <OtherDevice code={view.code} link={state.deviceLink} game={game} />
          <label class="check">
            <input type="checkbox" checked={keysOn} onChange={(event) => setKeysOn(event.currentTarget.checked)} />
            {words.keysOn}
          </label>
          <Help />
          <section class="panel log" aria-label="What happened">
            <ol>
              {state.announcements.slice(-6).map((a) => (
                <li key={a.id}>{sentenceOf(a.fact, a.you)}</li>
              ))}
            </ol>
          </section>
          <p class="hint">
            {view.you ? `${words.you}: ${seatName[view.you]}` : ''} {words.spectators(view.spectators)}
          </p>
        </aside>
      </div>
    </main>
  );
}
