import { runSteps } from './run-steps.ts';

runSteps([
  { name: 'format and lint', command: 'biome check --error-on-warnings .' },
  { name: 'pictures and fonts', command: 'node scripts/generate.ts' },
  { name: 'types', command: 'tsc -p .' },
  { name: 'content', command: 'node scripts/check-content.ts' },
  { name: 'unit tests', command: 'node scripts/with-postgres.ts --or-without vitest run' },
]);
