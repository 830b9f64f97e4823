// In every tongue: no hard-wired word on any screen, and each language on its own.
import { type Page, expect } from '@playwright/test';
import { kAnswer, newPlayer, step, withBots, test } from './player';
import { type RunningServer, startServer } from './server';

let server: RunningServer;
test.beforeAll(async () => {
  server = await startServer(['--bot-pace', '0', '--testing', '--deal-seed', '3']);
});
test.afterAll(async () => {
  await server.stop();
});

/** Words that were never translated: the pseudo-language changes the letters a e i o u n s t r y. */
function hardWired(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    // Months are the browser's. Names of people, tables and devices, codes, addresses, keys and languages are nobody's to translate.
    const free =
      'h1.visually-hidden, .name, .open-hands .hint, kbd, code, option, .rule, .story, .lines, svg text, script, style, noscript';
    const check = (text: string | null, where: string) => {
      for (const word of (text ?? '').match(/[A-Za-z]{3,}/g) ?? []) {
        if (
          /[aeiounstry]/i.test(word) &&
          !/^(Bot|Ana|Balys|Domas|Avinas|Stirna|Chrome|Linux)$/.test(word) &&
          !/^(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)/.test(word)
        )
          found.push(`${word} in ${where}: ${text}`);
      }
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement!;
      if (!parent.closest(free)) check(walker.currentNode.textContent, parent.className || parent.tagName);
    }
    for (const e of document.querySelectorAll('[aria-label], [placeholder], [title]')) {
      if (e.closest(free) || e.matches('.table-page')) continue;
      for (const name of ['aria-label', 'placeholder', 'title'])
        check(e.getAttribute(name), `${name} of ${e.className}`);
    }
    return found;
  });
}

test('a pseudo-language leaves no hard-wired word on any screen', async ({ browser }) => {
  const page = await newPlayer(browser, 71, { language: 'qps' });
  // The friendly name that is filled in is a name as well: always the same one.
  await page.addInitScript(() => (Math.random = () => 0));
  const check = async (where: string) => expect(await hardWired(page), where).toEqual([]);
  await page.goto(server.url);
  await page.locator('.ways button').first().waitFor();
  await page.locator('.settings summary').click();
  await check('the first page');
  await page.locator('.ways button').last().click();
  await check('the code');
  await page.keyboard.press('Escape');
  await page.locator('.corner button').first().click();
  await check('signing in');
  await page.keyboard.press('Escape');
  await page.locator('.ways button').first().click();
  await expect(page.locator('.hand button').first()).toBeVisible();
  for (let turn = 0; turn < 400; turn += 1) {
    if (turn < 12) await check('the table');
    const next = await page.evaluate((answer) => {
      const find = (selector: string) => document.querySelector<HTMLElement>(selector);
      const button =
        find(answer) ??
        find('.suits .suit, .bids .number:not(.quiet), .decision-row .primary:not(.next), .hand button[data-legal]');
      button?.click();
      return document.querySelector('.hand-end') !== null;
    }, kAnswer);
    if (next) break;
    await page.waitForTimeout(20);
  }
  await check('the end of a hand');
  for (const panel of [1, 3, 0]) {
    await page.locator('.bar button').nth(panel).click();
    for (const summary of await page.locator('#panel summary').all()) await summary.click();
    await check(`panel ${panel}`);
  }
  await page.locator('.bar button').last().click();
  await page.locator('.rooms').waitFor();
  await page.locator('.evenings').waitFor();
  for (const summary of await page.locator('.rooms > details > summary').all()) await summary.click();
  await check('the hall');
  for (const path of ['/rules', '/learn', '/replay', '/t/QQQQ', '/replay/00']) {
    await page.goto(server.url + path);
    await page.locator('h1').waitFor();
    await page.waitForTimeout(300);
    await check(path);
  }
});

/** The texts of the decision, and of the sides' tricks, that are cut off. */
const cutOff = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('.decision-row > *, .pile .pair')]
      .filter((each) => {
        const { left, right } = each.getBoundingClientRect();
        return left < 0 || right > innerWidth || each.scrollWidth > each.clientWidth + 1;
      })
      .map((each) => each.textContent),
  );

for (const [language, word, heading] of [
  ['lt', 'Taisyklės', /Avinas/],
  ['de', 'Die Regeln', /Avinas/],
  ['da', 'Reglerne', /Avinas/],
  ['pt', 'As regras', /Avinas/],
  ['ja', 'ルール', /Avinas|アヴィナス/],
] as const) {
  test(`the page speaks ${language} as the browser wishes, in play too, and keeps its zones`, async ({ browser }) => {
    const context = await browser.newContext({ locale: language, viewport: { width: 360, height: 640 } });
    const page = await context.newPage();
    await page.goto(server.url);
    await expect(page.locator('html')).toHaveAttribute('lang', language === 'pt' ? 'pt-PT' : language);
    await expect(page.locator('.corner')).toContainText(word);
    await expect(page.getByRole('heading').first()).toContainText(heading);
    await page.locator('.ways button').first().click();
    await expect(page.locator('.hand button').first()).toBeVisible();
    for (let turn = 0; turn < 100; turn += 1) {
      const sizes = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
      expect(sizes[0]).toBeLessThanOrEqual(sizes[1]);
      expect(await cutOff(page)).toEqual([]);
      if ((await step(page)) === 'hand over') break;
    }
    expect(await page.locator('.hand button').count()).toBeLessThan(8);
    await page.goto(`${server.url}/rules#R5.3`);
    await expect(page.locator('[id="R5.3"]')).toBeInViewport();
  });
}

test('a language chosen in the menu is spoken at once, by other tabs too, and kept', async ({ browser }) => {
  const page = await newPlayer(browser, 72);
  await withBots(page, server.url);
  const other = await page.context().newPage();
  await other.goto(server.url);
  await expect(other.locator('html')).toHaveAttribute('lang', 'en');
  await page.getByRole('navigation', { name: 'More' }).getByRole('button', { name: 'Menu' }).click();
  await page.getByText('Settings', { exact: true }).click();
  await page.getByLabel('Language').selectOption('de');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(other.locator('html')).toHaveAttribute('lang', 'de');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
});
