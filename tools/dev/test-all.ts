import { runSteps } from './run-steps.ts';
import { ofSample, testSteps, testsIn } from './test.ts';

// Every page in place of one of each kind, and pictures of whole pages.
process.env.TEST_ALL = 'on';

runSteps([
  ...testSteps,
  testsIn('browsers', 'smoke tests in Firefox and WebKit', 'build'),
  testsIn('another-site', 'the site of another firm in another country', 'browser'),
  ...ofSample({
    name: 'tasks in the editing screen',
    command: 'playwright test --config tests/sample/editor/playwright.config.ts',
    needs: ['browser'],
  }),
  {
    name: 'chaos tests',
    command: 'node tools/dev/with-postgres.ts --or-without npm run --silent chaos',
    needs: ['build'],
  },
  { name: 'a second build', command: 'node tools/build/verify-build.ts', needs: ['build'] },
  {
    name: 'figures for the page about this site',
    command: 'node tools/dev/write-figures.ts',
    needs: ['built files', 'end-to-end tests', 'a second build'],
  },
]);
