// Firefox with the screen reader Orca listening, under real keys: what was typed and what Orca said (scripts/check orca).
import { execFileSync, spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import puppeteer from 'puppeteer-core';
import { serve } from '../serve.mjs';

const kPort = '9333';
export const sleep = (ms) => new Promise((next) => setTimeout(next, ms));
export const keys = (...names) => execFileSync('xdotool', ['key', '--clearmodifiers', ...names]);

/** Serves with those flags, opens the first page and lets `work` use it; then the transcript is written to
 * the folder `out`, also where something fails. */
export async function listening(out, flags, work) {
  const { url, server } = await serve(flags);
  const firefox = spawn(
    'firefox-esr',
    ['--no-remote', `--remote-debugging-port=${kPort}`, '--profile', `${out}/firefox`, '--new-window', url],
    { stdio: 'ignore' },
  );
  const transcript = [];
  /** Orca's words so far. */
  const said = () =>
    readFileSync(`${out}/orca.out`, 'utf8')
      .split('\n')
      .flatMap((line) => {
        const found = /SPEECH OUTPUT: '(.*)'\{/.exec(line);
        return found && found[1].trim() ? [found[1].trim()] : [];
      });
  let heard = 0;
  /** Waits until nothing more is said, and writes it down; returns what was said since the last time. */
  async function listen(quiet = 1200) {
    for (let last = -1; last !== said().length; ) {
      last = said().length;
      await sleep(quiet);
    }
    const all = said();
    const since = all.slice(heard);
    for (const sentence of since) transcript.push(`    Orca: ${sentence}`);
    heard = all.length;
    return since;
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
    await listen(2000);
    transcript.length = 0;
    await work({ url, page, listen, note: (line) => transcript.push(line) });
    await browser.disconnect();
  } finally {
    writeFileSync(`${out}/transcript.txt`, `${transcript.join('\n')}\n`);
    firefox.kill();
    server.kill();
  }
}
