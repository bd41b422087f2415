import { readFileSync, renameSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { errorAt } from '#site/finding.ts';
import { temporaryProject } from '#tests/temporary-folder.ts';
import { checkEdit, draftFindings, newFindings, savedText } from './check-edit.ts';

test('a finding that moved with its section is not new', () => {
  const first = errorAt('content/es/invoicing.yaml', 'sections.#1.title', 'empty');
  const second = { ...first, key: 'sections.#2.title' };

  expect(newFindings([second], [first])).toEqual([]);
  expect(newFindings([first, second], [first])).toEqual([second]);
});

test('what an edit makes wrong is told at its field, and in other files', () => {
  const [brand, list, redirects] = ['content/brand.yaml', 'content/pages.yaml', 'content/redirects.yaml'] as const;
  const root = join(temporaryProject(), 'content');
  const { findings } = checkEdit(root, {
    [brand]: savedText(root, brand).replace(/lightness: [\d.]+/, 'lightness: 0.62'),
    [list]: savedText(root, list).replace('- path: /insights\n', '$&    state: draft\n'),
  });

  expect(findings).toContainEqual(expect.objectContaining({ file: brand, key: 'action', code: 'pale-action' }));
  expect(findings).toContainEqual(expect.objectContaining({ file: redirects, code: 'redirect-nowhere' }));
});

test('what a draft lacks before it can go out is told, and of a page that is out nothing', () => {
  const [list, path] = ['content/pages.yaml', 'content/es/invoicing.yaml'] as const;
  const root = join(temporaryProject(), 'content');
  const pages = savedText(root, list).replace('- path: /invoicing\n', '$&    state: draft\n');
  const unfinished = savedText(root, path).replace(/^summary: .*$/m, 'summary: "[Summary]"');

  expect(draftFindings(root, { [list]: pages, [path]: unfinished })).toMatchObject([{ file: path, key: 'summary' }]);
  expect(draftFindings(root, { [path]: unfinished })).toEqual([]);
});

test('a file that is a link to another place is neither changed nor saved', () => {
  const path = 'content/es/invoicing.yaml';
  const root = join(temporaryProject(), 'content');
  const [file, elsewhere] = [join(root, 'es/invoicing.yaml'), join(root, '..', 'elsewhere.yaml')];
  const text = savedText(root, path);
  renameSync(file, elsewhere);
  symlinkSync(elsewhere, file);
  const { findings } = checkEdit(root, { [path]: text.replace(/^navLabel: .*$/m, 'navLabel: Otra') });

  expect(findings.map(({ code }) => code)).toEqual(['linked-file']);
  expect(readFileSync(elsewhere, 'utf8')).toBe(text);
});
