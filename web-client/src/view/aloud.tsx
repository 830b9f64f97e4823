// Messages on every page: the line that is lost, and the one region that speaks. It stands outside the page,
// so that a dialog can take it in: all else is out of reach of a screen reader while one is open.
import type { Game } from '../game';
import type { State } from '../state/state';
import { spokenText } from '../speech/spoken';
import { problemSentence } from '../words/problem';
import { t } from '../words/t';
import { hintSentence } from './table/hint';

function Banner({ state }: { state: State }) {
  if (state.lineLost && !state.takenOver) {
    return (
      <div class="banner" role="alert">
        {t(state.table?.view.you ? 'line-lost-seat-kept' : 'line-lost')}
      </div>
    );
  }
  if (state.notice && !state.takenOver) {
    return (
      <div class="banner" role="status">
        {problemSentence(state.notice)}
      </div>
    );
  }
  return null;
}

export function Aloud({ state, game }: { state: State; game: Game }) {
  const { message } = state.speech;
  return (
    <>
      <Banner state={state} />
      <div class="spoken" role="log" aria-live="polite" aria-atomic="true">
        {message ? (
          <p key={message.id}>{spokenText(message, game.settings.speech)}</p>
        ) : (
          state.hint && <p key={state.hint.reply_to}>{state.table && hintSentence(state.table.view, state.hint)}</p>
        )}
      </div>
    </>
  );
}
