// The table to look at: nothing lies over anything else, tricks are seen, text at double size, glyphs in their cards.
import { type Page, expect } from '@playwright/test';
import { kAnswer, kSizes, newPlayer, nextHand, step, withBots, test } from './player';
import { type RunningServer, startServer } from './server';

let server: RunningServer;
test.beforeAll(async () => {
  server = await startServer(['--bot-pace', '20', '--testing', '--deal-seed', '3']);
});
test.afterAll(async () => {
  await server.stop();
});

/** In any language: the plain choice, else a card; the next hand if that is wished. */
async function choosePlainly(page: Page, goesOn = false): Promise<void> {
  const next = goesOn ? ', .next:not([aria-disabled=true])' : '';
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
        for (const text of ['', '200%']) {
          await page.evaluate((font) => (document.documentElement.style.fontSize = font), text);
          for (const size of kSizes) {
            await page.setViewportSize(size);
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
    const page = await newPlayer(browser, 44, { language, viewport: kSizes[0], unseen: true });
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
