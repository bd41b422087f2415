import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openSite } from '#app/site.server.ts';
import { sentenceOf } from '#site/finding.ts';
import { temporaryFolder, temporaryProject } from '#tests/temporary-folder.ts';
import { type ContentTree, readContentTree } from './content-tree.ts';
import { treeOf } from './test-tree.ts';
import { checkTranslations, recordTranslations, runTranslations, staleTranslations } from './translations.ts';

const tea = { title: 'Tea', lines: ['One cup', 'Two cups'] };
const te = { title: 'Té', lines: ['Una taza', 'Dos tazas'] };

/** Records these pages as they are; the function gives the tree after a change to them. */
function recorded(contents: Record<string, unknown>) {
  const root = temporaryFolder();
  recordTranslations(treeOf(contents, { root }));
  return (changed: Record<string, unknown>, drafts: ContentTree['drafts'] = []) => treeOf(changed, { root, drafts });
}

const staleIn = (tree: ContentTree) => staleTranslations(tree).map(({ page, key }) => `${page} ${key}`);

const greenTea = { ...tea, title: 'Green tea' };

test.each<[string, changed: Record<string, unknown>, stale: string[]]>([
  ['whose source changed alone is stale', { 'en/invoicing': greenTea, 'es/invoicing': te }, ['invoicing title']],
  ['that changed with it is not', { 'en/invoicing': greenTea, 'es/invoicing': { ...te, title: 'Té verde' } }, []],
  [
    'that moved with it, or was only wrapped anew, is not',
    {
      'en/mobile-apps': { list: ['Two  cups', 'One\ncup'], name: 'Tea' },
      'es/mobile-apps': { list: ['Dos tazas', 'Una taza'], name: 'Té' },
    },
    [],
  ],
])('a translation %s', (_rule, changed, stale) => {
  expect(staleIn(recorded({ 'en/invoicing': tea, 'es/invoicing': te })(changed))).toEqual(stale);
});

test('figures, facts in braces, paths, scenes, dates and symbols are no translations', () => {
  const same = { value: '24/7', years: '{years}', to: '/sap', scene: 'sap-hero', until: '2027-12-31', symbol: 'S4' };
  const root = temporaryFolder();
  recordTranslations(
    treeOf({ 'en/invoicing': { ...same, word: 'Tea' }, 'es/invoicing': { ...same, word: 'Té' } }, { root }),
  );

  expect(readFileSync(join(root, 'translations.lock'), 'utf8').trim().split('\n')).toHaveLength(2);
});

test('a stale one stays so until it is accepted, also while its page is a draft', () => {
  const both = { 'es/invoicing': te, 'es/mobile-apps': te };
  const after = recorded({ 'en/invoicing': tea, 'en/mobile-apps': tea, ...both });
  const coffee = { title: 'Coffee', lines: ['One mug', 'Two mugs'] };
  const tree = after({ 'en/invoicing': coffee, 'en/mobile-apps': { ...coffee, title: 'Milk' }, ...both });

  recordTranslations({ ...tree, files: [], drafts: tree.files });
  recordTranslations(tree, ({ page, key }) => page === 'invoicing' && key !== 'lines.#1');
  expect(staleIn(tree)).toEqual(['invoicing lines.#1', 'mobile-apps title', 'mobile-apps lines.#1']);
  recordTranslations(tree, () => true);
  expect(staleIn(tree)).toEqual([]);
});

test('both languages of the notice are compared, the lists of banned words are not', () => {
  const notice = (text: string) => `level: info\nen: { text: ${text} }\nes: { text: Cerrado }\n`;
  const root = temporaryFolder({ 'notice.yaml': notice('Closed'), 'banned-words.yaml': 'en: [a]\nes: [b]\n' });
  recordTranslations(treeOf({}, { root }));
  writeFileSync(join(root, 'notice.yaml'), notice('Shut'));
  writeFileSync(join(root, 'banned-words.yaml'), 'en: [c]\nes: [b]\n');

  expect(staleTranslations(treeOf({}, { root }))).toMatchObject([
    { page: 'notice', file: 'content/notice.yaml', key: 'es.text', source: 'Shut' },
  ]);
});

test('the check warns of a stale translation with both texts, shortened, and of several in a file once', () => {
  const pages = { 'en/invoicing': { a: { b: 'Tea' } }, 'es/invoicing': { a: { b: 'Té' } } };
  const after = recorded({ ...pages, 'en/mobile-apps': tea, 'es/mobile-apps': te });
  const found = checkTranslations(
    after({
      ...pages,
      'en/invoicing': { a: { b: `Green ${'tea '.repeat(20)}` } },
      'en/mobile-apps': { title: 'Milk', lines: ['A', 'B'] },
      'es/mobile-apps': te,
    }),
  );

  expect(found.map((each) => [each.level, each.file, each.key, sentenceOf(each)])).toEqual([
    [
      'warning',
      'content/es/invoicing.yaml',
      'a.b',
      expect.stringMatching(
        /^stale: “Té” for “Green (tea )+te…”\. .* npm run check -- translations accept invoicing a\.b$/,
      ),
    ],
    ['warning', 'content/es/mobile-apps.yaml', 'the file', expect.stringMatching(/^has 3 texts that are older/)],
  ]);
});

test('the command lists what changed since it was recorded, and accepts it', () => {
  const root = join(temporaryProject(), 'content');
  const change = (file: string, text: string) => {
    const path = join(root, file);
    writeFileSync(path, readFileSync(path, 'utf8').replace(/^navLabel: .*$/m, `navLabel: ${text}`));
  };
  recordTranslations(readContentTree(openSite(root)));
  change('en/invoicing.yaml', 'Bills');

  expect(runTranslations([], openSite(root))).toMatch(
    /: navLabel – warning: stale: .*\n1 translations are stale\.\n$/s,
  );
  expect(runTranslations(['accept', 'invoicing', 'navLabel'], openSite(root))).toBe(
    '1 translations are noted as right, 0 are stale.\n',
  );
});
