import '#tools/command.ts';
import { existsSync } from 'node:fs';
import { checkSteps } from './check.ts';
import { runSteps, type Step } from './run-steps.ts';

/** Before a release. */
const isAll = process.argv.includes('--all');
// Every page instead of one of each kind, and screenshots of whole pages.
if (isAll) process.env.TEST_ALL = 'on';

/** Whoever puts another site here deletes the folder. */
const sampleSteps = (step: Step): Step[] => (existsSync('tests/sample') ? [step] : []);

function testsIn(folder: string, name: string): Step {
  return { name, command: `vitest run --config tests/vitest.config.ts --dir tests/${folder}` };
}

const steps: Step[] = [
  { name: 'browser', command: 'node tools/dev/find-chromium.ts --install' },
  { name: 'PostgreSQL', command: 'node tools/dev/find-postgres.ts --install' },
  ...checkSteps,
  { name: 'build', command: 'node tools/build/build.ts' },
  testsIn('built', 'built files'),
  { name: 'end-to-end tests', command: 'playwright test' },
];

const releaseSteps: Step[] = [
  testsIn('browsers', 'smoke tests in Firefox and WebKit'),
  { name: 'sites of adopters', command: 'node tests/adopters/adopters.ts' },
  ...sampleSteps({
    name: 'tasks in the editing screen',
    command: 'playwright test --config tests/sample/editor/playwright.config.ts',
  }),
  {
    name: 'chaos tests',
    command:
      'node tools/dev/with-postgres.ts vitest run --config tests/vitest.config.ts --dir tests/chaos --no-file-parallelism',
  },
];

runSteps(isAll ? [...steps, ...releaseSteps] : steps);
