// Answers and the reading of typed lines: fetched with their words when a key or a line first asks.
import { addPart, has } from '../words/t';

export async function reader() {
  const words = has('command-help') ? undefined : addPart('commands');
  const [{ read }, { answer }] = await Promise.all([import('./command'), import('./answers'), words]);
  return { read, answer };
}
