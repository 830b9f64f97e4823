// The table to look at: zones that keep their places, tricks that are seen, text at double size.
import { type Page, expect } from '@playwright/test';
import { kAnswer, newPlayer, nextHand, step, withBots, test } from './player';
import { type RunningServer, startServer } from './server';

let server: RunningServer;
test.beforeAll(async () => {
  server = await startServer(['--bot-pace', '20', '--testing', '--deal-seed', '3']);
});
test.afterAll(async () => {
  await server.stop();
});

const kSizes = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 740, height: 360 },
  { width: 820, height: 1180 },
  { width: 900, height: 560 },
  { width: 1024, height: 640 },
  { width: 1280, height: 720 },
  { width: 1440, height: 900 },
];
const kZones = ['.stake-bar', '.felt', '.decision-row', '.hand-row', '.bar'];

/** In any language: the plain choice, else a card; the next hand if that is wished. */
async function choosePlainly(page: Page, goesOn = false): Promise<void> {
  const next = goesOn ? ', .next:not([disabled])' : '';
  const answer = page.locator(kAnswer);
  const choice = (await answer.count())
    ? answer
    : page.locator(`.suits .suit, .decision-row .primary:not(.next), .hand button[data-legal]${next}`);
  if (!(await choice.count())) return;
  await choice
    .first()
    .click({ timeout: 1000 })
    .catch(() => undefined);
}

/** Waits until the page has drawn what follows from a new size: two frames of the same height. */
const settled = (page: Page) =>
  page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    await frame();
    for (let before = -1; before !== document.documentElement.scrollHeight; await frame())
      before = document.documentElement.scrollHeight;
  });

/** The places of the zones, and the parts of the play outside the window. */
function look(page: Page) {
  return page.evaluate((zones) => {
    const places = zones.map((zone) => {
      const { x, y, width, height } = document.querySelector(zone)!.getBoundingClientRect();
      return [x, y, width, height].map(Math.round).join(' ');
    });
    const inside = (e: Element) => {
      const box = e.getBoundingClientRect();
      return box.left >= -1 && box.top >= -1 && box.right <= innerWidth + 1 && box.bottom <= innerHeight + 1;
    };
    const play = document.querySelectorAll('.hand button, .lying:not(.flying *), .decision-row button, .plate');
    const outside = [...play].filter((e) => !inside(e)).map((e) => e.className + e.textContent);
    const { scrollWidth, scrollHeight } = document.documentElement;
    const isTooLarge = scrollWidth > innerWidth || scrollHeight > innerHeight;
    const sizeOf = (e: Element) => `${e.className} ${e.clientWidth} by ${e.clientHeight}`;
    // If the page scrolls, the parts of the felt say why.
    const scrolls = isTooLarge ? [...document.querySelectorAll('.felt > *, .player, .player > *')].map(sizeOf) : [];
    return { places: places.join(' | '), outside, scrolls };
  }, kZones);
}

