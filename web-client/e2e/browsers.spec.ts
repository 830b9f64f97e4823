// Browsers, workers and clubs as they are: what refuses to keep anything, what does not arrive, what is
// renewed under an open page, and what an answer of one moment may not decide for ever.
import { cpSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Page, expect } from '@playwright/test';
import { kWhole, enter, newPlayer, openPanel, openTable, step, withBots, test } from './player';
import { type RunningServer, startServer, newFolder } from './server';

const kDist = fileURLToPath(new URL('../dist', import.meta.url));

const token = (page: Page) =>
  page.evaluate(() => (JSON.parse(localStorage.getItem('avinas.identity')!) as { token: string }).token);
/** On the same port again. */
const again = (server: RunningServer, flags: string[]) => startServer(['--port', new URL(server.url).port, ...flags]);

/** The worker is there and the page is under it. */
async function underWorker(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ready = await navigator.serviceWorker.ready;
    while (ready.active?.state !== 'activated') await new Promise((next) => setTimeout(next, 50));
  });
  await page.reload();
  await expect(page.getByRole('button', { name: 'Play with bots' })).toBeVisible();
}

test('a club that knows nobody for a moment takes nobody their name', async ({ browser }) => {
  const data = newFolder();
  let server = await startServer(['--data', data]);
  const page = await newPlayer(browser, 201);
  await enter(page, server.url, 'Rasa');
  await expect(page.getByText('Rasa, guest').first()).toBeVisible();
  const before = await token(page);
  await server.stop();
  server = await again(server, ['--data', newFolder()]);
  await expect(page.getByRole('alert')).toContainText('does not know you here at the moment', { timeout: 20_000 });
  // Somebody who comes in anew meanwhile does not lose the earlier name either.
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByLabel('Your name').fill('Another');
  await page.getByRole('button', { name: 'Come in' }).click();
  await expect(page.getByText('Another, guest').first()).toBeVisible();
  expect(await token(page)).not.toBe(before);
  await server.stop();
  server = await again(server, ['--data', data]);
  await expect(page.getByText('Rasa, guest').first()).toBeVisible({ timeout: 20_000 });
  expect(await token(page)).toBe(before);
  await page.context().close();
  await server.stop();
});

test('a club that knows nobody is asked again by itself', async ({ browser }) => {
  const data = newFolder();
  let server = await startServer(['--data', data]);
  const page = await newPlayer(browser, 202);
  await enter(page, server.url, 'Rasa');
  await expect(page.getByText('Rasa, guest').first()).toBeVisible();
  await server.stop();
  server = await again(server, ['--data', newFolder()]);
  await expect(page.getByRole('alert')).toContainText('does not know you here at the moment', { timeout: 20_000 });
  await server.stop();
  server = await again(server, ['--data', data]);
  await expect(page.getByText('Rasa, guest').first()).toBeVisible({ timeout: 30_000 });
  await page.context().close();
  await server.stop();
});

for (const [what, part] of [
  ['The table', /\/assets\/table-[^/]*\.js$/],
  ['A game', /\/assets\/room-[^/]*\.js$/],
] as const) {
  test(`${what} that does not arrive says so, and comes when it is there`, async ({ browser }) => {
    const server = await startServer(['--bot-pace', '20']);
    const page = await newPlayer(browser, 203);
    await page.route(part, (route) => route.abort());
    await page.goto(server.url);
    await page.getByRole('button', { name: 'Play with bots' }).click();
    await expect(page.getByRole('alert')).toContainText('A part of this page did not arrive', { timeout: 20_000 });
    await page.unroute(part);
    await page.getByRole('button', { name: 'Load the page again' }).click();
    await expect(page.locator('.hand button').first()).toBeVisible();
    await page.context().close();
    await server.stop();
  });
}

test('a page whose words do not arrive is not blank', async ({ browser }) => {
  const server = await startServer();
  const page = await newPlayer(browser, 204);
  await page.route(/\/assets\/en-[^/]*\.ftl$/, (route) => route.abort());
  await page.goto(server.url);
  await expect(page.getByRole('alert')).toContainText('did not arrive', { timeout: 20_000 });
  await page.context().close();
  await server.stop();
});

