import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#tests/temporary-folder.ts';

const run = (file: string, ...words: string[]) =>
  spawnSync(process.execPath, [file, ...words], { encoding: 'utf8', timeout: 50_000 });

test.each(['tools/build/build.ts', 'server/cli/inbox.ts'])(
  '%s --help says how it is used, and does nothing',
  (file) => {
    const { status, stdout, stderr } = run(file, '--help');
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toMatch(/npm run (build|inbox)/);
  },
);

test('a fault that its sentence explains has no trace, and another one has', () => {
  const from = (file: string) => JSON.stringify(pathToFileURL(resolve(file)).href);
  const stderrOf = (line: string) => {
    const folder = temporaryFolder({
      'program.mjs': `import ${from('tools/plain-faults.ts')}; import { ContentError } from ${from('site/content-error.ts')}; ${line}`,
    });
    return run(join(folder, 'program.mjs')).stderr;
  };
  expect(stderrOf("throw new ContentError('a.yaml: b – is missing.')")).toBe('a.yaml: b – is missing.\n');
  expect(stderrOf("throw new Error('a defect')")).toContain('    at ');
});
