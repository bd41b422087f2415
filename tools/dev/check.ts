import { runSteps } from './run-steps.ts';

runSteps([
  { name: 'format and lint', command: 'biome check --error-on-warnings .' },
  { name: 'pictures and fonts', command: 'node tools/build/generate.ts' },
  { name: 'types', command: 'react-router typegen && tsc -p .' },
  { name: 'content', command: 'node tools/content-lint/check-content.ts' },
  { name: 'unit tests', command: 'node tools/dev/with-postgres.ts --or-without vitest run' },
]);