/** Makes the next version of the page in that folder: another first script, another mark. */
function upgrade(folder: string): void {
  const old = readdirSync(join(folder, 'assets')).find((name) => /^first-.*\.js$|^index-.*\.js$/.test(name));
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  const script = /src="\/(assets\/[^"]+\.js)"/.exec(page)![1];
  expect(old).toBeDefined();
  cpSync(join(folder, script), join(folder, 'assets/renewed.js'));
  const renewed = page
    .replace(`src="/${script}"`, 'src="/assets/renewed.js"')
    .replace('<title>', '<meta name="renewed"><title>');
  writeFileSync(join(folder, 'index.html'), renewed);
  const worker = readFileSync(join(folder, 'sw.js'), 'utf8');
  const marked = worker.replace(/(revision:"|"revision":")[0-9a-f]+("[^}]*index\.html)/, '$1renewed$2');
  const other = worker.replace(/(index\.html"[^}]*revision"?:")[0-9a-f]+/, '$1renewed');
  const next = marked === worker ? other : marked;
  expect(next).not.toBe(worker);
  writeFileSync(join(folder, 'sw.js'), next);
  for (const name of ['index.html', 'sw.js'])
    for (const end of ['.br', '.gz']) rmSync(join(folder, name + end), { force: true });
}

test('after an upgrade the next load is the new page, and an open one is renewed between hands', async ({
  browser,
}) => {
  const client = newFolder();
  cpSync(kDist, client, { recursive: true });
  let server = await startServer(['--client', client]);
  const context = await browser.newContext();
  const open = await context.newPage();
  await open.goto(server.url);
  await underWorker(open);
  const next = await context.newPage();
  await next.goto(server.url);
  await server.stop();
  upgrade(client);
  server = await again(server, ['--client', client]);
  await next.reload();
  await expect(next.locator('meta[name=renewed]')).toBeAttached();
  // The other page is not touched by anybody.
  await expect(open.locator('meta[name=renewed]')).toBeAttached({ timeout: 40_000 });
  await context.close();
  await server.stop();
});

test("the worker leaves alone what is not the club's: a proxy's login is seen", async ({ browser }) => {
  const server = await startServer();
  let session = true;
  const proxy = createServer((incoming: IncomingMessage, answer) => {
    if (incoming.url === '/login/') return answer.end('Please log in.');
    if (!session) return answer.writeHead(302, { location: '/login/' }).end();
    const { port } = new URL(server.url);
    const onward = httpRequest({ port, host: '127.0.0.1', path: incoming.url, headers: incoming.headers }, (from) => {
      answer.writeHead(from.statusCode!, from.headers);
      from.pipe(answer);
    });
    incoming.pipe(onward);
  });
  await new Promise<void>((done) => proxy.listen(0, '127.0.0.1', done));
  const url = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}/`;
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(url);
  await underWorker(page);
  await page.goto(`${url}login/`);
  await expect(page.getByText('Please log in.')).toBeVisible();
  session = false;
  await page.goto(url);
  await expect(page.getByText('Please log in.')).toBeVisible();
  await context.close();
  proxy.closeAllConnections();
  proxy.close();
  await server.stop();
});

test('a refusal stands until its player does something else', async ({ browser }) => {
  const server = await startServer(['--bot-pace', '20', '--testing', '--deal-seed', '3']);
  const page = await newPlayer(browser, 41);
  let pinged = '';
  let answered = false;
  page.on('websocket', (socket) => {
    socket.on('framesent', ({ payload }) => {
      const { id, type } = JSON.parse(String(payload)) as { id: string; type: string };
      if (type === 'ping') pinged = id;
    });
    socket.on('framereceived', ({ payload }) => (answered ||= pinged !== '' && String(payload).includes(pinged)));
  });
  await withBots(page, server.url);
  const forbidden = page.locator('.hand button.dimmed');
  for (let i = 0; i < 300 && (await forbidden.count()) === 0; i += 1) {
    await step(page);
  }
  await forbidden.first().click();
  const refusal = page.locator('.decision-row [role=alert]');
  await expect(refusal).toBeVisible();
  answered = false;
  await expect.poll(() => answered, { timeout: 20_000 }).toBe(true);
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  await expect(refusal).toBeVisible();
  await page.locator('.hand button[data-legal]').last().click();
  await expect(refusal).toHaveCount(0);
  await page.context().close();
  await server.stop();
});

test('a browser that keeps nothing plays', async ({ browser }) => {
  const server = await startServer(['--bot-pace', '20']);
  const context = await browser.newContext({ serviceWorkers: 'block', locale: 'en' });
  await context.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    }
  });
  const page = await context.newPage();
  await withBots(page, server.url);
  await context.close();
  await server.stop();
});

test('where the browser shows no notification, title and vibration call all the same', async ({ browser }) => {
  const server = await startServer(['--bot-pace', '20', '--testing', '--deal-seed', '3']);
  const page = await newPlayer(browser, 45, { settings: { notify: true } });
  await page.addInitScript(() => {
    class Told {
      static permission = 'granted';
      static requestPermission = () => Promise.reject(new Error('not here'));
      constructor() {
        throw new TypeError('Illegal constructor. Use ServiceWorkerRegistration.showNotification() instead.');
      }
    }
    Object.defineProperty(window, 'Notification', { value: Told });
    const called: string[] = [];
    (window as unknown as { called: string[] }).called = called;
    Object.defineProperty(navigator, 'vibrate', { value: () => called.push(document.title) });
    Object.defineProperty(document, 'hidden', { get: () => true });
  });
  await withBots(page, server.url);
  const called = () => page.evaluate(() => (window as unknown as { called: string[] }).called.join());
  for (let turn = 0; turn < 60 && !(await called()); turn += 1) {
    await step(page);
    await page.waitForTimeout(100);
  }
  expect(await called()).toContain('Your turn');
  await page.context().close();
  await server.stop();
});

test('a notification comes by the worker, as Android has it, and goes when one looks', kWhole, async ({ browser }) => {
  const server = await startServer(['--bot-pace', '20', '--testing', '--deal-seed', '3']);
  const context = await browser.newContext({ permissions: ['notifications'], locale: 'en' });
  const page = await context.newPage();
  await page.addInitScript(() => {
    localStorage.setItem('avinas.settings', JSON.stringify({ notify: true, sounds: false, language: 'en' }));
    let hidden = false;
    Object.defineProperty(document, 'hidden', { get: () => hidden });
    (window as unknown as { look(away: boolean): void }).look = (away) => {
      hidden = away;
      document.dispatchEvent(new Event('visibilitychange'));
    };
  });
  await page.goto(server.url);
  await underWorker(page);
  await withBots(page, server.url);
  const look = (away: boolean) =>
    page.evaluate((away) => (window as unknown as { look(away: boolean): void }).look(away), away);
  const shown = () =>
    page.evaluate(async () => {
      const worker = (await navigator.serviceWorker.getRegistration())!;
      return (await worker.getNotifications()).map((one) => one.title).join();
    });
  await look(true);
  for (let turn = 0; turn < 60 && !(await shown()); turn += 1) {
    await step(page);
    await page.waitForTimeout(100);
  }
  expect(await shown()).toBe('Your turn.');
  await look(false);
  await expect.poll(shown).toBe('');
  await context.close();
  await server.stop();
});

test("a browser's translator leaves alone what is drawn anew", async ({ browser }) => {
  const server = await startServer(['--bot-pace', '20']);
  const page = await newPlayer(browser, 205);
  await withBots(page, server.url);
  expect(await page.evaluate(() => document.querySelector<HTMLElement>('.table-page')!.translate)).toBe(false);
  await page.goto(`${server.url}/rules`);
  await expect(page.locator('h1')).toBeVisible();
  expect(await page.evaluate(() => document.querySelector<HTMLElement>('h1')!.translate)).toBe(true);
  await page.context().close();
  await server.stop();
});

test('an invitation that is opened in the tab of the open club asks', async ({ browser }) => {
  const data = newFolder();
  let server = await startServer(['--data', data]);
  const page = await newPlayer(browser, 206);
  await enter(page, server.url, 'Rasa');
  await expect(page.getByText('Rasa, guest').first()).toBeVisible();
  const secret = /#invitation=\S+/.exec(server.output)![0];
  await page.goto(`${server.url}/${secret}`);
  const question = page.getByRole('alertdialog');
  await expect(question).toBeVisible();
  // A line that comes back while the page asks makes nobody anything.
  const lost = page.getByText('Connection lost');
  await server.stop();
  await expect(lost).toBeVisible();
  server = await again(server, ['--data', data]);
  await expect(lost).toHaveCount(0, { timeout: 20_000 });
  await expect(page.locator('.corner')).toContainText('Rasa, guest');
  await question.locator('.danger').click();
  await expect(page.getByText('Rasa, owner').first()).toBeVisible();
  await page.context().close();
  await server.stop();
});

test('the keys of the digits lead to cards on a Lithuanian keyboard, letters on a Greek one answer', async ({
  browser,
}) => {
  const server = await startServer(['--bot-pace', '20']);
  const page = await newPlayer(browser, 207);
  await withBots(page, server.url);
  const press = (key: string, code: string) =>
    page.evaluate(
      ([key, code]) => document.body.dispatchEvent(new KeyboardEvent('keydown', { key, code, bubbles: true })),
      [key, code],
    );
  await press('č', 'Digit2');
  await expect(page.locator('[data-card-number="2"]')).toBeFocused();
  await press('χ', 'KeyH');
  await expect(page.getByRole('log')).toContainText(/ of (clubs|spades|hearts|diamonds)/);
  await page.context().close();
  await server.stop();
});

test('what must be heard is said inside an open dialog', async ({ browser }) => {
  const server = await startServer();
  const page = await newPlayer(browser, 208);
  await enter(page, server.url, 'Rasa');
  await expect(page.getByText('Rasa, guest').first()).toBeVisible();
  await page.getByRole('button', { name: 'Play with friends' }).click();
  await server.stop();
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('Connection lost');
  await expect(page.getByRole('dialog').getByRole('log')).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('body > #aloud').getByRole('log')).toBeAttached();
  await page.context().close();
});

test('Escape in a question of the menu closes the question alone', async ({ browser }) => {
  const server = await startServer();
  const page = await newPlayer(browser, 211, { viewport: { width: 844, height: 390 } });
  await withBots(page, server.url);
  const panel = await openPanel(page, 'Menu');
  const leave = panel.getByRole('button', { name: 'Leave the match' });
  await leave.click();
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await expect(leave).toBeFocused();
  await page.context().close();
  await server.stop();
});

test('stakes that the host changes are said to all who sit, and asked again', async ({ browser }) => {
  const server = await startServer();
  const host = await newPlayer(browser, 209);
  await enter(host, server.url, 'Rasa');
  const link = await openTable(host);
  const guest = await newPlayer(browser, 210);
  await enter(guest, link, 'Jonas');
  await guest.getByRole('button', { name: 'Sit East' }).click();
  await expect(guest.getByRole('button', { name: 'Stand up' })).toBeVisible();
  await host.getByRole('button', { name: 'Options', exact: true }).click();
  await host.getByLabel('Stakes').selectOption('per_ram');
  await host.getByRole('spinbutton', { name: 'Units' }).fill('50');
  await host.getByRole('button', { name: 'Set the options' }).click();
  const asked = 'The table’s host has changed what is played for: Stakes: 50 units a ram.';
  await expect(guest.getByRole('log')).toContainText(asked);
  const question = guest.locator('.proposal', { hasText: asked });
  await question.getByRole('button', { name: 'Agree' }).click();
  await expect(question).toHaveCount(0);
  await expect(host.locator('.proposal')).toHaveCount(0);
  // Those who sit go on where the host has left.
  const fill = guest.getByRole('button', { name: 'Fill empty seats with bots' });
  await expect(fill).toHaveCount(0);
  await host.context().close();
  await fill.click();
  await expect(guest.getByRole('button', { name: 'Start' })).toBeVisible();
  await guest.context().close();
  await server.stop();
});

test('a link that leads to no other machine says so, and what a host does then', async ({ browser }) => {
  const server = await startServer();
  const page = await newPlayer(browser, 211);
  for (const [address, hints] of [
    [server.url, 1],
    [server.url.replace('127.0.0.1', 'club.example'), 0],
  ] as const) {
    await enter(page, address, 'Rasa');
    await openTable(page);
    await expect(page.getByText('This link works on this computer only.')).toHaveCount(hints);
  }
  await page.context().close();
  await server.stop();
});

test('what was said in the hall is there after coming back from a table', async ({ browser }) => {
  const server = await startServer();
  const page = await newPlayer(browser, 212);
  await enter(page, server.url, 'Rasa');
  await page.getByLabel('Say something').fill('Labas vakaras');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.locator('.lines')).toContainText('Labas vakaras');
  await openTable(page);
  await page.goBack();
  await expect(page.locator('.lines')).toContainText('Labas vakaras');
  await page.context().close();
  await server.stop();
});
