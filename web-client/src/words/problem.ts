// A refusal or a fault in words: made of the reason and the values that the server gives.
import type { Problem } from '../state/state';
import { has, t } from './t';

export function problemSentence(problem: Problem): string {
  const id = `reason-${problem.reason.replaceAll('_', '-')}`;
  const game = `game-${problem.params?.game}`;
  const params = has(game) ? { ...problem.params, game: t(game) } : problem.params;
  return has(id) ? t(id, params) : t('reason-unknown', { reason: problem.reason });
}
