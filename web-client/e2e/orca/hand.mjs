// Types a hand into Firefox with real keys while Orca listens (scripts/check orca).
import { execFileSync } from 'node:child_process';
import { keys, listening, sleep } from './listening.mjs';

await listening(process.argv[2], ['--deal-seed', '3'], async ({ page, listen, note }) => {
  const there = (selector) => page.evaluate((s) => document.querySelector(s) !== null, selector);
  async function type(line) {
    note(`> ${line}`);
    execFileSync('xdotool', ['type', '--delay', '60', line]);
    keys('Return');
    await listen();
  }
  note('(the first page; Tab to "Play with bots", Enter)');
  await page.evaluate(() => document.querySelector('.ways button').focus());
  await listen();
  keys('Return');
  for (let i = 0; i < 100 && !(await there('.hand button')); i += 1) await sleep(100);
  await listen();
  note('(the key /: to the command line)');
  keys('slash');
  await listen();
  await type('hand');
  for (let turn = 0; turn < 60 && !(await there('.next')); turn += 1) {
    const line = await page.evaluate(() => {
      if (document.querySelector('dialog[open]')) return 'dialog';
      if (document.querySelector('.suits .suit')) return 'name hearts';
      const bid = document.querySelector('.bids .number:not(.quiet)');
      if (bid) return `bid ${bid.dataset.bid}`;
      if (document.querySelector('.decision-row .primary:not(.next)')) return 'pass';
      const card = document.querySelector('.hand button[data-legal]');
      return card ? card.dataset.card.replace('T', '10').toLowerCase() : '';
    });
    if (line === 'dialog') {
      keys('Tab');
      keys('Return');
      await listen();
    } else if (line) {
      await type(line);
      if (turn === 1) await type('trick');
    } else {
      await listen(500);
    }
  }
  await listen();
  await type('sheet');
  note('(the hand is over)');
});
