// Debian's Firefox, which speaks WebDriver BiDi by itself.
import puppeteer from 'puppeteer-core';
import type { Engine } from './engine';

export async function firefox(): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: process.env.AVINAS_TEST_FIREFOX ?? '/usr/bin/firefox-esr',
    headless: true,
    extraPrefsFirefox: { 'intl.accept_languages': 'en' },
  });
  const page = await browser.newPage();
  await page.setViewport({ width: 390, height: 844 });
  return {
    open: async (url) => void (await page.goto(url, { waitUntil: 'load' })),
    look: (see, ...args) => page.evaluate(see as never, ...(args as unknown as never[])) as never,
    click: (selector) => page.click(selector),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    loseOne: async (name) => {
      let isLost = false;
      await page.setRequestInterception(true);
      page.on('request', (request) => {
        const loses = !isLost && request.url().includes(name);
        isLost ||= loses;
        (loses ? request.abort() : request.continue()).catch(() => undefined); // the browser may be gone
      });
      return () => isLost;
    },
    close: () => browser.close(),
  };
}
