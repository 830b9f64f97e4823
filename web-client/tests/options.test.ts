// Options: each is set, told in words, and kept by a kind of table.
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import type { TableOptions } from '@avinas/client';
import { entryNamed, entryOf, kGames, learnGame, roomNamed } from '../src/games';
import type { GameName } from '../src/verbs';
import type { OptionField } from '../src/words/option_field';
import { asPreset, kPresetNames, presetOf } from '../src/state/presets';
import { optionGroups, optionLines } from '../src/words/options';
import { speakEnglish } from './english';

beforeAll(speakEnglish);

const kSamples = readFileSync('../protocol/samples/server.jsonl', 'utf8')
  .split('\n')
  .filter(Boolean)
  .flatMap((line) => (JSON.parse(line) as { view?: { options?: TableOptions } }).view?.options ?? []);
const sampleOf = (game: GameName) => kSamples.find((options) => entryOf(options).name === game)!;

describe.each(kGames)('options of a table of %s', (game) => {
  const kSample = sampleOf(game);
  let kFields: OptionField[];
  beforeAll(async () => {
    await learnGame(entryNamed(game));
    kFields = optionGroups(kSample).flatMap((group) => group.fields);
  });

  it('has a control for every option', () => {
    const set = new Set(
      kFields.flatMap((field) =>
        'ticked' in field ? [field.ticked] : Object.keys(field.set(field.choices[0], kSample)),
      ),
    );
    // A table keeps its game.
    const all = Object.keys(kSample).filter((key) => key !== 'game');
    expect(all.filter((key) => !set.has(key as keyof TableOptions))).toEqual([]);
  });

  it('sets what it shows: every choice is read back', () => {
    for (const field of kFields) {
      if ('ticked' in field) continue;
      for (const choice of field.choices) {
        expect(field.value({ ...kSample, ...field.set(choice, kSample) } as TableOptions)).toBe(choice);
      }
    }
  });

  it('tells every option in a line of its own', () => {
    const lines = optionLines(kSample).map((line) => line.what);
    expect(new Set(lines).size).toBe(kFields.length);
  });

  it('knows a kind of table by its options, and an own one as none', () => {
    for (const name of kPresetNames) expect(presetOf({ ...kSample, ...asPreset(name) } as TableOptions)).toBe(name);
    expect(presetOf({ ...kSample, ...asPreset('quick'), decision_seconds: 45 } as TableOptions)).toBeNull();
  });
});

describe('the customs of Suðuroy', () => {
  it('are offered at a table of Sjavs, and are options that such a table has', () => {
    const sample = sampleOf('sjavs');
    const customs = Object.entries(roomNamed('sjavs').customs);
    expect(customs.map(([name]) => name)).toEqual(['suduroy']);
    for (const [, part] of customs) {
      const set = { ...sample, ...part } as TableOptions;
      expect(Object.keys(set).sort()).toEqual(Object.keys(sample).sort());
      expect(set).not.toEqual(sample);
      expect(optionLines(set)).not.toEqual(optionLines(sample));
    }
  });
});
