// The first page: a name, then a table.
import { useState } from 'preact/hooks';
import type { Game } from '../game';
import type { State } from '../state/state';
import { takenInvitation } from '../state/identity';
import { clubWords, roleName } from '../words/club';
import { words } from '../words/en';
import { replayWords } from '../words/replay';
import { ClubPanel } from './club';
import { HallView, OpenTable } from './hall';
import { ResultsPanel } from './results';

export function ErrorLine({ state }: { state: State }) {
  if (!state.error) return null;
  return (
    <p class="error" role="alert">
      {state.error.message}
      {state.error.rule && <span class="rule"> {state.error.rule}</span>}
    </p>
  );
}

export function NameForm({ label, submit }: { label: string; submit: (name: string, password: string) => void }) {
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  return (
    <form
      class="stack"
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim()) submit(name.trim(), password);
      }}
    >
      <label>
        {words.yourName}
        <input
          name="name"
          autoFocus
          required
          maxLength={30}
          autocomplete="nickname"
          value={name}
          onInput={(event) => setName(event.currentTarget.value)}
        />
      </label>
      <p class="hint">{takenInvitation() ? clubWords.invited : words.nameHint}</p>
      <details>
        <summary>{clubWords.password}</summary>
        <label>
          {clubWords.password}
          <input
            type="password"
            autocomplete="current-password"
            value={password}
            onInput={(event) => setPassword(event.currentTarget.value)}
          />
        </label>
        <p class="hint">{clubWords.passwordHint}</p>
      </details>
      <button class="primary" type="submit">
        {label}
      </button>
    </form>
  );
}

function JoinForm({ game }: { game: Game }) {
  const [code, setCode] = useState('');
  return (
    <form
      class="stack"
      onSubmit={(event) => {
        event.preventDefault();
        if (code.trim()) game.goTo(code.trim().toUpperCase(), true);
      }}
    >
      <h2>{words.joinTitle}</h2>
      <p class="hint">{words.joinHint}</p>
      <label>
        {words.tableCode}
        <input
          name="code"
          maxLength={16}
          autocapitalize="characters"
          value={code}
          onInput={(event) => setCode(event.currentTarget.value)}
        />
      </label>
      <button type="submit">{words.join}</button>
    </form>
  );
}

export function Home({ state, game }: { state: State; game: Game }) {
  return (
    <main class={state.me && state.hall ? 'home in-hall' : 'home'}>
      <h1>{state.hall?.club.name ?? words.title}</h1>
      <p class="tagline">{words.tagline}</p>
      <ErrorLine state={state} />
      {state.me ? (
        <>
          <p>
            {words.yourName}: <strong>{state.me.name}</strong>, {roleName[state.me.role]}
          </p>
          <OpenTable state={state} game={game} />
          <JoinForm game={game} />
          {state.hall && <HallView hall={state.hall} state={state} game={game} />}
          <p>
            <a href="/replay">{replayWords.open}</a>
          </p>
          <ResultsPanel state={state} game={game} />
          {state.hall && <ClubPanel hall={state.hall} state={state} game={game} />}
        </>
      ) : (
        <NameForm label={words.enter} submit={(name, password) => game.enter(name, password)} />
      )}
    </main>
  );
}
