import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#tests/temporary-folder.ts';

test('a color that is hard to read stops the build with one sentence', () => {
  const content = 'examples/faro/content';
  const brand = readFileSync(`${content}/brand.yaml`, 'utf8').replace('lightness: 0.5', 'lightness: 0.64');
  const cwd = temporaryFolder({
    'app/styles/tokens.css': readFileSync('app/styles/tokens.css'),
    ...Object.fromEntries(
      ['languages', 'company', 'pages', 'menus'].map((name) => [
        `content/${name}.yaml`,
        readFileSync(`${content}/${name}.yaml`),
      ]),
    ),
    'content/brand.yaml': brand,
  });
  // As the build starts it.
  const plainFaults = pathToFileURL(resolve('tools/plain-faults.ts')).href;
  const program = join(import.meta.dirname, 'write-brand.ts');
  const { status, stderr } = spawnSync(process.execPath, ['--import', plainFaults, program], { cwd, encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stderr).toMatch(
    /^content\/brand\.yaml: action – the color action has 3\.\d+:1 on paper .*: take a darker one, such as #[0-9a-f]{6}\.\n$/,
  );
});
