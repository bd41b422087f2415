import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryProject } from '#tests/temporary-folder.ts';

const script = join(import.meta.dirname, 'check-content.ts');

/** What the command says of a copy of the content, changed. Drawings, which have a check of their own, would take a minute. */
function check(change: (content: string) => void) {
  const project = temporaryProject(/drawings$/);
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
  const { status, stdout } = check((content) => {
    const file = join(content, 'company.yaml');
    writeFileSync(file, readFileSync(file, 'utf8').replace(/^founded: .*$/m, ''));
  });

  expect(stdout).toContain('content/company.yaml: founded – missing: add it.');
  expect(status).toBe(1);
});

test('a third language without files gets a line for each of them, and a group without it its key', () => {
  const languages = (content: string) => join(content, 'languages.yaml');
  const portuguese = '- { code: pt, tag: pt-BR, name: Português, direction: ltr }\n';
  const { status, stdout } = check((content) => {
    writeFileSync(languages(content), `${readFileSync(languages(content), 'utf8')}${portuguese}`);
  });
  const lines = stdout.trim().split('\n');

  expect(lines).toContain('content/pt/site.yaml: the file – missing: write it with the keys of content/en/site.yaml.');
  expect(lines).toContain('content/menus.yaml: groups.#1.pt – missing: add it.');
  expect(status).toBe(1);
});

test('a language that cannot be used stops every command with its fault', () => {
  const { status, stderr } = check((content) => {
    writeFileSync(join(content, 'languages.yaml'), '- { code: es, tag: en-US, name: Español, direction: ltr }\n');
  });

  expect(stderr).toBe('content/languages.yaml: #1.tag – must be the code and a country such as es-CO.\n');
  expect(status).toBe(1);
});
