// Draws the pictures of README from fixed deals: docs/pictures (scripts/pictures); and the one
// that messengers show beside a link to the club.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { serve } from './serve.mjs';

const at = (path) => fileURLToPath(new URL(path, import.meta.url));
const folder = at('../../docs/pictures/');
mkdirSync(folder, { recursive: true });
const { url, server } = await serve(['--bot-pace', '150', '--deal-seed', '11']);
const browser = await chromium.launch({
  executablePath: process.env.AVINAS_TEST_CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});

/** A page whose randomness and name are always the same. */
async function page(viewport, language, dark, at = url) {
  const context = await browser.newContext({ viewport, colorScheme: dark ? 'dark' : 'light' });
  await context.addInitScript((spoken) => {
    localStorage.setItem('avinas.settings', JSON.stringify({ language: spoken, sounds: false }));
    let state = 5;
    crypto.getRandomValues = (array) => {
      for (let i = 0; i < array.length; i += 1) {
        state = (Math.imul(state, 1103515245) + 12345) >>> 0;
        array[i] = state >>> 16;
      }
      return array;
    };
    Math.random = () => 0.31;
  }, language);
  const made = await context.newPage();
  await made.goto(at);
  await made.locator('.ways button').first().waitFor();
  return made;
}

/** Plays until `enough` holds, a decision at a time. */
async function playUntil(made, enough) {
  for (let turn = 0; turn < 600; turn += 1) {
    if (await enough()) return;
    const choice = made.locator(
      'dialog[open] :is([data-first], .danger), .suits .suit, .bids .number:not(.quiet), .decision-row .primary:not(.next), .hand button[data-legal]',
    );
    if (await choice.count())
      await choice
        .last()
        .click({ timeout: 1000 })
        .catch(() => undefined);
    await made.waitForTimeout(60);
  }
  throw new Error('the picture does not come');
}

const trick = (made) => async () =>
  (await made.locator('.trick.taken .lying').count()) === 4 &&
  Number(await made.locator('.trick').getAttribute('data-trick')) > 1;
const end = (made) => async () => (await made.locator('.hand-end').count()) > 0;
const save = (made, name) => made.screenshot({ path: `${folder}${name}.png` });

const kUpright = { width: 390, height: 844 };
const kLying = { width: 740, height: 360 };

for (const [name, viewport, language, dark, enough] of [
  ['phone-upright', kUpright, 'en', false, trick],
  ['phone-lying', kLying, 'de', true, trick],
  ['hand-end', kUpright, 'en', true, end],
]) {
  const made = await page(viewport, language, dark);
  await made.locator('.ways button').first().click();
  await made.locator('.hand button').first().waitFor();
  await playUntil(made, enough(made));
  await save(made, name);
}
const shared = await page({ width: 1200, height: 630 }, 'en', false);
await shared.locator('.ways button').first().click();
await shared.locator('.hand button').first().waitFor();
await playUntil(shared, trick(shared));
await shared.screenshot({ path: at('../public/share.jpg'), type: 'jpeg', quality: 72 });
server.kill();

/** Two tricks as they are played, as a moving picture: a frame whenever the page has changed. */
const slower = await serve(['--bot-pace', '700', '--deal-seed', '11']);
const moving = await page({ width: 900, height: 560 }, 'en', false, slower.url);
await moving.locator('.ways button').first().click();
await moving.locator('.hand button').first().waitFor();
await playUntil(moving, async () => Number(await moving.locator('.trick').getAttribute('data-trick')) > 0);
const frames = mkdtempSync(join(tmpdir(), 'avinas-frames-'));
const taken = [];
const begun = performance.now();
for (let last; performance.now() - begun < 11_000; ) {
  const image = await moving.screenshot();
  const at = performance.now();
  if (!last || !image.equals(last)) {
    const file = join(frames, `${taken.length}.png`);
    writeFileSync(file, image);
    taken.push({ file, at });
  }
  last = image;
  const card = moving.locator('.hand button[data-legal]');
  const legal = await card.count();
  // A moment to look before one plays.
  if (legal && at - taken.at(-1).at > 700)
    await card
      .last()
      .click({ timeout: 300 })
      .catch(() => undefined);
}
const args = taken.flatMap(({ file, at }, i) => [
  '-d',
  String(Math.round((taken[i + 1]?.at ?? at + 1500) - at)),
  '-lossy',
  file,
]);
execFileSync('img2webp', ['-loop', '0', '-q', '55', '-m', '4', ...args, '-o', `${folder}trick.webp`]);
await browser.close();
slower.server.kill();
