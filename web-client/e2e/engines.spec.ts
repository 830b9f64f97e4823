// The main paths in Firefox and WebKit as well: the first card, a hand, a hand by the command line, and
// coming back after the server was away.
import { expect } from '@playwright/test';
import { type Engine, until } from './engines/engine';
import { firefox } from './engines/firefox';
import { webkit } from './engines/webkit';
import { kAnswer, test } from './player';
import { startServer, newFolder } from './server';

const has = (engine: Engine, selector: string) =>
  engine.look((s: string) => document.querySelector(s) !== null, selector);
const text = (engine: Engine, selector: string) =>
  engine.look((s: string) => document.querySelector(s)?.textContent ?? '', selector);

async function start(engine: Engine, url: string): Promise<void> {
  await engine.open(url);
  await until('the first page', () => has(engine, '.ways button'));
  await engine.click('.ways button');
  await until('cards', () => has(engine, '.hand button'));
}

/**
 * The first of these that is there. Nothing is bid: a declarer who leads the first card there is may lose the match.
 */
const kDecisions = [kAnswer, '.decision-row .primary:not(.next)', '.hand button[data-legal]'];

async function playHand(engine: Engine, decide: (selector: string) => Promise<void>): Promise<void> {
  await until(
    'the end of the hand',
    async () => {
      if (await has(engine, '.next')) return true;
      const now = await engine.look((all: string[]) => all.find((s) => document.querySelector(s)) ?? '', kDecisions);
      if (now) await decide(now);
      return false;
    },
    90_000,
  );
}

for (const [name, launch] of [
  ['Firefox', firefox],
  ['WebKit', webkit],
] as const) {
  test(`${name}: the first card, a hand by fingers, a hand by the command line, and back after a restart`, async () => {
    test.setTimeout(240_000);
    const data = newFolder();
    const flags = ['--bot-pace', '20', '--testing', '--deal-seed', '3', '--data', data];
    let server = await startServer(flags);
    const engine = await launch();
    try {
      await start(engine, server.url);
      await playHand(engine, (selector) => engine.click(selector));
      await until('the result', () => has(engine, '.hand-end h2'));
      expect(await text(engine, '.hand-end h2')).toMatch(/win the (hand|match)|All passed/);
      await engine.click('.next');
      await until('another hand', async () => !(await has(engine, '.next')) && (await has(engine, '.hand button')));

      await engine.look(() => document.getElementById('command')!.focus());
      await playHand(engine, async (selector) => {
        const line = await engine.look((s: string) => {
          const e = document.querySelector<HTMLElement>(s)!;
          if (e.dataset.card) return e.dataset.card.replace('T', '10').toLowerCase();
          return s.startsWith('dialog') ? '' : 'pass';
        }, selector);
        if (!line) await engine.press('Tab');
        else await engine.type(line);
        await engine.press('Enter');
      });
      expect(await engine.look(() => document.activeElement?.id)).toBe('command');
      await engine.type('next');
      await engine.press('Enter');
      await until('a third hand', async () => !(await has(engine, '.next')) && (await has(engine, '.hand button')));

      const port = new URL(server.url).port;
      await server.stop();
      await until('the banner', async () => (await text(engine, '.banner')).includes('your seat is kept'));
      server = await startServer(['--port', port, ...flags]);
      await until('coming back', async () => !(await has(engine, '.banner')) && (await has(engine, '.hand button')));
    } finally {
      await engine.close();
      await server.stop();
    }
  });

  test(`${name}: a dialog that speaks, the keys of digits, and a club that knows nobody for a moment`, async () => {
    test.setTimeout(120_000);
    const flags = ['--bot-pace', '20', '--data', newFolder()];
    let server = await startServer(flags);
    const engine = await launch();
    const token = () => engine.look(() => localStorage.getItem('avinas.identity'));
    try {
      await engine.open(server.url);
      await until('the first page', () => has(engine, '.ways button'));
      await engine.click('.ways button:nth-of-type(2)');
      await until('the voice inside', () => has(engine, 'dialog[open] #aloud [role=log]'));
      await engine.press('Escape');
      await until('the voice outside', () => has(engine, 'body > #aloud [role=log]'));
      await start(engine, server.url);
      await engine.look(() => {
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'č', code: 'Digit2', bubbles: true }));
      });
      expect(await engine.look(() => (document.activeElement as HTMLElement).dataset.cardNumber)).toBe('2');
      const before = await token();
      const port = ['--port', new URL(server.url).port];
      const isLost = await engine.loseOne?.('/assets/reasons.');
      await server.stop();
      server = await startServer([...port, '--data', newFolder()]);
      await until(
        'that it is said',
        async () => (await text(engine, '[role=alert]')).includes('does not know you'),
        40_000,
      );
      expect(isLost?.()).not.toBe(false);
      expect(await token()).toBe(before);
      await server.stop();
      server = await startServer([...port, ...flags]);
      await until('the hand', () => has(engine, '.hand button'), 40_000);
      expect(await token()).toBe(before);
    } finally {
      await engine.close();
      await server.stop();
    }
  });
}
