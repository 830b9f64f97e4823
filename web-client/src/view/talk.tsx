// What is said: the last lines, a field to write in, and what can be shown without words.
import { useState } from 'preact/hooks';
import type { Game } from '../game';
import type { Emote } from '../protocol/types';
import type { Line } from '../state/state';
import { clubWords } from '../words/club';
import { emoteName, watchWords } from '../words/watch';

interface TalkProps {
  lines: Line[];
  game: Game;
  /** Whether one can write here. */
  words?: boolean;
  /** Whether one can show something without words: at tables only. */
  emotes?: boolean;
}

export function Talk({ lines, game, words = false, emotes = false }: TalkProps) {
  const [text, setText] = useState('');
  const say = () => {
    if (text.trim()) game.talk(text.trim());
    setText('');
  };
  return (
    <section class="panel talk" aria-label={clubWords.talk}>
      <h2>{clubWords.talk}</h2>
      <ol class="lines">
        {lines.slice(-12).map((line, i) => (
          <li key={i}>{clubWords.said(line.name, line.emote ? emoteName[line.emote] : line.text)}</li>
        ))}
      </ol>
      {words && (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            say();
          }}
        >
          <label>
            {clubWords.say}
            <input
              name="talk"
              maxLength={100}
              autocomplete="off"
              value={text}
              onInput={(e) => setText(e.currentTarget.value)}
            />
          </label>
          <button type="submit">{clubWords.send}</button>
        </form>
      )}
      {emotes && (
        <div class="quick" role="group" aria-label={watchWords.signs}>
          {(Object.keys(emoteName) as Emote[]).map((what) => (
            <button key={what} class="quiet" onClick={() => game.show(what)}>
              {emoteName[what]}
            </button>
          ))}
        </div>
      )}
    </section>
  );
}
