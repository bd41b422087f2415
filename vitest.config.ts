import { defineConfig } from 'vitest/config';
import { siteUnderTest } from './tests/site-under-test.ts';

export default defineConfig({
  define: { SITE_FACTS: JSON.stringify(siteUnderTest().browserFacts()) },
  test: {
    setupFiles: ['tests/project/clean-ground.ts'],
    // Limits that only a fault reaches, on a busy machine too.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
    maxWorkers: '100%',
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    projects: [
      {
        extends: true,
        // Most of these need a document: starting one for each file would take five times as long as the tests.
        test: { name: 'app', include: ['{app,site}/**/*.test.{ts,tsx}'], isolate: false },
      },
      {
        extends: true,
        test: { name: 'rest', include: ['{bench,editor,server,shared,tests,tools}/**/*.test.ts'] },
      },
    ],
  },
});
