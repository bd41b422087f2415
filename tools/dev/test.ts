import { runSteps } from './run-steps.ts';

runSteps([
  { name: 'browser', command: 'node tools/dev/find-chromium.ts --install' },
  { name: 'PostgreSQL', command: 'node tools/dev/find-postgres.ts --install' },
  { name: 'fast checks', command: 'node tools/dev/check.ts' },
  { name: 'build', command: 'node tools/build/build.ts' },
  { name: 'content of the built pages', command: 'node tools/content-lint/check-content.ts' },
  { name: 'weight of the built pages', command: 'node tools/build/check-budgets.ts' },
  {
    name: 'heads, links and data of the built pages',
    command: 'vitest run --config tests/built/vitest.config.ts',
  },
  { name: 'the same site for another brand', command: 'vitest run --config tests/brand/vitest.config.ts' },
  { name: 'browser journeys', command: 'playwright test' },
]);
