import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#tests/temporary-folder.ts';

const command = resolve('tools/upgrade/upgrade-check.ts');

/** A project whose content was last changed with version 1.0.0 and that has the product of today. */
function project(): string {
  const folder = temporaryFolder({ 'package.json': '{ "version": "1.0.0" }' });
  const filter = (file: string) => !file.includes('media');
  for (const part of ['content', 'CHANGELOG.md']) cpSync(part, join(folder, part), { recursive: true, filter });
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

test('content that fits passes, and the versions are told', () => {
  const { status, stdout } = check(project());

  expect(stdout).toContain('Content of version 1.0.0, product of version 2.0.0.\n');
  expect(stdout).toMatch(/^0 faults\.$/m);
  expect(status).toBe(0);
});

test('what no longer fits is named below its line of the changelog, even where nothing else can start', () => {
  const folder = project();
  const company = join(folder, 'content/company.yaml');
  rmSync(join(folder, 'content/languages.yaml'));
  writeFileSync(company, readFileSync(company, 'utf8').replace(/^phonePlan: .*$/m, ''));
  const { status, stdout } = check(folder);

  expect(stdout).toMatch(
    /^Content: `content\/languages\.yaml` says .*\n {2}content\/languages\.yaml: the file – is missing\.$/m,
  );
  expect(stdout).toMatch(
    /^Content: `company\.yaml` needs .*\n {2}content\/company\.yaml: phonePlan – missing: add it\.$/m,
  );
  expect(status).toBe(1);
});
