// The tools for builders: the bots of examples/ play a hand at a real table under accounts of their own, and
// the conformance kit finds nothing wrong with one, and what is wrong with a careless client.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { test } from './player';
import { WebSocket } from 'ws';
import { type RunningServer, startServer, newFolder } from './server';

const kExamples = new URL('../../examples/', import.meta.url).pathname;
const kPython = '/usr/bin/python3';

let server: RunningServer;
let host: Host;
const started: ChildProcess[] = [];
let folder: string;
/** Accounts of bots keep their names. */
let round = 0;

/* eslint-disable @typescript-eslint/no-explicit-any -- the wire as it comes */
/** The club's owner, without a page. */
class Host {
  private line!: WebSocket;
  private waiting = new Map<string, (answer: any) => void>();
  view: any = null;
  private ids = 0;

  static async of(url: string, invitation: string): Promise<Host> {
    const host = new Host();
    host.line = new WebSocket(`${url.replace('http', 'ws')}/ws`, 'avinas.v1');
    host.line.on('message', (data) => host.receive(JSON.parse(String(data))));
    await new Promise((open) => host.line.once('open', open));
    await host.ask({ type: 'hello', name: 'Rasa', invitation });
    return host;
  }
  private receive(message: any): void {
    if (message.type === 'view') this.view = message.view;
    if (message.type === 'update') this.view = { ...this.view, ...message.changes };
    this.waiting.get(message.reply_to)?.(message);
  }
  ask(request: object): Promise<any> {
    const id = `h${(this.ids += 1)}`;
    this.line.send(JSON.stringify({ ...request, id }));
    return new Promise((answer) => this.waiting.set(id, answer));
  }
  async botInvitation(): Promise<string> {
    return (await this.ask({ type: 'invite', role: 'bot', uses: 1, days: 1 })).secret;
  }
  async openTable(): Promise<string> {
    if (this.view) await this.ask({ type: 'leave' });
    const { table } = await this.ask({ type: 'open_table' });
    await this.ask({ type: 'join', table });
    return table;
  }
  close(): void {
    this.line.close();
  }
}

/** Runs a program; what it prints, and its end. */
function run(
  program: string,
  args: string[],
  env = {},
): { process: ChildProcess; output: () => string; end: Promise<number> } {
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...env } });
  started.push(child);
  let output = '';
  for (const stream of [child.stdout!, child.stderr!]) stream.on('data', (data) => (output += String(data)));
  const end = new Promise<number>((done) => child.on('exit', (code) => done(code ?? -1)));
  return { process: child, output: () => output, end };
}
const pythonBot = (url: string, table: string, seat: string, name: string, invitation: string) =>
  run(kPython, [`${kExamples}bot.py`, url, table, seat, name, invitation, join(folder, `${name}.token`)]);

