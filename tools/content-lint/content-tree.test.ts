import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadPage } from '#app/content/load.server.ts';
import { type PageEntry, pages } from '#app/content/pages.ts';
import { temporaryProject } from '#tests/temporary-folder.ts';
import { readContentTree } from './content-tree.ts';
import { lineOf } from './finding.ts';
import { checkTree } from './rules.ts';

const newPage = { path: '/sap-payroll', kind: 'service' } as const satisfies PageEntry;

/** A copy of the content in which the new page has the files of /sap in these languages, in their place. */
function contentWith(...languages: string[]): string {
  const root = join(temporaryProject(), 'content');
  for (const locale of languages) renameSync(join(root, locale, 'sap.yaml'), join(root, locale, 'sap-payroll.yaml'));
  return root;
}

function errorsAbout(root: string, slug: string, list: readonly PageEntry[]): string[] {
  const findings = checkTree(readContentTree(root, list)).filter(({ level }) => level === 'error');
  return findings.map(lineOf).filter((line) => line.includes(slug));
}

test('a new service page is one file for each language and one line in the list of pages', () => {
  const root = contentWith('en', 'es');

  expect(errorsAbout(root, 'sap-payroll', [...pages, newPage])).toEqual([]);
  expect(loadPage('es', newPage, root).navLabel).toBe('SAP');
});

test('without its Spanish counterpart the page fails and the missing file is named', () => {
  const root = contentWith('en');

  expect(errorsAbout(root, 'sap-payroll', [...pages, newPage])).toEqual([
    'content/es/sap-payroll.yaml: the file – missing: write it with the keys of content/en/sap-payroll.yaml.',
  ]);
  expect(() => loadPage('es', newPage, root)).toThrow('content/es/sap-payroll.yaml: the file – is missing');
});

test('without its line in the list of pages the files belong to no page', () => {
  const root = contentWith('en', 'es');

  expect(errorsAbout(root, 'sap-payroll', pages)).toEqual([
    expect.stringContaining('content/en/sap-payroll.yaml: the file – belongs to no page'),
    expect.stringContaining('content/es/sap-payroll.yaml: the file – belongs to no page'),
  ]);
});

test('a file that is no YAML, an unknown fact and a missing key are each told with file and key', () => {
  const root = contentWith();
  const sap = readFileSync(join(root, 'en/sap.yaml'), 'utf8');
  writeFileSync(join(root, 'en/sap.yaml'), 'meta: [');
  writeFileSync(join(root, 'es/sap.yaml'), sap.replace('{years}', '{yeers}'));
  writeFileSync(join(root, 'en/testing.yaml'), sap.replace(/^summary:.*\n/m, ''));

  const lines = checkTree(readContentTree(root, pages)).map(lineOf);

  expect(lines).toContainEqual(expect.stringMatching(/^content\/en\/sap\.yaml: the file – /));
  expect(lines).toContainEqual(expect.stringContaining('content/es/sap.yaml: the file – {yeers} is no known fact.'));
  expect(lines).toContain('content/en/testing.yaml: summary – missing: add it.');
});
