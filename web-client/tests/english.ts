// Words for tests without a browser.
import { readFileSync } from 'node:fs';
import { bundleOf, use } from '../src/words/t';

export const catalogueOf = (name: string): string =>
  readFileSync(new URL(`../src/words/languages/${name}.ftl`, import.meta.url), 'utf8');

/** The language with the words of commands, and of further parts. */
export function speakWith(language: string, ...parts: string[]): void {
  const names = ['', 'commands.', ...parts.map((part) => `${part}.`)];
  use(bundleOf(language, names.map((name) => catalogueOf(name + language)).join('\n')), language);
}

export const speakEnglish = () => speakWith('en');
