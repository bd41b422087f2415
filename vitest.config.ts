import { defineConfig } from 'vitest/config';
import { testSite } from './tests/test-site.ts';

const all = '{app,bench,editor,server,shared,site,tests,tools}/**/*.test.{ts,tsx}';

/** What replaces a module has its own process. All else shares one and loads a module once. */
const isolated = '**/*.isolated.test.{ts,tsx}';

export default defineConfig({
  define: { SITE_OUTLINE: JSON.stringify(testSite().outline()) },
  test: {
    setupFiles: ['tests/fail-on-console-error.ts'],
    // Limits that only a fault reaches, on a busy machine too.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
    maxWorkers: '100%',
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    projects: [
      { extends: true, test: { name: 'shared', include: [all], exclude: [isolated], isolate: false } },
      { extends: true, test: { name: 'isolated', include: [isolated] } },
    ],
  },
});
