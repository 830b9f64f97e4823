// The first page: a name, then a table.
import { useState } from 'preact/hooks';
import type { Game } from '../game';
import type { State } from '../state/state';
import { words } from '../words/en';

export function ErrorLine({ state }: { state: State }) {
  if (!state.error) return null;
  return (
    <p class="error" role="alert">
      {state.error.message}
      {state.error.rule && <span class="rule"> {state.error.rule}</span>}
    </p>
  );
}

export function NameForm({ label, submit }: { label: string; submit: (name: string) => void }) {
  const [name, setName] = useState('');
  return (
    <form
      class="stack"
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim()) submit(name.trim());
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
      <p class="hint">{words.nameHint}</p>
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
    <main class="home">
      <h1>{words.title}</h1>
      <p class="tagline">{words.tagline}</p>
      <ErrorLine state={state} />
      {state.me ? (
        <>
          <p>
            {words.yourName}: <strong>{state.me.name}</strong>
          </p>
          <div class="stack">
            <button class="primary" onClick={() => game.openTable()}>
              {words.openTable}
            </button>
            <button onClick={() => game.playWithBots()}>{words.playWithBots}</button>
          </div>
          <JoinForm game={game} />
        </>
      ) : (
        <NameForm label={words.enter} submit={(name) => game.enter(name)} />
      )}
    </main>
  );
}
