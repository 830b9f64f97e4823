// The server's answer to a request that the page has sent.
import { useState } from 'preact/hooks';
import type { State } from '../state/state';

interface Answer {
  isDone: boolean;
  isRefused: boolean;
  /** Notes the request that was sent. */
  sent: (request: string) => void;
}

export function useAnswer(state: State): Answer {
  const [request, sent] = useState<string | null>(null);
  const isRefused = request !== null && state.error?.request === request;
  return { isDone: request !== null && state.done.includes(request), isRefused, sent };
}
