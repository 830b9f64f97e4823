// The zones of the table keep their places over a whole hand of each game, and nothing scrolls.
import { type Page, expect } from '@playwright/test';
import { kSizes, newPlayer, step, withBots, test } from './player';
import { type RunningServer, startServer } from './server';

let server: RunningServer;
test.beforeAll(async () => {
  server = await startServer(['--bot-pace', '20', '--testing', '--deal-seed', '3']);
});
test.afterAll(async () => {
  await server.stop();
});

const kZones = ['.stake-bar', '.felt', '.decision-row', '.hand-row', '.bar'];

/** Waits until the page has drawn what follows from a new size: two frames of the same height. */
const settled = (page: Page) =>
  page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    await frame();
    for (let before = -1; before !== document.documentElement.scrollHeight; await frame())
      before = document.documentElement.scrollHeight;
  });

/** The places of the zones; what is outside the window; cards whose index another card, or a plate, lies over. */
function look(page: Page) {
  return page.evaluate((zones) => {
    const boxes = new Map<Element, DOMRect>();
    const boxOf = (e: Element) => boxes.get(e) ?? boxes.set(e, e.getBoundingClientRect()).get(e)!;
    const places = zones.map((zone) => {
      const { x, y, width, height } = boxOf(document.querySelector(zone)!);
      return [x, y, width, height].map(Math.round).join(' ');
    });
    const inside = (e: Element) => {
      const box = boxOf(e);
      return box.left >= -1 && box.top >= -1 && box.right <= innerWidth + 1 && box.bottom <= innerHeight + 1;
    };
    const play = document.querySelectorAll('.hand button, .lying:not(.flying *), .decision-row button, .plate');
    const outside = [...play].filter((e) => !inside(e)).map((e) => e.className + e.textContent);
    const { scrollWidth, scrollHeight } = document.documentElement;
    const isTooLarge = scrollWidth > innerWidth || scrollHeight > innerHeight;
    const sizeOf = (e: Element) => `${e.className} ${e.clientWidth} by ${e.clientHeight}`;
    // If the page scrolls, the parts of the felt say why.
    const scrolls = isTooLarge ? [...document.querySelectorAll('.felt > *, .player, .player > *')].map(sizeOf) : [];

    const isOnItsWay = (e: Element) => e.getAnimations().length + (e.closest('li')?.getAnimations().length ?? 0) > 0;
    const cards = [...document.querySelectorAll<HTMLElement>('.hand button, .trick:not(.flying) .lying')];
    const plates = [...document.querySelectorAll<HTMLElement>('.plate')];
    const covered = cards.filter((card) => {
      if (isOnItsWay(card)) return false;
      const box = boxOf(card);
      // The corner with rank and suit.
      const x = box.left + box.width * 0.16;
      const y = box.top + box.height * 0.16;
      return [...cards, ...plates].some((other) => {
        if (other === card || isOnItsWay(other)) return false;
        const o = boxOf(other);
        const over = x > o.left && x < o.right && y > o.top && y < o.bottom;
        const layer = (e: HTMLElement) => Number(getComputedStyle(e).zIndex) || 0;
        const later = card.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING;
        const above = layer(other) === layer(card) ? later : layer(other) > layer(card);
        return over && (above || (card.matches('.lying') && plates.includes(other)));
      });
    });
    return {
      isOver: document.querySelector('.table-page.ended') !== null, // another scene
      places: places.join(' | '),
      outside,
      scrolls,
      covered: covered.map((card) => card.dataset.card ?? card.className),
    };
  }, kZones);
}

/** One person a game: what somebody left under way would be taken up again. */
const kSeeds = {
  avinas: 41,
  sjavs: 141,
  einwerfen: 241,
  sueca: 341,
  owcyglowa: 441,
  klorsjavs: 541,
  tarock: 641,
  sixbid: 741,
  sjavsalone: 841,
};
/** The first game at every size, each other one on phones upright, lying, and on a desk. */
const kSizesOf = (game: string) => (game === 'avinas' ? kSizes : [kSizes[0], kSizes[2], kSizes[6], kSizes[8]]);

for (const [game, seed] of Object.entries(kSeeds)) {
  test(`zones keep their places over a whole hand of ${game} and nothing scrolls at any size`, async ({ browser }) => {
    test.setTimeout(300_000);
    const sizes = kSizesOf(game);
    const page = await newPlayer(browser, seed, { viewport: sizes[0], settings: { game } });
    await withBots(page, server.url);
    // On a phone a dealer's marks take two lines beside the trick, and a shown card lies below: who deals is chance.
    await page.evaluate(() => {
      const [sheet] = document.styleSheets;
      const beside = '.player:is(.left, .right)';
      const shown = `${beside}:not(:has(.shown))::after { content: ''; height: calc(var(--small) * 1.39) }`;
      sheet.insertRule(`@media (width < 700px) { ${beside} .has { min-height: 2.35rem } ${shown} }`, 0);
    });
    const first = new Map<string, string>();
    const looks = new Map(sizes.map((size) => [size, 0]));
    let at = sizes[0];
    for (let turn = 1; ; turn += 1) {
      // The least looked at comes next, in the midst of tricks too.
      if (turn % 4 === 0) {
        at = sizes.reduce((least, size) => (looks.get(size)! < looks.get(least)! ? size : least));
        await page.setViewportSize(at);
        await settled(page);
      }
      const { isOver, ...now } = await look(page);
      if (isOver) break;
      const size = `${at.width} by ${at.height}`;
      looks.set(at, looks.get(at)! + 1);
      first.set(size, first.get(size) ?? now.places);
      expect(now, size).toEqual({ places: first.get(size), outside: [], scrolls: [], covered: [] });
      await step(page);
    }
    expect(Math.min(...looks.values())).toBeGreaterThan(5);
    await expect(page.locator('.hand-end')).toBeVisible({ timeout: 20_000 });
    for (const size of sizes) {
      await page.setViewportSize(size);
      await settled(page);
      expect((await look(page)).scrolls, `${size.width} by ${size.height}`).toEqual([]);
      await expect(page.locator('.next, .decision-row .primary').first()).toBeInViewport({ ratio: 1 });
    }
  });
}
