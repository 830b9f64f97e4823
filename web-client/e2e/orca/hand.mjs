// Types a hand into Firefox with real keys while Orca listens, and writes down both (scripts/check orca).
import { execFileSync, spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import puppeteer from 'puppeteer-core';
import { serve } from '../serve.mjs';

const out = process.argv[2];
const sleep = (ms) => new Promise((next) => setTimeout(next, ms));

const { url, server } = await serve(['--deal-seed', '3']);

const kPort = '9333';
const firefox = spawn(
  'firefox-esr',
  ['--no-remote', `--remote-debugging-port=${kPort}`, '--profile', `${out}/firefox`, '--new-window', url],
  { stdio: 'ignore' },
);

/** Orca's words so far. */
const said = () =>
  readFileSync(`${out}/orca.out`, 'utf8')
    .split('\n')
    .flatMap((line) => {
      const found = /SPEECH OUTPUT: '(.*)'\{/.exec(line);
      return found && found[1].trim() ? [found[1].trim()] : [];
    });

const transcript = [];
let heard = 0;
/** Waits until nothing more is said, and writes it down. */
async function listen(quiet = 1200) {
  for (let last = -1; last !== said().length; ) {
    last = said().length;
    await sleep(quiet);
  }
  const all = said();
  for (const sentence of all.slice(heard)) transcript.push(`    Orca: ${sentence}`);
  heard = all.length;
}
const keys = (...names) => execFileSync('xdotool', ['key', '--clearmodifiers', ...names]);
async function type(line) {
  transcript.push(`> ${line}`);
  execFileSync('xdotool', ['type', '--delay', '60', line]);
  keys('Return');
  await listen();
}

try {
  const window = execFileSync('xdotool', ['search', '--sync', '--onlyvisible', '--class', 'firefox']).toString();
  await sleep(4000);
  execFileSync('xdotool', ['windowactivate', '--sync', window.split('\n')[0]]);
  const browser = await puppeteer.connect({
    browserWSEndpoint: `ws://127.0.0.1:${kPort}/session`,
    protocol: 'webDriverBiDi',
    defaultViewport: null,
  });
  const page = (await browser.pages()).find((p) => p.url().startsWith(url));
  const there = (selector) => page.evaluate((s) => document.querySelector(s) !== null, selector);
  await listen(2000);
  transcript.length = 0;
  transcript.push('(the first page; Tab to "Play with bots", Enter)');
  await page.evaluate(() => document.querySelector('.ways button').focus());
  await listen();
  keys('Return');
  for (let i = 0; i < 100 && !(await there('.hand button')); i += 1) await sleep(100);
  await listen();
  transcript.push('(the key /: to the command line)');
  keys('slash');
  await listen();
  await type('hand');
  for (let turn = 0; turn < 60 && !(await there('.next')); turn += 1) {
    const line = await page.evaluate(() => {
      if (document.querySelector('dialog[open]')) return 'dialog';
      if (document.querySelector('.suits .suit')) return 'name hearts';
      const bid = document.querySelector('.bids .number:not(.quiet)');
      if (bid) return `bid ${bid.dataset.bid}`;
      if (document.querySelector('.decision-row .primary:not(.next)')) return 'pass';
      const card = document.querySelector('.hand button[data-legal]');
      return card ? card.dataset.card.replace('T', '10').toLowerCase() : '';
    });
    if (line === 'dialog') {
      keys('Tab');
      keys('Return');
      await listen();
    } else if (line) {
      await type(line);
      if (turn === 1) await type('trick');
    } else {
      await listen(500);
    }
  }
  await listen();
  await type('sheet');
  transcript.push('(the hand is over)');
  await browser.disconnect();
} finally {
  writeFileSync(`${out}/transcript.txt`, `${transcript.join('\n')}\n`);
  firefox.kill();
  server.kill();
}
