import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isScalar, parseDocument, visit } from 'yaml';
import { contentRoot } from '#app/content/content-root.server.ts';
import { loadPage } from '#app/content/load.server.ts';
import { type PageEntry, pages } from '#app/content/pages.ts';
import { temporaryFolder } from '#tests/temporary-folder.ts';
import { readContentTree } from './content-tree.ts';
import { lineOf } from './finding.ts';
import { checkTree } from './rules.ts';

const newPage = { path: '/sap-payroll', kind: 'service' } as const satisfies PageEntry;

/** A copy of the content with the new page in these languages. */
function contentWith(...languages: ('en' | 'es')[]): string {
  const root = join(temporaryFolder(), 'content');
  cpSync(contentRoot, root, { recursive: true });
  for (const locale of languages) writeNewPage(root, locale);
  return root;
}

/** Writes a page of the shape of /sap in which every sentence is its own. */
function writeNewPage(root: string, locale: 'en' | 'es'): void {
  const sap = parseDocument(readFileSync(join(root, locale, 'sap.yaml'), 'utf8'));
  visit(sap, {
    Pair(_, { key }) {
      // A tool's symbol is taken from its name. Dated facts quote the texts that change here.
      if (isScalar(key) && key.value === 'name') return visit.SKIP;
      return isScalar(key) && key.value === 'datedFacts' ? visit.REMOVE : undefined;
    },
    Scalar(_, node) {
      if (typeof node.value !== 'string') return;
      if (/^sap-/.test(node.value)) node.value = node.value.replace('sap-', 'sap-payroll-');
      else if (node.value.includes(' ')) node.value = node.value.split(' ').reverse().join(' ');
    },
  });
  writeFileSync(join(root, locale, 'sap-payroll.yaml'), String(sap));
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
