import { defineConfig } from '@playwright/test';
import { chromiumFlags, findChromium } from './tools/dev/find-chromium.ts';

const port = Number(process.env.E2E_PORT ?? 4600);
/** A site that already runs. Its rate limits must be as wide as those below. */
const runningSite = process.env.E2E_URL;
/** Pictures of whole pages differ between machines: compared before a release only (npm run test:all). */
const ignoredTests = process.env.TEST_ALL === 'on' ? [] : ['**/visual.e2e.ts'];

/** E2e tests of the built site in a real browser, served by the real server with a database of its own. */
export default defineConfig({
  testDir: 'tests',
  testMatch: '{e2e,sample}/*.e2e.ts',
  fullyParallel: true,
  workers: 2,
  // A busy machine may stall for seconds: these limits are for faults.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  forbidOnly: true,
  reporter: [['list']],
  outputDir: 'test-results',
  use: {
    browserName: 'chromium',
    baseURL: runningSite ?? `http://127.0.0.1:${port}`,
    launchOptions: {
      executablePath: findChromium(),
      args: chromiumFlags,
    },
    locale: 'en-US',
    viewport: { width: 1280, height: 900 },
  },
  testIgnore: ignoredTests,
  webServer: runningSite
    ? undefined
    : {
        command: 'node tools/dev/start.ts',
        url: `http://127.0.0.1:${port}/readyz`,
        timeout: 180_000,
        env: {
          PORT: String(port),
          DATA_DIR: 'test-results/data',
          // All tests write from one address.
          RATE_PER_ADDRESS: '1000000',
        },
        gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
      },
});
