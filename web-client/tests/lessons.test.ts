// The figures in a lesson's last sentence are those of its deal.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { AvinasHandResult, TableView } from '@avinas/client';
import { type Lesson, viewAt } from '../src/state/lessons';
import { kLanguages } from '../src/words/languages';
import { bundleOf, t, use } from '../src/words/t';
import { catalogueOf } from './english';

/** Numbers of the rules (R4.8, R6.1), and the name of the card. */
const kOfTheRules = [31, 12, 7];

function resultOf(id: string): AvinasHandResult {
  const text = readFileSync(new URL(`../src/lessons/${id}.json`, import.meta.url), 'utf8');
  const lesson = JSON.parse(text) as Lesson;
  const view: TableView = viewAt(lesson, lesson.steps.length - 1);
  return view.finished!.result as AvinasHandResult;
}

for (const [id, figures] of [
  ['sevens', (r: AvinasHandResult) => [r.points.NS, r.points.EW, r.sevens, r.penalty!.amount]],
  ['knock', (r: AvinasHandResult) => [r.sevens, r.penalty!.amount]],
  ['bid', (r: AvinasHandResult) => [r.points.EW, r.penalty!.amount]],
] as const) {
  test(`the lesson "${id}" ends with the figures of its deal, in every language`, () => {
    const wanted = new Set<number>(figures(resultOf(id)));
    for (const language of Object.keys(kLanguages)) {
      use(bundleOf(language, catalogueOf(`lessons.${language}`)), language);
      const text = t(`lesson-${id}-end`).replace(/8トリック/, '');
      const said = new Set((text.match(/\d+/g) ?? []).map(Number).filter((n) => !kOfTheRules.includes(n)));
      expect([language, ...said].sort()).toEqual([language, ...wanted].sort());
    }
  });
}

/** A lesson's sentences, without its title. */
const kSentence = /^lesson-[a-z]+-(?:begin|end|\d+) = (.*)$/gm;
const wordsIn = (text: string) => text.split(/\s+/).length;

test('the six lessons say at most 300 words, and at most 20 at a time', () => {
  const said = [...catalogueOf('lessons.en').matchAll(kSentence)].map(([, text]) => text);
  expect(said.length).toBeGreaterThan(25);
  expect(said.map(wordsIn).reduce((a, b) => a + b)).toBeLessThanOrEqual(300);
  expect(said.filter((text) => wordsIn(text) > 20)).toEqual([]);
});
