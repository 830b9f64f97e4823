// Catalogues of several games in one visit: each has words for the same thing under the same id.
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { learnReasons, problemSentence } from '../src/words/problem';
import { addMissing, addPart, bringForward, has, speak, t } from '../src/words/t';

// There is no page here whose language could be told.
beforeAll(() => void Object.assign(globalThis, { document: { documentElement: {} } }));
const files = globalThis.fetch;
afterEach(() => {
  vi.useRealTimers();
  globalThis.fetch = files;
});

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

// A text that came is kept: each of these asks for another.
for (const [what, part, id, answer] of [
  ['that did not arrive', 'menu', 'other-device', () => Promise.reject(new Error('no line'))],
  [
    'for which a proxy sent its login',
    'club',
    'tables',
    () => Promise.resolve(new Response('Log in', { headers: { 'content-type': 'text/html' } })),
  ],
  ['that the server refused', 'evenings', 'evenings', () => Promise.resolve(new Response('Too much', { status: 429 }))],
] as const)
  test(`words ${what} are missing, and come when the line is back`, async () => {
    vi.useFakeTimers();
    globalThis.fetch = answer;
    const fails = expect(addPart(part)).rejects.toThrow();
    await vi.advanceTimersByTimeAsync(10_000);
    await fails;
    expect(has(id)).toBe(false);
    vi.useRealTimers();
    globalThis.fetch = files;
    await addMissing();
    expect(has(id)).toBe(true);
  });

test('a refusal whose words are missing says so, and the next one has them, said once', async () => {
  await speak('en');
  const refused = { reason: 'wrong_password', params: {}, rule: null };
  vi.useFakeTimers();
  globalThis.fetch = () => Promise.reject(new Error('no line'));
  const asked = learnReasons();
  expect(problemSentence(refused)).toBe('');
  await vi.advanceTimersByTimeAsync(10_000);
  await asked;
  expect(problemSentence(refused)).toBe(t('part-missing'));
  vi.useRealTimers();
  globalThis.fetch = files;
  const again = learnReasons();
  expect(problemSentence(refused)).toBe('');
  await again;
  expect(problemSentence(refused)).toBe(t('reason-wrong-password'));
  expect(has('reason-wrong-password')).toBe(true);
});
