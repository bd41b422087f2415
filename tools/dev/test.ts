import { existsSync } from 'node:fs';
import { checkSteps } from './check.ts';
import { runSteps, type Step } from './run-steps.ts';

/** Whoever puts another site here deletes the folder. */
export const ofSample = (step: Step): Step[] => (existsSync('tests/sample') ? [step] : []);

export function testsIn(folder: string, name: string, need: string): Step {
  return { name, command: `vitest run --config tests/vitest.config.ts --dir tests/${folder}`, needs: [need] };
}

export const testSteps: Step[] = [
  { name: 'browser', command: 'node tools/dev/find-chromium.ts --install' },
  { name: 'PostgreSQL', command: 'node tools/dev/find-postgres.ts --install' },
  ...checkSteps,
  { name: 'build', command: 'node tools/build/build.ts' },
  { name: 'content of the built pages', command: 'node tools/content-lint/check-content.ts', needs: ['build'] },
  { name: 'weight of the built pages', command: 'node tools/build/check-budgets.ts', needs: ['build'] },
  testsIn('built', 'built files', 'build'),
  ...ofSample(testsIn('sample', 'built files of the sample', 'build')),
  { name: 'end-to-end tests', command: 'playwright test', needs: ['build', 'browser'] },
];

if (import.meta.main) runSteps(testSteps);
