import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { siteIn } from '#app/site.server.ts';
import { temporaryProject } from '#tests/temporary-folder.ts';
import { checkContent } from './check-content.ts';

/** What is said of a copy of the content, changed. Drawings, which have a check of their own, would take a minute. */
async function check(change: (content: string) => void) {
  const content = join(temporaryProject(/drawings$/), 'content');
  change(content);
  return checkContent(siteIn(content));
}

test('there is one line for each finding, and their number at the end', async () => {
  const { report, errors } = await check((content) => rmSync(join(content, 'es/sap.yaml')));
  const lines = report.trim().split('\n');

  expect(lines).toContain('content/es/sap.yaml: the file – missing: write it with the keys of content/en/sap.yaml.');
  expect(lines.at(-1)).toMatch(/^Content: \d+ files, [1-9]\d* errors, \d+ warnings\.$/);
  expect(errors.length).toBeGreaterThan(0);
});

test('a company file that cannot be used stops the check with its fault', async () => {
  const checked = check((content) => {
    const file = join(content, 'company.yaml');
    writeFileSync(file, readFileSync(file, 'utf8').replace(/^founded: .*$/m, ''));
  });

  await expect(checked).rejects.toThrow('content/company.yaml: founded – missing: add it.');
});

test('a third language without files gets a line for each of them, and a group without it its key', async () => {
  const portuguese = '- { code: pt, tag: pt-BR, name: Português, direction: ltr }\n';
  const checked = check((content) => {
    const languages = join(content, 'languages.yaml');
    writeFileSync(languages, `${readFileSync(languages, 'utf8')}${portuguese}`);
  });
  const error = await checked.then(String, String);

  expect(error).toContain('content/pt/site.yaml: the file – missing: write it with the keys of content/en/site.yaml.');
  expect(error).toContain('content/menus.yaml: groups.#1.pt – missing: add it.');
});

test('a language that cannot be used is told before all else', async () => {
  const checked = check((content) => {
    writeFileSync(join(content, 'languages.yaml'), '- { code: es, tag: en-US, name: Español, direction: ltr }\n');
  });

  await expect(checked).rejects.toThrow(
    'content/languages.yaml: #1.tag – must be the code and a country such as es-CO.',
  );
});
