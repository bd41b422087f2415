import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { siteIn } from '#app/site.server.ts';
import { sentenceOf } from '#site/finding.ts';
import { temporaryFolder, temporaryProject } from '#tests/temporary-folder.ts';
import type { ContentTree } from './content-tree.ts';
import { acceptTranslations, checkTranslations, listTranslations, runTranslations } from './translations.ts';
import { treeOf } from './tree-under-test.ts';

const tea = { title: 'Tea', lines: ['One cup', 'Two cups'] };
const te = { title: 'Té', lines: ['Una taza', 'Dos tazas'] };

/** Records these pages as they are; the function gives the tree after a change to them. */
function recorded(contents: Record<string, unknown>) {
  const root = temporaryFolder();
  acceptTranslations(treeOf(contents, { root }));
  return (changed: Record<string, unknown>) => treeOf(changed, { root });
}

function states(tree: Pick<ContentTree, 'site' | 'root' | 'files'>): string[] {
  return listTranslations(tree).map(({ page, key, state }) => `${page} ${key} ${state}`);
}

test.each<[string, changed: Record<string, unknown>, states: string[]]>([
  [
    'a translation is stale when only its source changed',
    { 'en/invoicing': { ...tea, title: 'Green tea' }, 'es/invoicing': te },
    ['invoicing title stale'],
  ],
  [
    'what was translated anew is new, and an empty translation is missing',
    { 'en/invoicing': { ...tea, title: 'Green tea' }, 'es/invoicing': { title: 'Té verde', lines: ['', 'Dos tazas'] } },
    ['invoicing title new', 'invoicing lines.#1 missing'],
  ],
  [
    'what moves in a list or to another page stays recorded, and so does what is only wrapped anew',
    {
      'en/mobile-apps': { list: ['Three cups', 'Two  cups', 'One\ncup'], name: 'Tea' },
      'es/mobile-apps': { list: ['Tres tazas', 'Dos tazas', 'Una taza'], name: 'Té' },
    },
    ['mobile-apps list.#1 new'],
  ],
])('%s', (_rule, changed, expected) => {
  expect(states(recorded({ 'en/invoicing': tea, 'es/invoicing': te })(changed))).toEqual(expected);
});

test('figures, facts in braces, paths, scenes, dates and symbols are left out', () => {
  const same = {
    value: '24/7',
    years: '{years}',
    to: '/invoicing',
    scene: 'sap-hero',
    until: '2027-12-31',
    symbol: 'S4',
  };
  const contents = { 'en/invoicing': { ...same, word: 'Tea' }, 'es/invoicing': { ...same, word: 'Té' } };
  const tree = treeOf(contents, { root: temporaryFolder() });

  expect(states(tree)).toEqual(['invoicing word new']);
});

test('what passes the test is accepted, the rest stays stale', () => {
  const both = { 'es/invoicing': te, 'es/mobile-apps': te };
  const after = recorded({ 'en/invoicing': tea, 'en/mobile-apps': tea, ...both });
  const changed = { title: 'Coffee', lines: ['One mug', 'Two mugs'] };
  const tree = after({ 'en/invoicing': changed, 'en/mobile-apps': { ...changed, title: 'Milk' }, ...both });

  acceptTranslations(tree, ({ page, key }) => page === 'invoicing' && key !== 'lines.#1');
  expect(states(tree)).toEqual(['invoicing lines.#1 stale', 'mobile-apps title stale', 'mobile-apps lines.#1 stale']);
  acceptTranslations(tree);
  expect(listTranslations(tree)).toEqual([]);
});

test('the lock is sorted, so that it does not depend on the order of texts, and lines too many do no harm', () => {
  const root = temporaryFolder();
  const lock = join(root, 'translations.lock');
  const tree = treeOf({ 'en/invoicing': tea, 'es/invoicing': te }, { root });
  acceptTranslations(tree);
  const written = readFileSync(lock, 'utf8');

  const lines = written.trim().split('\n');
  writeFileSync(lock, `${[...lines, ...lines].reverse().join('\n')}\n0123 4567\n`);
  expect(listTranslations(tree)).toEqual([]);
  const turned = (texts: object) => Object.fromEntries(Object.entries(texts).reverse());
  acceptTranslations(treeOf({ 'en/invoicing': turned(tea), 'es/invoicing': turned(te) }, { root }));
  expect(readFileSync(lock, 'utf8')).toBe(written);
});

test('both languages of the notice are compared, the lists of banned words are not', () => {
  const root = temporaryFolder({
    'notice.yaml': 'level: info\nen: { text: Closed }\nes: { text: Cerrado }\n',
    'banned-words.yaml': 'en: [robust]\nes: [robusto]\n',
  });

  expect(listTranslations(treeOf({}, { root }))).toMatchObject([
    { page: 'notice', file: 'content/notice.yaml', key: 'es.text', state: 'new', source: 'Closed' },
  ]);
});

test('the check warns of a stale translation with both texts, shortened, and says what to do', () => {
  const after = recorded({ 'en/invoicing': { a: { b: 'Tea' } }, 'es/invoicing': { a: { b: 'Té' } } });
  const [finding, ...others] = checkTranslations(
    after({ 'en/invoicing': { a: { b: `Green ${'tea '.repeat(20)}` } }, 'es/invoicing': { a: { b: 'Té' } } }),
  );

  expect(others).toEqual([]);
  expect(finding).toMatchObject({ level: 'warning', file: 'content/es/invoicing.yaml', key: 'a.b' });
  expect(finding && sentenceOf(finding)).toMatch(
    /^stale: “Té” for “Green (tea )+te…”\. .* npm run check -- translations accept invoicing a\.b$/,
  );
});

test('the command tells how many it noted, and of the others their number alone', () => {
  const root = join(temporaryProject(), 'content');
  expect(runTranslations(['accept', 'invoicing', 'navLabel'], siteIn(root))).toMatch(
    /^\d translations are noted as right\.\n\d{3,} translations are stale, new or missing\.\n$/,
  );
});

test('a page with many new texts is one warning', () => {
  const tree = treeOf(
    { 'en/invoicing': tea, 'es/invoicing': te, 'en/mobile-apps': { title: 'Tea' }, 'es/mobile-apps': { title: 'Té' } },
    {
      root: temporaryFolder(),
    },
  );

  expect(checkTranslations(tree).map((finding) => [finding.file, sentenceOf(finding)])).toEqual([
    ['content/es/invoicing.yaml', expect.stringContaining('has 3 new translations')],
    ['content/es/mobile-apps.yaml', expect.stringContaining('new: “Té” for “Tea”')],
  ]);
});
