import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#tests/temporary-folder.ts';

function run(steps: (string | string[])[], log?: string) {
  const script = `import { runCommands } from './tools/build/run-commands.ts';
    await runCommands('the pages', ${JSON.stringify(steps)}, ${JSON.stringify(log)});`;
  return spawnSync(process.execPath, ['--input-type=module', '--eval', script], { encoding: 'utf8' });
}

const twoHundredLines = 'seq 200; echo trouble >&2';

test('what the steps of a build write goes to a file when one is named, and one line tells what was made and how long it took', () => {
  const log = join(temporaryFolder(), 'build.log');
  const { status, stdout, stderr } = run([twoHundredLines, 'echo last'], log);

  expect([status, stderr]).toEqual([0, '']);
  expect(stdout).toMatch(/^ {2}the pages: \d+ s\n$/);
  expect(readFileSync(log, 'utf8')).toMatch(/^1\n(\d+\n)+trouble\nlast\n$/);
});

test('a step that fails ends the build with its code and last lines', () => {
  const { status, stderr } = run(
    [`${twoHundredLines}; exit 3`, 'echo never >&2'],
    join(temporaryFolder(), 'build.log'),
  );

  expect(status).toBe(3);
  expect(stderr).toMatch(/(^|\n)trouble\nThe build stopped at: seq 200.*\n$/);
  expect(stderr.split('\n').length).toBeLessThan(40);
});
