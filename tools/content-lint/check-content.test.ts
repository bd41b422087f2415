import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const script = join(import.meta.dirname, 'check-content.ts');

function projectWithContent(): string {
  const project = mkdtempSync(join(tmpdir(), 'project-'));
  onTestFinished(() => rmSync(project, { recursive: true }));
  cpSync(join(process.cwd(), 'content'), join(project, 'content'), { recursive: true });
  return project;
}

test('the command tells one line for each finding, counts at the end and fails on an error', () => {
  const project = projectWithContent();
  rmSync(join(project, 'content/es/sap.yaml'));

  const { status, stdout } = spawnSync(process.execPath, [script], { cwd: project, encoding: 'utf8' });
  const lines = stdout.trim().split('\n');

  expect(lines).toContain('content/es/sap.yaml: the file – missing: write it with the keys of content/en/sap.yaml.');
  expect(lines.at(-1)).toMatch(/^Content: \d+ files, [1-9]\d* errors, \d+ warnings\.$/);
  expect(status).toBe(1);
});

test('a company file that cannot be used stops the command with its fault', () => {
  const project = projectWithContent();
  writeFileSync(join(project, 'content/company.yaml'), 'name: Acme\n');

  const { status, stdout } = spawnSync(process.execPath, [script], { cwd: project, encoding: 'utf8' });

  expect(stdout).toContain('content/company.yaml: founded – missing: add it.');
  expect(status).toBe(1);
});
