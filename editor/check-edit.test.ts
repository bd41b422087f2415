import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readContent, writeContent } from '#site/edit-yaml.ts';
import { sentenceOf } from '#site/finding.ts';
import { temporaryProject } from '#tests/temporary-folder.ts';
import { checkEdit, draftFindings, savedText } from './check-edit.ts';

const path = 'content/es/sap.yaml';

function content() {
  const root = join(temporaryProject(), 'content');
  const read = (file: string) => savedText(root, file);
  return { root, read, text: read(path), check: (texts: Record<string, string>) => checkEdit(root, texts) };
}

test('a section that moves brings up nothing that was said of it before', () => {
  const { check, read } = content();
  const moved = ['en', 'es'].map((locale) => {
    const path = `content/${locale}/about-us.yaml`;
    const content = readContent(read(path));
    const [first, second, third, ...others] = content.sections as unknown[];
    return [path, writeContent({ ...content, sections: [first, third, second, ...others] })];
  });

  expect(check(Object.fromEntries(moved)).findings).toEqual([]);
});

test('a page that is not finished saves as a draft, and is refused when it goes live', () => {
  const list = 'content/pages.yaml';
  const { root, check, read, text } = content();
  const pages = read(list).replace('- path: /sap\n', '$&    state: draft\n');
  const unfinished = text.replace(/^summary: .*$/m, 'summary: "[Summary]"');
  const ofPage = (texts: Record<string, string>) =>
    check(texts).findings.filter((finding) => finding.file === path).length;

  expect(ofPage({ [list]: pages, [path]: unfinished })).toBe(0);
  expect(draftFindings(root, { [list]: pages, [path]: unfinished })).toMatchObject([{ file: path, key: 'summary' }]);
  expect(draftFindings(root, { [path]: unfinished })).toEqual([]);
  expect(ofPage({ [path]: unfinished })).toBe(1);
});

test('what an edit makes wrong is told at its field, elsewhere too, and in Spanish', () => {
  const [brand, list, people] = ['content/brand.yaml', 'content/pages.yaml', 'content/es/people.yaml'] as const;
  const { check, read, text } = content();
  const edited = text
    .replace(/^ {2}title: .*$/m, `  title: ${'a'.repeat(900)}`)
    .replace(/^summary: .*$/m, 'summary: Sistemas para {nobody}.')
    .replace(/pages: \[/, 'pages: [/insights, ');
  const { findings } = check({
    [path]: edited,
    [people]: read(people).replace(/until: [\d-]+/, 'until: soon'),
    [brand]: read(brand).replace(/lightness: [\d.]+/, 'lightness: 0.62'),
    [list]: read(list).replace('- path: /insights\n', '$&    state: draft\n'),
  });
  const told = findings.map((finding) => sentenceOf(finding, 'es')).join('\n');
  const leading = read('content/redirects.yaml').match(/to: (?:\/es)?\/insights$/gm) ?? [];

  expect(findings).toContainEqual(expect.objectContaining({ file: brand, key: 'action', code: 'pale-action' }));
  expect(check({ [brand]: read(brand).replace(/lightness: [\d.]+/, 'lightness: 0.9') }).findings).toMatchObject([
    { key: 'action.lightness', code: 'too-light' },
  ]);
  expect(findings.filter(({ file }) => file === 'content/redirects.yaml')).toHaveLength(leading.length);
  expect(told).toMatch(/^\/\S+ lleva a (?:\/es)?\/insights, .* Direcciones anteriores/m);
  expect(told).toContain('tiene 900 caracteres: acórtelo a 50 o menos.');
});
