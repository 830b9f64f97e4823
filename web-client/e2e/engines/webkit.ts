// WebKitGTK's small browser, through WebKitWebDriver on a display of its own.
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { type Engine, until } from './engine';

const kElement = 'element-6066-11e4-a52e-4f735466cecf';
const kKeys = { Enter: '\uE007', Tab: '\uE004', Escape: '\uE00C' };

function miniBrowser(): string {
  const lib = '/usr/lib/x86_64-linux-gnu';
  const found = readdirSync(lib)
    .filter((name) => /^webkit2?gtk-/.test(name))
    .map((name) => `${lib}/${name}/MiniBrowser`)
    .filter((file) => existsSync(file))
    .sort();
  if (found.length === 0) throw new Error('WebKit is not installed: apt-get install webkit2gtk-driver');
  return found[found.length - 1];
}

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });

/** A display without a screen; its number is told on file descriptor 3. */
async function display(): Promise<{ process: ChildProcess; name: string }> {
  const process = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const number = await new Promise<string>((resolve, reject) => {
    process.stdio[3]!.on('data', (bytes: Buffer) => resolve(bytes.toString().trim()));
    process.on('error', reject);
  });
  return { process, name: `:${number}` };
}

export async function webkit(): Promise<Engine> {
  const screen = await display();
  const port = await freePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: screen.name,
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      // Mesa's software renderer, in the compositor's thread, takes the page's process down now and then.
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
      NO_AT_BRIDGE: '1',
      GDK_BACKEND: 'x11',
      LANGUAGE: 'en',
    },
  });
  const ask = async (method: string, path: string, body?: unknown) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      body: method === 'POST' ? JSON.stringify(body ?? {}) : undefined,
    });
    const { value } = (await response.json()) as { value: { error?: string; message?: string } | null };
    if (!response.ok || value?.error) throw new Error(`${path}: ${value?.error} ${value?.message}`);
    return value as never;
  };
  await until('the driver', () => ask('GET', '/status'));
  const options = { binary: miniBrowser(), args: ['--automation', '--full-screen'] };
  const { sessionId } = (await ask('POST', '/session', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
  })) as { sessionId: string };
  const post = (path: string, body?: unknown) => ask('POST', `/session/${sessionId}${path}`, body);
  const keys = (values: string[]) =>
    post('/actions', {
      actions: [
        {
          type: 'key',
          id: 'keyboard',
          actions: values.flatMap((value) => [
            { type: 'keyDown', value },
            { type: 'keyUp', value },
          ]),
        },
      ],
    });
  await post('/window/rect', { width: 390, height: 844 });
  return {
    open: async (url) => void (await post('/url', { url })),
    look: async (see, ...args) => post('/execute/sync', { script: `return (${see}).apply(null, arguments)`, args }),
    click: async (selector) => {
      const found = (await post('/element', { using: 'css selector', value: selector })) as Record<string, string>;
      await post(`/element/${found[kElement]}/click`);
    },
    type: async (text) => void (await keys([...text])),
    press: async (key) => void (await keys([kKeys[key]])),
    close: async () => {
      await ask('DELETE', `/session/${sessionId}`).catch(() => undefined);
      driver.kill();
      screen.process.kill();
    },
  };
}
