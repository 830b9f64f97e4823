// Words in the reader's language. Messages are Project Fluent's, a file a language in `languages/`;
// docs/translating.md tells how to add one. Fluent and not ICU MessageFormat, whose messages cannot refer to
// each other: each sentence would spell the cases of 32 cards.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { fileOf, kPseudo, tagOf, textOf } from './languages';

type Args = Record<string, FluentVariable>;

let current = new FluentBundle('en');
let chosen: string = 'en';

const kAccents: Record<string, string> = {
  a: 'ȧ',
  e: 'ḗ',
  i: 'ī',
  o: 'ǿ',
  u: 'ŭ',
  n: 'ƞ',
  s: 'ş',
  t: 'ŧ',
  r: 'ř',
  y: 'ẏ',
};

/** English in strange letters. */
export function pseudo(text: string): string {
  return text.replace(/[a-z]/gi, (letter) => {
    const accent = kAccents[letter.toLowerCase()];
    if (!accent) return letter;
    return letter === letter.toLowerCase() ? accent : accent.toUpperCase();
  });
}

/** A catalogue as it is used: of its file's text, for that language. */
export function bundleOf(language: string, text: string): FluentBundle {
  const isPseudo = language === kPseudo;
  const bundle = new FluentBundle(tagOf(language), {
    useIsolating: false,
    transform: isPseudo ? pseudo : undefined,
  });
  const errors = bundle.addResource(new FluentResource(text));
  if (errors.length > 0) throw errors[0];
  return bundle;
}

/** Parts of the catalogue that some pages need: the rules, a game, the club. Each language spoken has them. */
const parts = new Set<string>();

const resources = new Map<string, FluentResource>();
/** Those that come first: games have words for the same thing under the same id. */
let foremost: string[] = [];

function placeForemost(): void {
  for (const part of foremost) {
    const resource = resources.get(part);
    if (resource) current.addResource(resource, { allowOverrides: true });
  }
}

async function fetchPart(part: string): Promise<void> {
  const bundle = current;
  const resource = new FluentResource(await textOf(`${part}.${fileOf(chosen)}`));
  bundle.addResource(resource, { allowOverrides: true });
  if (bundle !== current) return;
  resources.set(part, resource);
  placeForemost();
}

/** The words of these parts, the last first, come before those of others. */
export function bringForward(parts: string[]): void {
  foremost = parts;
  placeForemost();
}

/** Speaks that language from now on; what is drawn must be drawn again. */
export async function speak(language: string): Promise<void> {
  current = bundleOf(language, await textOf(fileOf(language)));
  chosen = language;
  resources.clear();
  document.documentElement.lang = tagOf(language);
  await Promise.all([...parts].map(fetchPart));
}

/** Asks again for parts that did not arrive: the line is back. */
export async function addMissing(): Promise<void> {
  await Promise.all([...parts].filter((part) => !resources.has(part)).map(fetchPart));
}

export function addPart(part: string): Promise<void> {
  parts.add(part);
  return fetchPart(part);
}

/** Speaks these words from now on: for tests without a browser. */
export function use(bundle: FluentBundle, language: string): void {
  current = bundle;
  chosen = language;
}

export const language = (): string => chosen;
/** For dates and lists. */
export const locale = (): string => tagOf(chosen);

const kRightToLeft = /\p{Script=Arabic}|\p{Script=Hebrew}|\p{Script=Syriac}|\p{Script=Thaana}|\p{Script=Nko}/u;
/** Names from right to left stand by themselves: else they change places with what is beside them. */
const isolated = <T>(value: T): T | string =>
  typeof value === 'string' && kRightToLeft.test(value) ? `\u2068${value}\u2069` : value;

/** The message of that id. The ids are checked when the client is built. */
export function t(id: string, args?: Args): string {
  const message = current.getMessage(id);
  if (!message?.value) return id;
  const values = Object.entries(args ?? {}).map(([name, value]) => [name, isolated(value)]);
  return current.formatPattern(message.value, Object.fromEntries(values) as Args);
}

export const has = (id: string): boolean => current.hasMessage(id);

/** Sentences one after another, as the language joins them. */
export const joined = (sentences: string[]): string => sentences.filter(Boolean).join(t('joint'));

export function list(items: string[]): string {
  const parts = new Intl.ListFormat(locale(), { type: 'conjunction' }).formatToParts(items.map(isolated));
  const joint = (text: string) => (chosen === kPseudo ? pseudo(text) : text);
  return parts.map((part) => (part.type === 'literal' ? joint(part.value) : part.value)).join('');
}
