// A refusal or a fault in words: made of the reason and the values that the server gives.
import type { Problem } from '../state/state';
import { again } from '../again';
import { addPart, has, t } from './t';

let asked: Promise<void> | null = null;
let isThere = false;

/** Fetches the words of refusals, once: most players are never refused. Where it fails the next refusal asks again. */
export function learnReasons(): Promise<void> {
  asked ??= again(() => addPart('reasons'))
    .catch(() => {
      asked = null;
    })
    .then(() => {
      isThere = true;
    });
  return asked;
}

/** Nothing until its words have come or are known to be missing: then it is drawn, and read aloud, once. */
export function problemSentence(problem: Problem): string {
  const id = `reason-${problem.reason.replaceAll('_', '-')}`;
  const game = `game-${problem.params?.game}`;
  const params = has(game) ? { ...problem.params, game: t(game) } : problem.params;
  if (has(id)) return t(id, params);
  return isThere ? t('reason-unknown', { reason: problem.reason }) : '';
}
