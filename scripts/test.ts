import { runSteps } from './run-steps.ts';

runSteps([
  { name: 'browser', command: 'node scripts/find-chromium.ts --install' },
  { name: 'PostgreSQL', command: 'node scripts/find-postgres.ts --install' },
  { name: 'fast checks', command: 'node scripts/check.ts' },
  { name: 'build', command: 'node scripts/build.ts' },
  { name: 'content of the built pages', command: 'node scripts/check-content.ts' },
  { name: 'weight of the built pages', command: 'node scripts/check-budgets.ts' },
  {
    name: 'heads, links and data of the built pages',
    command: 'vitest run --config scripts/discovery/vitest.config.ts',
  },
  { name: 'the same site for another brand', command: 'vitest run --config scripts/brand/vitest.config.ts' },
  { name: 'browser journeys', command: 'playwright test' },
]);
