import { existsSync } from 'node:fs';
import { checkSteps } from './check.ts';
import { runSteps, type Step } from './run-steps.ts';

/** Whoever puts another site here deletes the folder. */
export const ofSample = (step: Step): Step[] => (existsSync('tests/sample') ? [step] : []);

export const testSteps: Step[] = [
  { name: 'browser', command: 'node tools/dev/find-chromium.ts --install' },
  { name: 'PostgreSQL', command: 'node tools/dev/find-postgres.ts --install' },
  ...checkSteps,
  { name: 'build', command: 'node tools/build/build.ts' },
  { name: 'content of the built pages', command: 'node tools/content-lint/check-content.ts', needs: ['build'] },
  { name: 'weight of the built pages', command: 'node tools/build/check-budgets.ts', needs: ['build'] },
  {
    name: 'built files',
    command: 'vitest run --config tests/vitest.config.ts --dir tests/built',
    needs: ['build'],
  },
  ...ofSample({
    name: 'built files of the sample',
    command: 'vitest run --config tests/vitest.config.ts --dir tests/sample',
    needs: ['build'],
  }),
  { name: 'end-to-end tests', command: 'playwright test', needs: ['build', 'browser'] },
];

if (import.meta.main) runSteps(testSteps);