test.beforeAll(async () => {
  server = await startServer(['--bot-pace', '0', '--testing', '--deal-seed', '5']);
  host = await Host.of(server.url, /#invitation=([\w-]+)/.exec(server.output)![1]);
});
test.beforeEach(() => {
  folder = newFolder();
  round += 1;
});
test.afterEach(() => {
  for (const child of started.splice(0)) child.kill();
});
test.afterAll(async () => {
  host.close();
  await server.stop();
});

const url = () => `${server.url.replace('http', 'ws')}/ws`;

/** The bot in TypeScript with the package as it is published: packed, and installed in the test's folder. */
async function buildNodeBot(): Promise<string> {
  const client = new URL('../packages/client/', import.meta.url).pathname;
  expect(await run('npm', ['pack', client, '--silent', '--pack-destination', folder]).end).toBe(0);
  const at = join(folder, 'node_modules', '@avinas', 'client');
  execFileSync('mkdir', ['-p', at]);
  const [packed] = readdirSync(folder).filter((file) => file.endsWith('.tgz'));
  execFileSync('tar', ['-xzf', join(folder, packed), '--strip-components=1', '-C', at]);
  execFileSync('ln', [
    '-sfn',
    new URL('../node_modules/ws', import.meta.url).pathname,
    join(folder, 'node_modules', 'ws'),
  ]);
  const script = join(folder, 'bot.mjs');
  expect(await run('npx', ['esbuild', `${kExamples}bot.ts`, '--format=esm', `--outfile=${script}`]).end).toBe(0);
  expect(await run('npx', ['tsc', '-p', `${kExamples}tsconfig.json`]).end).toBe(0);
  return script;
}

async function buildGoBot(): Promise<string> {
  const program = join(folder, 'bot-in-go');
  const env = { GO111MODULE: 'off', GOPATH: '/usr/share/gocode', GOCACHE: join(tmpdir(), 'avinas-go-cache') };
  const build = run('go', ['build', '-o', program, `${kExamples}bot.go`], env);
  expect([await build.end, build.output()]).toEqual([0, '']);
  return program;
}

test('the bots in Python, TypeScript and Go play a hand, and are named as bots', async () => {
  test.setTimeout(240_000);
  // The host's line lives on meanwhile: a compiler that blocks this program leaves pings unanswered.
  const [script, program] = await Promise.all([buildNodeBot(), buildGoBot()]);
  const table = await host.openTable();
  const place = async (name: string) => [name, await host.botInvitation(), join(folder, name)];
  const python = pythonBot(url(), table, 'E', `Pito ${round}`, await host.botInvitation());
  const node = run(process.execPath, [script, url(), table, 'W', ...(await place(`Nodo ${round}`))]);
  const go = run(program, [url(), table, 'N', ...(await place(`Gopo ${round}`))]);
  const names = () => (['E', 'W', 'N'] as const).map((seat) => host.view.seats[seat].name);
  await expect
    .poll(() => [...names(), python.output() + node.output() + go.output()], { timeout: 30_000 })
    .toEqual([`Pito ${round} (bot)`, `Nodo ${round} (bot)`, `Gopo ${round} (bot)`, '']);
  await host.ask({ type: 'fill_bots' });
  await host.ask({ type: 'start' });
  // Two hands, or one that ended the match: they bid at random, and an overbid does that.
  const enough = () => host.view.stage === 'finished' || host.view.hand_number > 2;
  await expect.poll(enough, { timeout: 60_000 }).toBe(true);
  for (const seat of ['E', 'W', 'N']) expect(host.view.seats[seat].kind).toBe('human');
});

test('the conformance kit finds that the bot in Python keeps every rule', async () => {
  const table = await host.openTable();
  const kit = run(kPython, [`${kExamples}conformance.py`, '--server', url(), '--listen', '0']);
  await expect.poll(kit.output, { timeout: 30_000 }).toContain('/ws');
  const between = /ws:[^\s]+/.exec(kit.output())![0];
  const bot = pythonBot(between, table, 'E', `Robo ${round}`, await host.botInvitation());
  await expect.poll(() => host.view.seats.E.name, { timeout: 30_000 }).toBe(`Robo ${round} (bot)`);
  await host.ask({ type: 'fill_bots' });
  await host.ask({ type: 'start' });
  const status = await kit.end;
  expect([status, kit.output()], bot.output()).toEqual([0, expect.not.stringContaining('broken')]);
});

test('the conformance kit says what a careless client does wrong', async () => {
  const kit = run(kPython, [`${kExamples}conformance.py`, '--server', url(), '--listen', '0']);
  await expect.poll(kit.output, { timeout: 30_000 }).toContain('/ws');
  const between = /ws:[^\s]+/.exec(kit.output())![0];
  const line = new WebSocket(between);
  line.on('error', () => undefined);
  await new Promise((open) => line.once('open', open));
  line.send(JSON.stringify({ type: 'join', id: 'a', table: 'QQQQ', colour: 'red' }));
  line.send(JSON.stringify({ type: 'hello', id: 'a', name: 'Careless' }));
  line.close();
  expect(await kit.end).toBe(1);
  for (const rule of ['with the subprotocol', 'first request', 'valid by the schema', 'two different requests']) {
    expect(kit.output()).toMatch(new RegExp(`broken .*${rule}`));
  }
});
