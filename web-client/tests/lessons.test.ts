// The figures in a lesson's last sentence are those of its deal.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type {
  AvinasHandResult,
  EinwerfenHandResult,
  KlorsjavsHandResult,
  SixbidHandResult,
  TarockHandResult,
  SjavsAloneHandResult,
  SjavsHandResult,
  OwcyGlowaHandResult,
  SuecaHandResult,
  TableView,
} from '@avinas/client';
import { kStart } from '../src/games/sjavs/contract';
import { type Lesson, viewAt } from '../src/state/lessons';
import { kLanguages } from '../src/words/languages';
import { bundleOf, t, use } from '../src/words/t';
import { catalogueOf } from './english';

function viewAtTheEnd(id: string): TableView {
  const text = readFileSync(new URL(`../src/lessons/${id}.json`, import.meta.url), 'utf8');
  const lesson = JSON.parse(text) as Lesson;
  return viewAt(lesson, lesson.steps.length - 1);
}

const ofAvinas = (id: string) => viewAtTheEnd(id).finished!.result as AvinasHandResult;
const ofSjavs = (id: string) => viewAtTheEnd(id).finished!.result as SjavsHandResult;
const ofTarock = (id: string) => viewAtTheEnd(id).finished!.result as TarockHandResult;
const ofSixbid = (id: string) => viewAtTheEnd(id).finished!.result as SixbidHandResult;
const ofSjavsAlone = (id: string) => viewAtTheEnd(id).finished!.result as SjavsAloneHandResult;
const ofKlorsjavs = (id: string) => viewAtTheEnd(id).finished!.result as KlorsjavsHandResult;
const ofOwcyGlowa = (id: string) => viewAtTheEnd(id).finished!.result as OwcyGlowaHandResult;
/** One's own points, how far one comes down, and what is left. */
const wonAtSjavs = ({ points, deduction }: SjavsHandResult) => [
  points.NS,
  deduction!.amount,
  kStart,
  kStart - deduction!.amount,
];

/** The lesson, its words, the figures of its deal, and those of the rules or of a card's name besides. */
const kEnds: [string, string, number[], number[]][] = [
  [
    'sevens',
    'lessons',
    (({ points, sevens, penalty }) => [points.NS, points.EW, sevens, penalty!.amount])(ofAvinas('sevens')),
    [7],
  ],
  ['knock', 'lessons', (({ sevens, penalty }) => [sevens, penalty!.amount])(ofAvinas('knock')), [7]],
  ['bid', 'lessons', (({ points, penalty }) => [points.EW, penalty!.amount])(ofAvinas('bid')), [31, 12]], // R4.8, R6.1
  ['sjavs-better', 'sjavs_lessons', wonAtSjavs(ofSjavs('sjavs-better')), []],
  ['sjavs-points', 'sjavs_lessons', wonAtSjavs(ofSjavs('sjavs-points')), []],
  [
    'sjavs-defend',
    'sjavs_lessons',
    (({ points, deduction }) => [points.EW, deduction!.amount])(ofSjavs('sjavs-defend')),
    [30, 8], // S5.2
  ],
  [
    'einwerfen-hand',
    'einwerfen_lessons',
    (({ points, win }) => [points.NS, win!.games])(
      viewAtTheEnd('einwerfen-hand').finished!.result as EinwerfenHandResult,
    ),
    [],
  ],
  [
    'sueca-hand',
    'sueca_lessons',
    (({ points, win }) => [points.NS, win!.games])(viewAtTheEnd('sueca-hand').finished!.result as SuecaHandResult),
    [],
  ],
  [
    'owcyglowa-grannies',
    'owcyglowa_lessons',
    (({ points, won }) => [points.N, won.E, won.S])(ofOwcyGlowa('owcyglowa-grannies')),
    [54], // O6.2
  ],
  [
    'klorsjavs-cat',
    'klorsjavs_lessons',
    (({ points, lies, won }) => [points.S + lies, lies, -won.N])(ofKlorsjavs('klorsjavs-cat')),
    [61], // K6.1
  ],
  [
    'klorsjavs-defend',
    'klorsjavs_lessons',
    (({ points, lies, won }) => [points.E + lies, -won.E])(ofKlorsjavs('klorsjavs-defend')),
    [61],
  ],
  [
    'tarock-auction',
    'tarock_lessons',
    (({ points, lies, won }) => [points.S + lies, lies, won.S])(ofTarock('tarock-auction')),
    [61], // T3.1
  ],
  [
    'tarock-heading',
    'tarock_lessons',
    (({ points, lies, won }) => [points.E + lies, -won.E])(ofTarock('tarock-heading')),
    [61],
  ],
  [
    'sixbid-solo',
    'sixbid_lessons',
    (({ points, lies, won }) => [points.S + lies, lies, -won.N])(ofSixbid('sixbid-solo')),
    [60], // L4.2
  ],
  ['sixbid-misere', 'sixbid_lessons', (({ won }) => [won.N])(ofSixbid('sixbid-misere')), []],
  [
    'sjavsalone-skat',
    'sjavsalone_lessons',
    (({ points, lies, deducted }) => [points.S + lies, lies, deducted.S])(ofSjavsAlone('sjavsalone-skat')),
    [61], // S5.1
  ],
  [
    'sjavsalone-rows',
    'sjavsalone_lessons',
    (({ points, deducted }) => [points.S, points.S + points.N, deducted.S])(ofSjavsAlone('sjavsalone-rows')),
    [61],
  ],
  ['owcyglowa-bid', 'owcyglowa_lessons', [ofOwcyGlowa('owcyglowa-bid').points.S, 1], []],
];

for (const [id, part, figures, ofTheRules] of kEnds) {
  test(`the lesson "${id}" ends with the figures of its deal, in every language`, () => {
    const wanted = new Set(figures);
    for (const language of Object.keys(kLanguages)) {
      use(bundleOf(language, catalogueOf(`${part}.${language}`)), language);
      const text = t(`lesson-${id}-end`).replace(/8トリック/, '');
      const said = new Set((text.match(/\d+/g) ?? []).map(Number).filter((n) => !ofTheRules.includes(n)));
      expect([language, ...said].sort()).toEqual([language, ...wanted].sort());
    }
  });
}

/** A lesson's sentences, without its title. */
const kSentence = /^lesson-[a-z-]+-(?:begin|end|\d+) = (.*)$/gm;
const wordsIn = (text: string) => text.split(/\s+/).length;

for (const [part, sentences] of [
  ['lessons', 25],
  ['sjavs_lessons', 15],
  ['einwerfen_lessons', 6],
  ['sueca_lessons', 8],
  ['owcyglowa_lessons', 8],
  ['klorsjavs_lessons', 12],
  ['tarock_lessons', 15],
  ['sixbid_lessons', 10],
  ['sjavsalone_lessons', 15],
] as const) {
  test(`the ${part} say at most 300 words, and at most 20 at a time`, () => {
    const said = [...catalogueOf(`${part}.en`).matchAll(kSentence)].map(([, text]) => text);
    expect(said.length).toBeGreaterThan(sentences);
    expect(said.map(wordsIn).reduce((a, b) => a + b)).toBeLessThanOrEqual(300);
    expect(said.filter((text) => wordsIn(text) > 20)).toEqual([]);
  });
}
