import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import type { Step } from './run-steps.ts';

/** Runs steps in a process of their own, as the commands do. */
function run(steps: Step[]) {
  const script = `import { runSteps } from './tools/dev/run-steps.ts'; runSteps(${JSON.stringify(steps)});`;
  return spawnSync(process.execPath, ['--input-type=module', '--eval', script], { encoding: 'utf8' });
}

test('steps run one after the other and say their time', () => {
  const { status, stdout } = run([
    { name: 'first', command: 'echo one' },
    { name: 'second', command: 'echo two' },
  ]);

  expect(status).toBe(0);
  expect(stdout).toMatch(/first: echo one\none\n.*first: \d+\.\d s\n.*second: echo two\ntwo\n.*second: \d+\.\d s\n/s);
});

test('the first step that fails ends the run with its code and says how to run it alone', () => {
  const { status, stdout, stderr } = run([
    { name: 'first', command: 'exit 3' },
    { name: 'second', command: 'echo never' },
  ]);

  expect(status).toBe(3);
  expect(stdout).not.toContain('never');
  expect(stderr).toMatch(/Failed after \d+\.\d s: first\. To run it alone: npx exit 3/);
});

test('a step that is killed fails the run', () => {
  expect(run([{ name: 'killed', command: 'kill -9 $$' }]).status).not.toBe(0);
});
