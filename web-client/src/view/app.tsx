// The frame of every page: banner, page, and the regions that speak.
import type { Game } from '../game';
import type { State } from '../state/state';
import { words } from '../words/en';
import { sentenceOf, turnSentence } from '../words/narrate';
import { Confirm } from './dialog';
import { ErrorLine, Home, NameForm } from './home';
import { TablePage } from './table_page';

function Banner({ state }: { state: State }) {
  if (state.takenOver) {
    return (
      <div class="banner" role="alert">
        {words.takenOver}
      </div>
    );
  }
  if (state.status !== 'open' && state.wasOpen) {
    return (
      <div class="banner" role="alert">
        {words.lost}
      </div>
    );
  }
  if (state.notice) {
    return (
      <div class="banner" role="status">
        {state.notice}
      </div>
    );
  }
  return null;
}

export function App({ state, game }: { state: State; game: Game }) {
  const page = () => {
    if (state.code && state.table) return <TablePage state={state} table={state.table} game={game} />;
    if (state.code && !state.me) {
      return (
        <main class="home">
          <h1>{words.table(state.code)}</h1>
          <ErrorLine state={state} />
          <NameForm label={words.enter} submit={(name, password) => game.enter(name, password)} />
        </main>
      );
    }
    if (state.code && !state.error) {
      return (
        <main class="home">
          <h1>{words.table(state.code)}</h1>
          <p>{words.connecting}</p>
        </main>
      );
    }
    return <Home state={state} game={game} />;
  };
  return (
    <>
      <Banner state={state} />
      {state.openedLink && <Confirm text={words.useLink} yes={game.useOpenedLink} close={game.keepIdentity} />}
      {page()}
      <div class="spoken" role="log" aria-live="polite" aria-label="What happened">
        {state.announcements.slice(-8).map((a) => (
          <p key={a.id}>{sentenceOf(a.fact, a.you)}</p>
        ))}
      </div>
      <div class="spoken" aria-live="assertive">
        {state.turn && <p key={state.turn.id}>{turnSentence(state.turn.turn)}</p>}
      </div>
    </>
  );
}
