import { defineConfig } from 'vitest/config';

/** Smoke tests of the built site in browsers other than Chromium, one after the other. */
export default defineConfig({
  test: { include: ['tests/browsers/*.browser.ts'], testTimeout: 60_000, hookTimeout: 60_000 },
});
