// A request that a page has sent, until the server has said that it was done.
import { useState } from 'preact/hooks';
import type { State } from '../state/state';

export function useDone(state: State): [boolean, (request: string) => void] {
  const [request, setRequest] = useState<string | null>(null);
  return [request !== null && state.done.includes(request), setRequest];
}
