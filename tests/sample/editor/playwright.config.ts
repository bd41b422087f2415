import { defineConfig } from '@playwright/test';
import { chromiumFlags, findChromium } from '#tools/dev/find-chromium.ts';

const port = Number(process.env.PORT ?? 4640);

/** Whole tasks of an editor in the screen, on a copy of the site. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  workers: 1,
  retries: process.env.CI ? 1 : 0,
  // Each save has all content checked, and the development server builds a page when it is first seen.
  timeout: 600_000,
  expect: { timeout: 120_000, toPass: { timeout: 120_000 } },
  forbidOnly: true,
  reporter: [['list']],
  outputDir: '../../../test-results/editor',
  use: {
    browserName: 'chromium',
    actionTimeout: 120_000,
    viewport: { width: 1440, height: 900 },
    launchOptions: { executablePath: findChromium(), args: chromiumFlags },
    locale: 'en-US',
    // Not the company's.
    timezoneId: 'Europe/Madrid',
  },
  webServer: {
    command: 'node tests/sample/editor/start.ts',
    cwd: '../../..',
    // It refuses who does not know its whole address.
    url: `http://127.0.0.1:${port + 2}/`,
    timeout: 240_000,
    reuseExistingServer: process.env.PORT !== undefined,
    env: { PORT: String(port) },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
});
