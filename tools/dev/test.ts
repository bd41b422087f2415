import { runSteps } from './run-steps.ts';

runSteps([
  { name: 'browser', command: 'node tools/dev/find-chromium.ts --install' },
  { name: 'PostgreSQL', command: 'node tools/dev/find-postgres.ts --install' },
  { name: 'fast checks', command: 'node tools/dev/check.ts' },
  { name: 'build', command: 'node tools/build/build.ts' },
  { name: 'content of the built pages', command: 'node tools/content-lint/check-content.ts' },
  { name: 'weight of the built pages', command: 'node tools/build/check-budgets.ts' },
  { name: 'built files', command: 'vitest run --config tests/vitest.config.ts --dir tests/built' },
  { name: 'end-to-end tests', command: 'playwright test' },
]);
