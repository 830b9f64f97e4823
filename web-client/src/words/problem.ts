// A refusal or a fault in words: made of the reason and the values that the server gives.
import type { Problem } from '../state/state';
import { addPart, has, t } from './t';

let asked: Promise<void> | null = null;
let isMissing = false;

/** The words of refusals come with the first refusal, since most players are never refused. The next refusal asks
 * for them again if they did not arrive. */
export function learnReasons(): Promise<void> {
  if (has('reason-unknown')) return Promise.resolve();
  isMissing = false;
  asked ??= addPart('reasons')
    .catch(() => {
      isMissing = true;
    })
    .finally(() => {
      asked = null;
    });
  return asked;
}

/** Nothing until its words have come or are known to be missing: then it is drawn, and read aloud, once. */
export function problemSentence(problem: Problem): string {
  const id = `reason-${problem.reason.replaceAll('_', '-')}`;
  const game = `game-${problem.params?.game}`;
  const params = has(game) ? { ...problem.params, game: t(game) } : problem.params;
  if (has(id)) return t(id, params);
  if (has('reason-unknown')) return t('reason-unknown', { reason: problem.reason });
  return isMissing ? t('part-missing') : '';
}
