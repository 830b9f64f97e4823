// Answers and the reading of typed lines: fetched with their words when a key or a line first asks.
import { again } from '../again';
import { addPart, has } from '../words/t';

export async function reader() {
  const words = has('command-help') ? undefined : addPart('commands');
  const [{ read }, { answer }] = await Promise.all([
    again(() => import('./command')),
    again(() => import('./answers')),
    words,
  ]);
  return { read, answer };
}
