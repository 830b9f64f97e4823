// Goes to a club evening in Firefox by keys alone while Orca listens: in as a pair, to the table when the round
// begins, back, and through the standings (scripts/check orca evening).
import { WebSocket } from 'ws';
import { keys, listening, sleep } from './listening.mjs';

/** Another player, who is the evening's host; each request is answered. */
async function comeAsHost(url) {
  const line = new WebSocket(`${url.replace('http', 'ws')}/ws`, { origin: url });
  const waiting = new Map();
  line.on('message', (bytes) => {
    const message = JSON.parse(bytes);
    waiting.get(message.reply_to)?.(message);
  });
  await new Promise((open) => line.on('open', open));
  let count = 0;
  const ask = (request) =>
    new Promise((answer, refused) => {
      const id = `h${(count += 1)}`;
      waiting.set(id, (message) => (message.type === 'error' ? refused(new Error(message.reason)) : answer(message)));
      line.send(JSON.stringify({ ...request, id }));
    });
  await ask({ type: 'hello', name: 'Ona', versions: [1] });
  return ask;
}

await listening(process.argv[2], [], async ({ url, page, listen, note }) => {
  const ask = await comeAsHost(url);
  const { code } = await ask({
    type: 'open_evening',
    name: 'Thursday',
    options: { game: 'sueca' },
    plan: { movement: 'howell', rounds: 1, hands: 1 },
  });
  const step = (what) => ask({ type: 'evening', code, what });
  await step('enter');

  async function go(text) {
    note(`(Tab to "${text}", Enter)`);
    for (let presses = 0; ; presses += 1) {
      const on = await page.evaluate(() => {
        const { ariaLabel, textContent } = document.activeElement ?? {};
        return ariaLabel || textContent;
      });
      if (on === text) break;
      if (presses === 80) throw new Error(`Tab does not come to "${text}"`);
      keys('Tab');
      await sleep(150);
    }
    await listen();
    keys('Return');
    await sleep(500);
    return (await listen()).join('\n');
  }
  const told = (heard, what) => {
    if (!heard.includes(what)) throw new Error(`Orca did not say "${what}" but: ${heard}`);
  };
  await page.evaluate((to) => {
    location.href = to;
  }, `${url}/#evening=${code}`);
  await sleep(2000);
  note("(by the evening's link)");
  await listen();
  told(await go('Come in'), 'Thursday · Sueca');
  await go('Come in as a new pair');
  await step('begin');
  note('(the host begins the round)');
  told((await listen()).join('\n'), 'Round 1 of 1 is being played.');
  told(await go('Go to your table'), 'Table Thursday');
  await step('close_round');
  note('(the host ends the round)');
  await listen();
  await go('To the evening');
  note('(T: to the next table)');
  keys('t');
  await sleep(500);
  told((await listen()).join('\n'), 'Pairs');
});
