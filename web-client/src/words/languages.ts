// The languages, and their catalogues as files that are fetched when they are wanted. They are texts and not
// modules: Firefox does not ask again for a module that failed once.
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

const fetched = new Map<string, Promise<string>>();

/** Somebody else may answer in the club's place: a proxy with the page of its login. */
async function fetchText(name: string): Promise<string> {
  const answer = await fetch(new URL(`./languages/${name}.ftl`, import.meta.url));
  const isPage = answer.headers.get('content-type')?.startsWith('text/html');
  if (!answer.ok || isPage) throw new Error(`the words ${name} were answered with ${answer.status}`);
  return answer.text();
}

/** The text of a catalogue; fetched once, and anew after it did not arrive. */
export function textOf(name: string): Promise<string> {
  const known = fetched.get(name);
  if (known) return known;
  const text = again(() => fetchText(name));
  fetched.set(name, text);
  text.catch(() => fetched.delete(name));
  return text;
}

/** The catalogue of that language: the pseudo-language is English in strange letters. */
export const fileOf = (language: string) => (language === kPseudo ? 'en' : language);

/** The language as browsers know it: its plural forms, dates and voices are those of Portugal. */
export const tagOf = (language: string) => (language === 'pt' ? 'pt-PT' : fileOf(language));
