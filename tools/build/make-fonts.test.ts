import { execFileSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryProject } from '#tests/temporary-folder.ts';

test('fonts that are made again stay in place, since the development server loses sight of a folder that goes', () => {
  const project = temporaryProject(/media$/, { '.generated/public/fonts/former.00000000.woff2': '' });
  const fonts = join(project, '.generated/public/fonts');
  const make = () => {
    execFileSync('node', [resolve('tools/build/make-fonts.ts')], { cwd: project });
    return [fonts, ...readdirSync(fonts).map((name) => join(fonts, name))].map((path) => statSync(path).ino);
  };
  const first = make();

  expect(first).toHaveLength(3);
  expect(make()).toEqual(first);
});
