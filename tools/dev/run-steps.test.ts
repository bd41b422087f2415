import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import type { Step } from './run-steps.ts';

function run(steps: Step[]) {
  const script = `import { runSteps } from './tools/dev/run-steps.ts'; runSteps(${JSON.stringify(steps)});`;
  return spawnSync(process.execPath, ['--input-type=module', '--eval', script], { encoding: 'utf8' });
}

test('a step that fails hides no other: those that need it are skipped, and the summary names them all', () => {
  const { status, stdout, stderr } = run([
    { name: 'first', command: 'exit 3' },
    { name: 'second', command: 'echo two' },
    { name: 'third', command: 'echo never', needs: ['first'] },
    { name: 'fourth', command: 'echo never', needs: ['second', 'third'] },
    { name: 'fifth', command: 'kill -9 $$', needs: ['second'] },
  ]);

  expect(status).toBe(1);
  expect(stdout).toContain('two');
  expect(stdout).not.toContain('never');
  const summary = stderr
    .replace(/\d+\.\d s/g, '0.0 s')
    .trim()
    .split('\n');
  expect(summary).toEqual([
    'Failed after 0.0 s: first. To run it alone: npx exit 3',
    'Skipped: third. It needs: first',
    'Skipped: fourth. It needs: third',
    'Failed after 0.0 s: fifth. To run it alone: npx kill -9 $$',
  ]);
});
