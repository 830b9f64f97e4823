// Things that must be seen: marks that stand out, disclosure marks, nothing cut off on a narrow phone.
import { type Locator, type Page, expect } from '@playwright/test';
import { enter, newPlayer, step, withBots, test, playOn } from './player';
import { type RunningServer, startServer } from './server';

let server: RunningServer;
test.beforeAll(async () => {
  server = await startServer(['--bot-pace', '20', '--testing', '--deal-seed', '3']);
});
test.afterAll(async () => {
  await server.stop();
});

/** Contrast of a border to what lies behind its owner, as WCAG 2 counts it. */
const contrastOfBorder = (element: Locator) =>
  element.evaluate((e) => {
    // A canvas turns any colour into bytes, and lays see-through ones over what is there.
    const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!;
    const luminance = (colours: string[]) => {
      context.clearRect(0, 0, 1, 1);
      for (const colour of colours) {
        context.fillStyle = colour;
        context.fillRect(0, 0, 1, 1);
      }
      const [r, g, b] = [...context.getImageData(0, 0, 1, 1).data]
        .map((byte) => byte / 255)
        .map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const behind: string[] = [];
    for (let at = e.parentElement; at; at = at.parentElement) {
      const style = getComputedStyle(at);
      const painted = /rgba?\([^)]*\)/.exec(style.backgroundImage)?.[0];
      behind.unshift(style.backgroundColor, ...(painted ? [painted] : []));
    }
    const mark = luminance([...behind, getComputedStyle(e).borderTopColor]);
    const ground = luminance(behind);
    return (Math.max(mark, ground) + 0.05) / (Math.min(mark, ground) + 0.05);
  });

for (const dark of [false, true]) {
  test(`the turn's mark and the borders of controls stand out by 3 to 1, ${dark ? 'dark' : 'light'}`, async ({
    browser,
  }) => {
    const page = await newPlayer(browser, 48, { dark });
    await withBots(page, server.url);
    // At one's own turn nothing moves on.
    const turn = page.locator('.player.bottom.turn .plate');
    await expect(turn).toBeVisible();
    expect(await contrastOfBorder(turn)).toBeGreaterThanOrEqual(3);
    let framed = 0;
    for (const control of await page.locator('.bar button, .decision-row button:not(.primary):visible').all()) {
      if (!(await control.evaluate((e) => parseFloat(getComputedStyle(e).borderTopWidth) > 0))) continue;
      framed += 1;
      expect(await contrastOfBorder(control)).toBeGreaterThanOrEqual(3);
    }
    await page.goto(server.url);
    await expect(page.getByText('Back to your game')).toBeVisible();
    await expect(page.getByLabel('Language')).toBeVisible();
    await expect(page.locator('.evenings')).toBeVisible();
    for (const control of await page.locator('button:visible, input:visible, select:visible').all()) {
      const own = await control.evaluate((e) => {
        const style = getComputedStyle(e);
        return style.borderTopStyle !== 'none' && style.borderTopColor !== style.backgroundColor;
      });
      if (!own) continue;
      framed += 1;
      expect(await contrastOfBorder(control)).toBeGreaterThanOrEqual(3);
    }
    expect(framed).toBeGreaterThan(3);
    await page.context().close();
  });
}

test('what can be opened shows a mark that says so', async ({ browser }) => {
  const page = await newPlayer(browser, 49);
  await enter(page, server.url, 'Rasa');
  await expect(page.locator('summary').first()).toBeVisible();
  for (const summary of await page.locator('summary').all()) {
    expect(await summary.evaluate((e) => getComputedStyle(e).display)).toBe('list-item');
    expect(await summary.evaluate((e) => getComputedStyle(e).listStyleType)).toMatch(/^disclosure/);
  }
  await page.context().close();
});

/** Reports sideways scrolling, and text that is cut at the window's edge. */
const sideways = (page: Page) =>
  page.evaluate(() => {
    window.scrollTo(50, 0);
    const moved = window.scrollX;
    window.scrollTo(0, 0);
    return moved;
  });

test('a window of 320 pixels shows every page without scrolling sideways', async ({ browser }) => {
  const page = await newPlayer(browser, 50, { viewport: { width: 320, height: 568 } });
  for (const path of ['/', '/rules', '/learn', '/replay']) {
    await page.goto(server.url + path);
    await expect(page.locator('h1').first()).toBeAttached();
    expect([path, await sideways(page)]).toEqual([path, 0]);
  }
  await withBots(page, server.url);
  for (let turn = 0; turn < 2000 && !(await page.locator('.hand-end').count()); turn += 1) {
    expect(await sideways(page)).toBe(0);
    await step(page);
  }
  await expect(page.locator('.hand-end')).toBeVisible();
  expect(await sideways(page)).toBe(0);
  await page.context().close();
});

test('"Stop" is offered on others\' turns without saying that it is yours', async ({ browser }) => {
  test.setTimeout(240_000);
  const page = await newPlayer(browser, 51);
  await withBots(page, server.url);
  let seen = 0;
  for (let turn = 0; turn < 6000 && seen < 1; turn += 1) {
    const [offered, text, mine] = await page.evaluate(() => [
      document.querySelector('.decision-row .stop') !== null,
      document.querySelector('.decision-row .asked')?.textContent ?? '',
      document.querySelector('.hand button[data-legal], .suits .suit') !== null,
    ]);
    if (offered && !mine) {
      seen += 1;
      expect(text).not.toMatch(/your/i);
    }
    await playOn(page);
  }
  expect(seen).toBe(1);
  await page.context().close();
});

test('a hand is dealt in two packets of four, from the dealer, and what is shown turns over with its packet', async ({
  browser,
}) => {
  const page = await newPlayer(browser, 50);
  await withBots(page, server.url);
  const delays = (selector: string) =>
    page.locator(selector).evaluateAll((all) => all.map((e) => parseFloat(getComputedStyle(e).animationDelay)));
  const cards = (await delays('.hand li')).sort((a, b) => a - b);
  expect(cards[3]).toBeLessThan(0.22);
  expect(cards[4]).toBeGreaterThanOrEqual(0.22);
  expect(Math.max(...cards)).toBeLessThan(0.35);
  expect(new Set(await delays('.shown li'))).toEqual(new Set([0.15, 0.37]));
  const dealer = page.locator('.player:has(.badge:not(.declarer))');
  const place = (await dealer.getAttribute('class'))!.split(' ')[1];
  await expect(page.locator('.table-page')).toHaveClass(new RegExp(`dealt-by-${place}`));
});
