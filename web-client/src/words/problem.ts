// A refusal or a fault in words: made of the reason and the values that the server gives.
import type { Problem } from '../state/state';
import { has, t } from './t';

export function problemSentence(problem: Problem): string {
  const id = `reason-${problem.reason.replaceAll('_', '-')}`;
  return has(id) ? t(id, problem.params) : t('reason-unknown', { reason: problem.reason });
}
