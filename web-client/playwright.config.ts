// Browsers and limits of the tests in a browser.
import { defineConfig } from '@playwright/test';

// Debian's Chromium, headless; each test starts a server of its own on a free port.
export default defineConfig({
  testDir: 'e2e',
  timeout: 120_000,
  workers: 2,
  reporter: [['list']],
  use: {
    launchOptions: {
      executablePath: process.env.AVINAS_TEST_CHROMIUM ?? '/usr/bin/chromium',
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
  },
});
