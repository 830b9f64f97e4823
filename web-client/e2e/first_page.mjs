// How long until the first page can be used: on slow 3G (400 kbit/s, 400 ms) with a processor four times
// slower. `npm run slow-start -- URL` (scripts/measure first-page starts the server).
import { chromium } from '@playwright/test';

const url = process.argv[2] ?? 'http://localhost:8080';
const browser = await chromium.launch({
  executablePath: process.env.AVINAS_TEST_CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
const times = [];
for (let run = 0; run < 5; run += 1) {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  const line = await context.newCDPSession(page);
  await line.send('Network.enable');
  await line.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  });
  await line.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const begun = performance.now();
  await page.goto(url, { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Play with bots' }).waitFor();
  times.push(performance.now() - begun);
  await context.close();
}
await browser.close();
times.sort((a, b) => a - b);
console.log(
  `the first page can be used after ${times.map((t) => Math.round(t)).join(', ')} ms; median ${Math.round(times[2])} ms`,
);
process.exit(times[2] < 2000 ? 0 : 1);
