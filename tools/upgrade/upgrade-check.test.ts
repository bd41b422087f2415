import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { siteIn } from '#app/site.server.ts';
import { temporaryProject } from '#tests/temporary-folder.ts';
import { writeJsonSchemas } from '#tools/content-lint/write-json-schemas.ts';

const command = resolve('tools/upgrade/upgrade-check.ts');

/** A project whose committed schemas know nothing of buttons in a hero. */
function project(): string {
  const folder = temporaryProject(/media$/);
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

function check(cwd: string) {
  const { status, stdout } = spawnSync(process.execPath, [command], { cwd, encoding: 'utf8' });
  return { status, stdout };
}

test('content that fits passes, and what it may have is told until the new schemas are committed', () => {
  const folder = project();

  expect(check(folder)).toEqual({
    status: 0,
    stdout: expect.stringMatching(/^Your content may have now:\n- page: hero\.buttons\n\n0 faults\.\n$/),
  });
  writeJsonSchemas(siteIn(join(folder, 'content')));
  git(folder, 'commit', '--all', '-m', 'Schemas');
  expect(check(folder)).toEqual({ status: 0, stdout: '0 faults.\n' });
});

test('what no longer fits is named with what to do', () => {
  const folder = project();
  const company = join(folder, 'content/company.yaml');
  writeFileSync(company, readFileSync(company, 'utf8').replace(/^phonePlan: .*$/m, ''));
  const { status, stdout } = check(folder);

  expect(stdout).toContain('\ncontent/company.yaml: phonePlan – missing: add it.\n');
  expect(status).toBe(1);
});

test('a file without which nothing else can be judged is named', () => {
  const folder = project();
  rmSync(join(folder, 'content/languages.yaml'));

  expect(check(folder)).toMatchObject({
    status: 1,
    stdout: expect.stringContaining('\ncontent/languages.yaml: the file – is missing.\n'),
  });
});
