import { runSteps } from './run-steps.ts';

// Every page in place of one of each kind, and pictures of whole pages.
process.env.TEST_ALL = 'on';

runSteps([
  { name: 'all that npm test does, on every page', command: 'node tools/dev/test.ts' },
  { name: 'smoke tests in Firefox and WebKit', command: 'vitest run --config tests/browsers/vitest.config.ts' },
  { name: 'the same site for another brand', command: 'vitest run --config tests/brand/vitest.config.ts' },
  { name: 'chaos tests', command: 'vitest run --config tests/chaos/vitest.config.ts' },
]);
