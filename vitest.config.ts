import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    setupFiles: ['tests/project/clean-ground.ts'],
    // A busy machine may take twice as long as vitest's 5 s.
    testTimeout: 10_000,
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    projects: [
      {
        extends: true,
        // Most of these need a document: starting one for each file would take five times as long as the tests.
        test: { name: 'app', include: ['app/**/*.test.{ts,tsx}'], isolate: false },
      },
      {
        extends: true,
        test: { name: 'rest', include: ['{bench,server,shared,tests,tools}/**/*.test.ts'] },
      },
    ],
  },
});
