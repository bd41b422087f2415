import { spawnSync } from 'node:child_process';
import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#tests/temporary-folder.ts';

const script = join(import.meta.dirname, 'check-content.ts');

/** What the command says of a copy of the content, changed. */
function check(change: (content: string) => void) {
  const project = temporaryFolder();
  cpSync('content', join(project, 'content'), { recursive: true });
  change(join(project, 'content'));
  return spawnSync(process.execPath, [script], { cwd: project, encoding: 'utf8' });
}

test('the command tells one line for each finding, counts at the end and fails on an error', () => {
  const { status, stdout } = check((content) => rmSync(join(content, 'es/sap.yaml')));
  const lines = stdout.trim().split('\n');

  expect(lines).toContain('content/es/sap.yaml: the file – missing: write it with the keys of content/en/sap.yaml.');
  expect(lines.at(-1)).toMatch(/^Content: \d+ files, [1-9]\d* errors, \d+ warnings\.$/);
  expect(status).toBe(1);
});

test('a company file that cannot be used stops the command with its fault', () => {
  const { status, stdout } = check((content) => writeFileSync(join(content, 'company.yaml'), 'name: Acme\n'));

  expect(stdout).toContain('content/company.yaml: founded – missing: add it.');
  expect(status).toBe(1);
});
