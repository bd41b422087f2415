import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sentenceOf } from '#site/finding.ts';
import { siteUnderTest, testContent } from '#tests/site-under-test.ts';
import { checkEdit } from './check-edit.ts';
import { readContent, writeContent } from './exact-yaml.ts';
import { withoutPage } from './remove-page.ts';

const read = (path: string) => readFileSync(path.replace('content', testContent), 'utf8');
const path = 'content/es/sap.yaml';
const text = read(path);

test('a text as it is on disk brings up nothing', () => {
  expect(checkEdit(testContent, { [path]: text })).toEqual({ onDisk: { [path]: text }, findings: [] });
});

test('a section that moves brings up nothing that was said of it before', () => {
  const moved = ['en', 'es'].map((locale) => {
    const path = `content/${locale}/partners-clients.yaml`;
    const content = readContent(read(path));
    const [first, second, third, ...others] = content.sections as unknown[];
    return [path, writeContent({ ...content, sections: [first, third, second, ...others] })];
  });

  expect(checkEdit(testContent, Object.fromEntries(moved)).findings).toEqual([]);
});

test('a fault that was not there before is found with its file and field, by schema and by rule', () => {
  const edited = text
    .replace(/^navLabel: .*$/m, 'navLabel: ""')
    .replace(/^summary: .*$/m, 'summary: De clase mundial.');

  expect(checkEdit(testContent, { [path]: edited }).findings).toMatchObject([
    { level: 'error', file: path, key: 'navLabel' },
    { level: 'error', file: path, key: 'summary' },
  ]);
});

test('what leads to a page that shall go is found, and a page that nothing needs may go', () => {
  expect(checkEdit(testContent, withoutPage(siteUnderTest(), 'careers-data-engineer')).findings).toEqual([]);
  expect(checkEdit(testContent, withoutPage(siteUnderTest(), 'sap')).findings).toContainEqual(
    expect.objectContaining({ file: 'content/es/home.yaml', code: 'no-page', values: { to: '/sap' } }),
  );
});

test('a company file that cannot be used is a finding of its field', () => {
  const company = 'content/company.yaml';
  const edited = read(company).replace(/^founded: .*$/m, 'founded: long ago');

  expect(checkEdit(testContent, { [company]: edited }).findings).toMatchObject([
    { level: 'error', file: company, key: 'founded' },
  ]);
});

test('a color that is hard to read is refused at its field, with the lightness that is dark enough', () => {
  const brand = 'content/brand.yaml';
  const edited = read(brand).replace('lightness: 0.565', 'lightness: 0.62');

  expect(checkEdit(testContent, { [brand]: edited }).findings).toMatchObject([
    { level: 'error', file: brand, key: 'action', code: 'pale-action', values: { lightness: expect.any(Number) } },
  ]);
});

test('hiding a page that former addresses lead to names each of them and their file', () => {
  const file = 'content/pages.yaml';
  const edited = read(file).replace('- path: /careers\n', '$&    state: draft\n');
  const { findings } = checkEdit(testContent, { [file]: edited });
  const leading = read('content/redirects.yaml').match(/to: (?:\/es)?\/careers \}/g) ?? [];
  const former = findings.filter((finding) => finding.file === 'content/redirects.yaml');

  expect(former.length).toBe(leading.length);
  for (const finding of former)
    expect(sentenceOf(finding, 'es')).toMatch(/^\/\S+ lleva a (?:\/es)?\/careers, .* Direcciones anteriores/);
});

test('a page that is not finished saves as a draft, and is refused when it goes live', () => {
  const list = 'content/pages.yaml';
  const pages = read(list).replace('- path: /sap\n', '$&    state: draft\n');
  const unfinished = text.replace(/^summary: .*$/m, 'summary: "[Summary]"');
  const ofPage = (texts: Record<string, string>) =>
    checkEdit(testContent, texts).findings.filter((finding) => finding.file === path).length;

  expect(ofPage({ [list]: pages, [path]: unfinished })).toBe(0);
  expect(ofPage({ [path]: unfinished })).toBe(1);
});

test('what is wrong is told in Spanish', () => {
  const people = 'content/es/people.yaml';
  const edited = text
    .replace(/^ {2}title: .*$/m, `  title: ${'a'.repeat(900)}`)
    .replace(/^summary: .*$/m, 'summary: Sistemas para {nobody}.')
    .replace(/pages: \[/, 'pages: [/oracle-services, ');
  const { findings } = checkEdit(testContent, {
    [path]: edited,
    [people]: read(people).replace(/until: [\d-]+/, 'until: soon'),
  });
  const told = findings.map((finding) => sentenceOf(finding, 'es')).join('\n');

  for (const sentence of [
    'tiene 900 caracteres: acórtelo a 50 o menos.',
    '{nobody} no significa nada aquí.',
    'ambos deben tener las mismas.',
    'debe ser una fecha como 2026-12-25.',
  ])
    expect(told).toContain(sentence);
});
