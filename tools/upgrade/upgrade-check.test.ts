import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { siteIn } from '#app/site.server.ts';
import { smallProject } from '#tests/temporary-folder.ts';
import { writeJsonSchemas } from '#tools/content-lint/write-json-schemas.ts';
import { upgradeCheck } from './upgrade-check.ts';

/** A project whose committed schemas know nothing of buttons in a hero. */
function project(): string {
  const folder = smallProject('/sap');
  const page = join(folder, 'content/json-schema/page.json');
  writeJsonSchemas(siteIn(join(folder, 'content')));
  const older = JSON.parse(readFileSync(page, 'utf8'), (key, value) => (key === 'buttons' ? undefined : value));
  writeFileSync(page, JSON.stringify(older));
  for (const args of [['init'], ['add', '.'], ['commit', '-m', 'Content']]) git(folder, ...args);
  return folder;
}

function git(cwd: string, ...args: string[]): void {
  spawnSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b', ...args], { cwd });
}

test('content that fits passes, and what it may have is told until the new schemas are committed', () => {
  const folder = project();

  expect(upgradeCheck(folder)).toEqual({
    fits: true,
    report: expect.stringMatching(/^Your content may have now:\n- page: hero\.buttons\n\n0 faults\.\n$/),
  });
  writeJsonSchemas(siteIn(join(folder, 'content')));
  git(folder, 'commit', '--all', '-m', 'Schemas');
  expect(upgradeCheck(folder)).toEqual({ fits: true, report: '0 faults.\n' });
});

test('a file without which nothing else can be judged is named', () => {
  const folder = project();
  rmSync(join(folder, 'content/languages.yaml'));

  expect(upgradeCheck(folder)).toEqual({
    fits: false,
    report: expect.stringContaining('\ncontent/languages.yaml: the file – is missing.\n'),
  });
});
