// Catalogues of several games in one visit: each has words for the same thing under the same id.
import { beforeAll, expect, test } from 'vitest';
import { addPart, bringForward, speak, t } from '../src/words/t';

// There is no page here whose language could be told.
beforeAll(() => void Object.assign(globalThis, { document: { documentElement: {} } }));

test("the words of the game at one's table come first, whatever else was learnt before or after", async () => {
  await speak('en');
  await addPart('klorsjavs');
  bringForward(['klorsjavs']);
  await addPart('tarock');
  expect(t('cat-take')).toBe('Take the cat');
  bringForward(['tarock']);
  expect(t('cat-take')).toBe('Take the stock');
  await addPart('sjavsalone');
  expect(t('cat-take')).toBe('Take the stock');
});

test('they come first in another language too, and none of the old one are left', async () => {
  bringForward(['klorsjavs']);
  await speak('de');
  const german = t('cat-take');
  expect(german).not.toBe('Take the cat');
  bringForward(['tarock']);
  expect(t('cat-take')).not.toBe(german);
  bringForward(['klorsjavs']);
  expect(t('cat-take')).toBe(german);
});
