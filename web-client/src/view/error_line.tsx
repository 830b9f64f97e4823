// A refusal, with its rule. The same refusal twice is heard twice.
import { useEffect, useRef } from 'preact/hooks';
import type { State } from '../state/state';
import { problemSentence } from '../words/problem';
import { RuleLink } from './rule_link';

export function ErrorLine({ state }: { state: State }) {
  const line = useRef<HTMLParagraphElement>(null);
  // A refusal may be of what stands far below.
  const sentence = state.error && problemSentence(state.error);
  useEffect(() => line.current?.scrollIntoView({ block: 'nearest' }), [state.error, sentence]);
  if (!state.error || !sentence) return null; // its words are on their way
  return (
    <p class="error" role="alert" key={state.errors} ref={line}>
      {sentence} {state.error.rule && <RuleLink rule={state.error.rule} />}
    </p>
  );
}
