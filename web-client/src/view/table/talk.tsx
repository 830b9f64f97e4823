// Talk: the last lines, a field to write in, and what can be shown without words.
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Game } from '../../game';
import type { Emote } from '@avinas/client';
import type { Line, State } from '../../state/state';
import { t } from '../../words/t';
import { useAnswer } from '../answer';

const kEmotes: Emote[] = ['hello', 'thanks', 'well_played', 'sorry', 'one_moment', 'cheers'];

interface TalkProps {
  state: State;
  lines: Line[];
  game: Game;
  /** True if one can write here. */
  words?: boolean;
  /** True if one can show a sign without words: at tables only. */
  emotes?: boolean;
}

export function Talk({ state, lines, game, words = false, emotes = false }: TalkProps) {
  const [text, setText] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const atEnd = useRef(true); // or somebody reads what was said before
  useLayoutEffect(() => {
    if (atEnd.current) list.current!.scrollTop = list.current!.scrollHeight;
  }, [lines]);
  const { isRefused, sent } = useAnswer(state);
  const last = useRef('');
  const say = () => {
    last.current = text.trim();
    if (last.current) sent(game.talk(last.current));
    setText('');
  };
  // A line that was refused may be said again, in other words or later.
  useEffect(() => {
    if (isRefused) setText((begun) => begun || last.current);
  }, [isRefused]);
  return (
    <div class="talk">
      <ol
        class="lines"
        ref={list}
        onScroll={({ currentTarget: box }) => {
          atEnd.current = box.scrollHeight - box.scrollTop - box.clientHeight < 20;
        }}
      >
        {lines.slice(-30).map((line, i) => (
          <li key={i}>{t('say-said', { name: line.name, text: line.emote ? t(`emote-${line.emote}`) : line.text })}</li>
        ))}
      </ol>
      {!words && !emotes && <p class="hint">{t('talk-off')}</p>}
      {words && (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            say();
          }}
        >
          <label>
            {t('say-something')}
            <input
              name="talk"
              maxLength={100}
              autocomplete="off"
              value={text}
              onInput={(e) => setText(e.currentTarget.value)}
            />
          </label>
          <button type="submit">{t('send')}</button>
        </form>
      )}
      {emotes && (
        <div class="quick" role="group" aria-label={t('without-words')}>
          {kEmotes.map((what) => (
            <button key={what} class="quiet" onClick={() => game.show(what)}>
              {t(`emote-${what}`)}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
