// The languages, and their catalogues as files that are fetched when they are wanted.
import { again } from '../again';

/** Languages with a catalogue of their own, by their names in themselves. */
export const kLanguages = {
  en: 'English',
  lt: 'Lietuvių',
  de: 'Deutsch',
  da: 'Dansk',
  pt: 'Português',
  ja: '日本語',
} as const;
export type Language = keyof typeof kLanguages;
/** English with every letter changed: what stays readable is a word that nobody can translate. */
export const kPseudo = 'qps';

const files = import.meta.glob<{ default: string }>('./languages/*.ftl', { query: '?raw' });
const fetched = new Map<string, Promise<string>>();

/** The text of a catalogue; fetched once, and anew after it did not arrive. */
export function textOf(name: string): Promise<string> {
  const known = fetched.get(name);
  if (known) return known;
  const text = again(files[`./languages/${name}.ftl`]).then((module) => module.default);
  fetched.set(name, text);
  text.catch(() => fetched.delete(name));
  return text;
}

/** The catalogue of that language: the pseudo-language is English in strange letters. */
export const fileOf = (language: string) => (language === kPseudo ? 'en' : language);

/** The language as browsers know it: its plural forms, dates and voices are those of Portugal. */
export const tagOf = (language: string) => (language === 'pt' ? 'pt-PT' : fileOf(language));
