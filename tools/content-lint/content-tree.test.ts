import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openSite } from '#app/site.server.ts';
import { lineOf } from '#site/finding.ts';
import { temporaryProject } from '#tests/temporary-folder.ts';
import { readContentTree } from './content-tree.ts';
import { checkTree } from './rules.ts';

test('a file that is no YAML, an unknown fact, in a draft too, and a missing key are each told with file and key', () => {
  const root = join(temporaryProject(), 'content');
  const invoicing = readFileSync(join(root, 'en/invoicing.yaml'), 'utf8');
  writeFileSync(join(root, 'en/invoicing.yaml'), 'meta: [');
  for (const page of ['invoicing', 'analytics'])
    writeFileSync(join(root, `es/${page}.yaml`), invoicing.replace('{noticePeriod}', '{yeers}'));
  const list = readFileSync(join(root, 'pages.yaml'), 'utf8');
  writeFileSync(join(root, 'pages.yaml'), list.replace('path: /analytics\n', '$&    state: draft\n'));
  writeFileSync(join(root, 'en/mobile-apps.yaml'), invoicing.replace(/^summary:.*\n/m, ''));

  const lines = checkTree(readContentTree(openSite(root))).map(lineOf);

  expect(lines).toContainEqual(expect.stringMatching(/^content\/en\/invoicing\.yaml: the file – /));
  const unknown = lines.filter((line) => line.includes(' – {yeers} stands for nothing here.'));
  expect([...new Set(unknown.map((line) => line.split(':')[0]))].sort()).toEqual([
    'content/es/analytics.yaml',
    'content/es/invoicing.yaml',
  ]);
  expect(lines).toContain('content/en/mobile-apps.yaml: summary – missing: add it.');
});

test.each([
  ['Windows-1252', 'latin1', 3],
  ['UTF-16', 'utf16le', 1],
] as const)('a file in %s is told with the line that shows it', (_encoding, encoding, line) => {
  const root = join(temporaryProject(), 'content');
  const text = `meta:\n  title: Town\n  description: Mayagüez\n`;
  writeFileSync(join(root, 'en/invoicing.yaml'), Buffer.from(text, encoding));
  const company = join(root, 'company.yaml');
  const lines = checkTree(readContentTree(openSite(root))).map(lineOf);

  expect(lines).toContain(
    `content/en/invoicing.yaml: the file – is not in UTF-8, which line ${line} shows: save it with that encoding.`,
  );
  writeFileSync(company, Buffer.from(text, encoding));
  expect(() => openSite(root).company()).toThrow(
    `content/company.yaml: the file – is not in UTF-8, which line ${line}`,
  );
});
