// Options: each is set, told in words, and kept by a kind of table.
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import type { TableOptions } from '@avinas/client';
import { asPreset, kPresetNames, presetOf } from '../src/state/presets';
import { optionGroups, optionLines } from '../src/words/options';
import { speakEnglish } from './english';

beforeAll(speakEnglish);

const kSample = readFileSync('../protocol/samples/server.jsonl', 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => (JSON.parse(line) as { view?: { options?: TableOptions } }).view?.options)
  .find((options) => options !== undefined)!;

const kFields = optionGroups(kSample).flatMap((group) => group.fields);

describe('options of a table', () => {
  it('has a control for every option', () => {
    const set = new Set(
      kFields.flatMap((field) =>
        'ticked' in field ? [field.ticked] : Object.keys(field.set(field.choices[0], kSample)),
      ),
    );
    expect(Object.keys(kSample).filter((key) => !set.has(key as keyof TableOptions))).toEqual([]);
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
