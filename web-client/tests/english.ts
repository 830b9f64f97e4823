// English for tests without a browser.
import { readFileSync } from 'node:fs';
import { bundleOf, use } from '../src/words/t';

export const catalogueOf = (name: string): string =>
  readFileSync(new URL(`../src/words/languages/${name}.ftl`, import.meta.url), 'utf8');

export function speakEnglish(): void {
  use(bundleOf('en', catalogueOf('en')), 'en');
}
