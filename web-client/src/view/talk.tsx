// What is said: the last lines, a field to write in, and a few things said often.
import { useState } from 'preact/hooks';
import type { Game } from '../game';
import type { Said } from '../protocol/types';
import { clubWords } from '../words/club';

export function Talk({ lines, game }: { lines: Said[]; game: Game }) {
  const [text, setText] = useState('');
  const say = (what: string) => {
    if (what.trim()) game.talk(what.trim());
    setText('');
  };
  return (
    <section class="panel talk" aria-label={clubWords.talk}>
      <h2>{clubWords.talk}</h2>
      <ol class="lines">
        {lines.slice(-12).map((line, i) => (
          <li key={i}>{clubWords.said(line.name, line.text)}</li>
        ))}
      </ol>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          say(text);
        }}
      >
        <label>
          {clubWords.say}
          <input name="talk" maxLength={100} autocomplete="off" value={text} onInput={(e) => setText(e.currentTarget.value)} />
        </label>
        <button type="submit">{clubWords.send}</button>
      </form>
      <div class="quick">
        {clubWords.quick.map((phrase) => (
          <button key={phrase} class="quiet" onClick={() => say(phrase)}>
            {phrase}
          </button>
        ))}
      </div>
    </section>
  );
}
