import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

test('a step that fails hides no other, and each is named at the end', () => {
  const steps = ['exit 3', 'echo two', 'kill -9 $$'].map((command, index) => ({ name: `step ${index + 1}`, command }));
  const script = `import { runSteps } from './tools/dev/run-steps.ts'; runSteps(${JSON.stringify(steps)});`;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
    encoding: 'utf8',
  });

  expect([status, stdout]).toEqual([1, expect.stringContaining('\ntwo\n')]);
  expect(stderr.match(/Failed: [^.]*/g)).toEqual(['Failed: step 1', 'Failed: step 3']);
});
