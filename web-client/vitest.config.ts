// The client's tests without a browser.
import { defineConfig } from 'vitest/config';
import { kOwnPackages } from './vite.config';

export default defineConfig({
  resolve: { alias: kOwnPackages },
  test: { include: ['tests/**/*.test.ts'], setupFiles: 'tests/setup.ts' },
});