/** Cards whose index another card, or a player's plate, lies over. */
function covered(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isOnItsWay = (e: Element) => e.getAnimations().length + (e.closest('li')?.getAnimations().length ?? 0) > 0;
    const cards = [...document.querySelectorAll<HTMLElement>('.hand button, .trick:not(.flying) .lying')];
    return cards
      .filter((card) => {
        if (isOnItsWay(card)) return false;
        const box = card.getBoundingClientRect();
        // The corner with rank and suit.
        const x = box.left + box.width * 0.16;
        const y = box.top + box.height * 0.16;
        const plates = [...document.querySelectorAll<HTMLElement>('.plate')];
        return [...cards, ...plates].some((other) => {
          if (other === card || isOnItsWay(other)) return false;
          const o = other.getBoundingClientRect();
          const over = x > o.left && x < o.right && y > o.top && y < o.bottom;
          const layer = (e: HTMLElement) => Number(getComputedStyle(e).zIndex) || 0;
          const later = card.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING;
          const above = layer(other) === layer(card) ? later : layer(other) > layer(card);
          return over && (above || (card.matches('.lying') && plates.includes(other)));
        });
      })
      .map((card) => card.dataset.card ?? card.className);
  });
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
/** The first game at every size, each other one on a phone upright, lying, and on a desk. */
const kSizesOf = (game: string) => (game === 'avinas' ? kSizes : [kSizes[0], kSizes[2], kSizes[6]]);

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
    const hasEnded = async () => (await page.locator('.table-page.ended').count()) > 0; // another scene
    let at = sizes[0];
    for (let turn = 1; !(await hasEnded()); turn += 1) {
      // The least looked at comes next, in the midst of tricks too.
      if (turn % 4 === 0) {
        at = sizes.reduce((least, size) => (looks.get(size)! < looks.get(least)! ? size : least));
        await page.setViewportSize(at);
        await settled(page);
      }
      const now = await look(page);
      const hidden = await covered(page);
      if (await hasEnded()) break;
      const size = `${at.width} by ${at.height}`;
      looks.set(at, looks.get(at)! + 1);
      expect(now.scrolls, size).toEqual([]);
      expect(now.places, size).toBe(first.get(size) ?? now.places);
      first.set(size, now.places);
      expect(now.outside, size).toEqual([]);
      expect(hidden, size).toEqual([]);
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

/** Boxes that may not lie over one another. The cards of a trick may, and so may parts of one plate. */
const kBoxes =
  '.plate, .call, .shown, .pile, .lying:not(.flying *), .stake, .progress, .decision-row > *:not(.bids, .suits), .bids > *, .suits > *, .hand, .bar';

/** Boxes that lie over one another, by what is in them. */
function collisions(page: Page): Promise<string[]> {
  return page.evaluate((boxes) => {
    const all = [...document.querySelectorAll<HTMLElement>(boxes)].filter((e) => e.getClientRects().length > 0);
    const name = (e: HTMLElement) => `${e.className} "${e.textContent?.trim().slice(0, 30)}"`;
    return all.flatMap((a, i) =>
      all.slice(i + 1).flatMap((b) => {
        if (a.contains(b) || b.contains(a) || (a.matches('.lying') && b.matches('.lying'))) return [];
        const [p, q] = [a.getBoundingClientRect(), b.getBoundingClientRect()];
        const wide = Math.min(p.right, q.right) - Math.max(p.left, q.left);
        const high = Math.min(p.bottom, q.bottom) - Math.max(p.top, q.top);
        return wide > 2 && high > 2 ? [`${name(a)} and ${name(b)} by ${Math.round(wide)}x${Math.round(high)}`] : [];
      }),
    );
  }, kBoxes);
}

for (const language of ['en', 'lt', 'de', 'da', 'pt', 'ja']) {
  test(`nothing lies over anything else at any size, with long names and at 200 %, in ${language}`, async ({
    browser,
  }) => {
    const page = await newPlayer(browser, 45, { language, settings: { last_card: false } });
    await page.goto(server.url);
    await page.locator('.ways button').first().click();
    await expect(page.locator('.hand button')).toHaveCount(8);
    let looked = 0;
    for (let turn = 0; turn < 400 && looked < 5; turn += 1) {
      // At one's own turn nothing moves on: in the bidding, at the first lead, in a trick.
      const mine = page.locator('.player.bottom.turn');
      if ((await mine.count()) && (await page.locator('.trick.taken').count()) === 0) {
        looked += 1;
        await page.evaluate(() =>
          document.querySelectorAll('.player .name').forEach((e) => (e.textContent = 'Wilhelminawald')),
        );
        for (const size of kSizes) {
          for (const text of ['', '200%']) {
            await page.setViewportSize(size);
            await page.evaluate((font) => (document.documentElement.style.fontSize = font), text);
            // A card on its way may cross a plate; where it lies it may not.
            await expect.poll(() => collisions(page), `${size.width} by ${size.height} ${text}`).toEqual([]);
            expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
          }
        }
        await page.evaluate(() => (document.documentElement.style.fontSize = ''));
      }
      await choosePlainly(page, true);
      await page.waitForTimeout(20);
    }
    expect(looked).toBe(5);
    await page.context().close();
  });
}

test('own cards take an eighth of a phone, and a trick has its part of the largest felt', async ({ browser }) => {
  const page = await newPlayer(browser, 46, { viewport: { width: 390, height: 844 } });
  await withBots(page, server.url);
  const areas = () =>
    page.evaluate(async () => {
      await Promise.allSettled(document.getAnimations().map((moving) => moving.finished));
      const area = (e: Element) => {
        const box = e.getBoundingClientRect();
        return box.width * box.height;
      };
      const cards = [...document.querySelectorAll('.hand svg.card')].map((e) => e.getBoundingClientRect());
      const right = Math.max(...cards.map((c) => c.right));
      return {
        window: innerWidth * innerHeight,
        hand: (right - cards[0].left) * cards[0].height,
        strip: cards[1].left - cards[0].left,
        card: cards[0].width,
        decision: document.querySelector('.decision-row')!.getBoundingClientRect().height,
        lying: [...document.querySelectorAll('.lying .named-card')].map((e) => e.getBoundingClientRect().width),
        trick: [...document.querySelectorAll('.lying .named-card')].reduce((sum, e) => sum + area(e), 0),
        felt: area(document.querySelector('.felt')!),
      };
    });
  const phone = await areas();
  expect(phone.hand / phone.window).toBeGreaterThanOrEqual(0.12);
  expect(phone.strip).toBeGreaterThanOrEqual(41);
  expect(phone.card / 390).toBeCloseTo(0.21, 2);
  expect(phone.decision).toBeLessThanOrEqual(69);
  await page.setViewportSize({ width: 2560, height: 1440 });
  const lies = async () => (await page.locator('.trick.taken:not(.flying) .lying').count()) === 4;
  let large = phone;
  for (let turn = 0; turn < 2000; turn += 1) {
    if (await lies()) {
      large = await areas();
      if (await lies()) break; // it did not fly away meanwhile
    }
    await step(page);
  }
  expect(large.lying.length).toBe(4);
  expect(large.trick / large.felt).toBeGreaterThanOrEqual(0.07);
  expect(large.card).toBeGreaterThan(150);
  await page.context().close();
});

test('with text at 200 % nothing of the play is cut off or covered', async ({ browser }) => {
  for (const viewport of [kSizes[0], kSizes[6]]) {
    const page = await newPlayer(browser, 42, { viewport });
    await withBots(page, server.url);
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    for (let turn = 0; turn < 12; turn += 1) {
      await page.waitForFunction(() => document.getAnimations().length === 0);
      const hidden = await page.evaluate(() => {
        const all = [...document.querySelectorAll<HTMLElement>('.hand button, .decision-row button, .bar button')];
        const covered = all.filter((e) => {
          e.scrollIntoView({ block: 'center' });
          const box = e.getBoundingClientRect();
          const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
          const isFree = top && (e.contains(top) || top.contains(e));
          if (!isFree) e.dataset.under = `${top?.tagName} ${top?.className}`;
          return !isFree;
        });
        const cut = [...document.querySelectorAll<HTMLElement>('.stake, .asked, button, .pile, .call')].filter(
          (e) => !e.matches('.call') && e.scrollWidth > e.clientWidth + 2 && getComputedStyle(e).overflow !== 'visible',
        );
        return [...covered, ...cut].map((e) => `${e.className} ${e.textContent} under ${e.dataset.under}`);
      });
      expect(hidden).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
      if ((await step(page)) === 'hand over') break;
    }
  }
});

/** Watches the tricks: for how long each lies whole, at full strength, with its winner marked. */
async function watchTricks(page: Page): Promise<void> {
  await page.evaluate(() => {
    const seen: Record<string, { first: number; last: number }> = {};
    (window as unknown as { seen: typeof seen }).seen = seen;
    let lying = '';
    const look = () => {
      // A trick that was on the screen stays there until this frame.
      if (lying) seen[lying].last = performance.now();
      lying = '';
      const trick = document.querySelector<HTMLElement>('.trick:not(.flying)');
      const cards = trick ? [...trick.querySelectorAll<HTMLElement>('.lying')] : [];
      const whole = cards.length === 4 && cards.every((c) => Number(getComputedStyle(c).opacity) === 1);
      if (trick && whole && trick.querySelector('.won')) {
        lying = `${trick.dataset.hand}-${trick.dataset.trick}`;
        seen[lying] ??= { first: performance.now(), last: 0 };
      }
      requestAnimationFrame(look);
    };
    look();
  });
}

test('every trick lies whole at full strength, its winner marked, for 800 ms or more', async ({ browser }) => {
  test.setTimeout(600_000);
  const hands = Number(process.env.AVINAS_TEST_HANDS ?? 2);
  const page = await newPlayer(browser, 43);
  await withBots(page, server.url);
  await watchTricks(page);
  let expected = 0;
  for (let hand = 0; hand < hands; hand += 1) {
    for (let turn = 0; turn < 3000; turn += 1) {
      const done = await step(page);
      if (done === 'match over' || done === 'hand over') break;
    }
    await expect(page.locator('.hand-end')).toBeVisible({ timeout: 30_000 });
    expected += await page.evaluate(() => {
      const actions = document.querySelectorAll('.hand-end details ol li');
      return [...actions].filter((li) => li.textContent!.split(', ').length === 4).length;
    });
    if (await page.locator('.table-page[data-stage=finished]').count()) break;
    await nextHand([page]);
  }
  const seen = await page.evaluate(
    () => (window as unknown as { seen: Record<string, { first: number; last: number }> }).seen,
  );
  const times = Object.values(seen).map((s) => s.last - s.first);
  console.log(`${times.length} tricks of ${expected}, the shortest seen for ${Math.round(Math.min(...times))} ms`);
  expect(times.length).toBe(expected);
  expect(Math.min(...times)).toBeGreaterThan(800);
});

test('no glyph crosses the edge of its card, on any of the 32, in any language', async ({ browser }) => {
  test.setTimeout(300_000);
  for (const language of ['en', 'lt', 'de', 'da', 'pt', 'ja']) {
    const page = await newPlayer(browser, 44, { language, viewport: kSizes[0] });
    await page.goto(server.url);
    await page.locator('.ways button').first().click();
    for (let turn = 0; turn < 3000; turn += 1) {
      if (await page.locator('.hand-end .named-card').count()) break;
      await choosePlainly(page);
      await page.waitForTimeout(10);
    }
    await expect(page.locator('.hand-end .named-card')).toHaveCount(32);
    const outside = await page.evaluate(() =>
      [...document.querySelectorAll<SVGSVGElement>('.hand-end svg.card')].flatMap((card) => {
        const edge = card.querySelector('.paper')!.getBoundingClientRect();
        return [...card.querySelectorAll('text, .sign, image')].flatMap((glyph) => {
          const box = glyph.getBoundingClientRect();
          const isOut =
            box.left < edge.left - 0.5 ||
            box.right > edge.right + 0.5 ||
            box.top < edge.top - 0.5 ||
            box.bottom > edge.bottom + 0.5;
          return isOut
            ? [`${glyph.tagName} ${glyph.textContent} of ${card.parentElement!.getAttribute('aria-label')}`]
            : [];
        });
      }),
    );
    expect(outside).toEqual([]);
    await page.context().close();
  }
});
