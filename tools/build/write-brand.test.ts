import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { testContent } from '#tests/site-under-test.ts';
import { temporaryFolder } from '#tests/temporary-folder.ts';

function checkWith(piece: string, other: string, content = 'examples/faro/content') {
  const cwd = temporaryFolder({
    'app/styles/tokens.css': readFileSync('app/styles/tokens.css'),
    ...Object.fromEntries(
      ['languages', 'company', 'pages', 'menus'].map((name) => [
        `content/${name}.yaml`,
        readFileSync(`${content}/${name}.yaml`),
      ]),
    ),
    'content/brand.yaml': readFileSync(`${content}/brand.yaml`, 'utf8').replace(piece, other),
  });
  // As the build starts it.
  const plainFaults = pathToFileURL(resolve('tools/plain-faults.ts')).href;
  const program = join(import.meta.dirname, 'write-brand.ts');
  const { status, stderr } = spawnSync(process.execPath, ['--import', plainFaults, program], { cwd, encoding: 'utf8' });
  return { status, stderr };
}

test('the brand of the site passes', () => {
  expect(checkWith('', '', testContent)).toEqual({ status: 0, stderr: '' });
});

test('a color that is hard to read stops the build with one sentence', () => {
  const { status, stderr } = checkWith('lightness: 0.5', 'lightness: 0.64');

  expect(status).toBe(1);
  expect(stderr).toMatch(
    /^content\/brand\.yaml: action – the color action has 3\.\d+:1 on paper .*: take a lightness of 0\.\d+ or less\.\n$/,
  );
});

test('a wrong value stops the build with its key', () => {
  expect(checkWith('servicios: 225', 'servicios: teal')).toEqual({
    status: 1,
    stderr: 'content/brand.yaml: hues.servicios – must be a number.\n',
  });
});
