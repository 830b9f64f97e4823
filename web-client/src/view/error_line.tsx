// A refusal, with its rule. The same refusal twice is heard twice.
import type { State } from '../state/state';
import { problemSentence } from '../words/problem';
import { RuleLink } from './rule_link';

export function ErrorLine({ state }: { state: State }) {
  if (!state.error) return null;
  return (
    <p class="error" role="alert" key={state.errors}>
      {problemSentence(state.error)} {state.error.rule && <RuleLink rule={state.error.rule} />}
    </p>
  );
}
