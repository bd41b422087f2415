import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryProject } from '#tests/temporary-folder.ts';

const command = resolve('tools/upgrade/upgrade-check.ts');

const changelog = `## [Unreleased]

### Added

- Content: each page's fields stand under \`sections\`;
  menus are in \`content/menus.yaml\`.
- A tool.

### Fixed

- Content: a person has a sentence of history.

## [1.0.0] - 2026-01-01

- Content: an older change.
`;

/** A project whose content was last changed with version 1.0.0 and that has the product of today. */
function project(): string {
  const folder = temporaryProject(/media$/, { 'package.json': '{ "version": "1.0.0" }', 'CHANGELOG.md': changelog });
  const git = (...args: string[]) =>
    spawnSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b', ...args], { cwd: folder });
  for (const args of [['init'], ['add', '.'], ['commit', '-m', 'Content']]) git(...args);
  writeFileSync(join(folder, 'package.json'), '{ "version": "2.0.0" }');
  return folder;
}

function check(cwd: string) {
  const { status, stdout } = spawnSync(process.execPath, [command], { cwd, encoding: 'utf8' });
  return { status, stdout };
}

test('content that fits passes, and what changed in content since its version is told whole', () => {
  const { status, stdout } = check(project());

  expect(stdout.trim().split('\n')).toEqual([
    'Content of version 1.0.0, product of version 2.0.0. What changed since:',
    "- Content: each page's fields stand under `sections`; menus are in `content/menus.yaml`.",
    '- Content: a person has a sentence of history.',
    '',
    '0 faults.',
  ]);
  expect(status).toBe(0);
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
