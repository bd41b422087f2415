import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { siteIn } from '#app/site.server.ts';
import { lineOf } from '#site/finding.ts';
import type { PageEntry } from '#site/schema/pages.ts';
import { siteUnderTest } from '#tests/site-under-test.ts';
import { temporaryProject } from '#tests/temporary-folder.ts';
import { readContentTree } from './content-tree.ts';
import { checkTree } from './rules.ts';

const { pages } = siteUnderTest().pageList();
const newPage = { path: '/sap-payroll', kind: 'service' } as const satisfies PageEntry;

/** A copy of the content in which the new page has the files of /sap in these languages, in their place. */
function contentWith(...languages: string[]): string {
  const root = join(temporaryProject(), 'content');
  for (const locale of languages) renameSync(join(root, locale, 'sap.yaml'), join(root, locale, 'sap-payroll.yaml'));
  return root;
}

const stray = (file: string) => expect.stringContaining(`${file}: the file – belongs to no page`);

test.each([
  ['is one file for each language and one line in the list of pages', ['en', 'es'], [...pages, newPage], []],
  [
    'fails without its Spanish counterpart, and the missing file is named',
    ['en'],
    [...pages, newPage],
    ['content/es/sap-payroll.yaml: the file – missing: write it with the keys of content/en/sap-payroll.yaml.'],
  ],
  [
    'has files that belong to no page without its line in the list of pages',
    ['en', 'es'],
    pages,
    [stray('content/en/sap-payroll.yaml'), stray('content/es/sap-payroll.yaml')],
  ],
])('a new service page %s', (_what, languages, list: readonly PageEntry[], lines) => {
  const site = { ...siteIn(contentWith(...languages)), pageList: () => ({ pages: [...list] }) };
  const errors = checkTree(readContentTree(site)).filter(({ level }) => level === 'error');

  expect(errors.map(lineOf).filter((line) => line.includes('sap-payroll'))).toEqual(lines);
  if (languages.includes('es')) expect(site.page('es', newPage).navLabel).toBe('SAP');
  else expect(() => site.page('es', newPage)).toThrow('content/es/sap-payroll.yaml: the file – is missing');
});

test('a file that is no YAML, an unknown fact, in a draft too, and a missing key are each told with file and key', () => {
  const root = contentWith();
  const sap = readFileSync(join(root, 'en/sap.yaml'), 'utf8');
  writeFileSync(join(root, 'en/sap.yaml'), 'meta: [');
  for (const page of ['sap', 'oracle-services'])
    writeFileSync(join(root, `es/${page}.yaml`), sap.replace('{years}', '{yeers}'));
  const list = readFileSync(join(root, 'pages.yaml'), 'utf8');
  writeFileSync(join(root, 'pages.yaml'), list.replace('path: /oracle-services\n', '$&    state: draft\n'));
  writeFileSync(join(root, 'en/testing.yaml'), sap.replace(/^summary:.*\n/m, ''));

  const lines = checkTree(readContentTree(siteIn(root))).map(lineOf);

  expect(lines).toContainEqual(expect.stringMatching(/^content\/en\/sap\.yaml: the file – /));
  const unknown = lines.filter((line) => line.includes(' – {yeers} stands for nothing here.'));
  expect([...new Set(unknown.map((line) => line.split(':')[0]))].sort()).toEqual([
    'content/es/oracle-services.yaml',
    'content/es/sap.yaml',
  ]);
  expect(lines).toContain('content/en/testing.yaml: summary – missing: add it.');
});
