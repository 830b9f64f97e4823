// Browsers and limits of the tests in a browser.
import { defineConfig } from '@playwright/test';

const shell = process.env.AVINAS_TEST_CHROMIUM ?? '/usr/bin/chromium-headless-shell';

/** Debian's Chromium, by its program. */
const chromium = (executablePath: string) => ({
  launchOptions: {
    executablePath,
    args: [
      '--no-sandbox',
      // A host that browsers give less to than to localhost.
      '--host-resolver-rules=MAP club.example 127.0.0.1',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  },
});

// Each test starts a server of its own on a free port.
export default defineConfig({
  testDir: 'e2e',
  timeout: 120_000,
  workers: 2,
  reporter: [['list']],
  projects: [
    // The page alone: the windows around it cost as much again.
    { name: 'page', grepInvert: /@whole/, use: chromium(shell) },
    { name: 'browser', grep: /@whole/, use: chromium('/usr/bin/chromium') },
  ],
});
