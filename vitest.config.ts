import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { siteUnderTest } from './tests/site-under-test.ts';

const all = '{app,bench,editor,server,shared,site,tests,tools}/**/*.test.{ts,tsx}';

const having = (word: string) => globSync(all).filter((file) => readFileSync(file, 'utf8').includes(word));
const withDocument = having('@vitest-environment');
const withMocks = having('vi.mock(');

/** Files of a project share a process, which would else load the same modules for each file: no module keeps what a test changed. */
const project = (name: string, groupOrder: number, files: { include: string[]; exclude?: string[] }) => ({
  extends: true as const,
  test: { name, ...files, isolate: false, sequence: { groupOrder } },
});

export default defineConfig({
  define: { SITE_OUTLINE: JSON.stringify(siteUnderTest().outline()) },
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
      project('with a document', 0, { include: withDocument }),
      project('without', 1, { include: [all], exclude: [...withDocument, ...withMocks] }),
      // A module that one file replaces would stay so for the next.
      { extends: true, test: { name: 'with mocks', include: withMocks, sequence: { groupOrder: 2 } } },
    ],
  },
});
