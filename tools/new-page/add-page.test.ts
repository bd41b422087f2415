import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openSite } from '#app/site.server.ts';
import { pageData } from '#site/page-data.server.ts';
import { temporaryProject } from '#tests/temporary-folder.ts';
import { testGenerated, testSite } from '#tests/test-site.ts';
import { checkHints, draftLines } from '../content-lint/blueprints.ts';
import { readContentTree } from '../content-lint/content-tree.ts';
import { checkReferences } from '../content-lint/links.ts';
import { checkTree } from '../content-lint/rules.ts';
import { addPage } from './add-page.ts';
import { skeletonOf, valueFor } from './skeleton.ts';

test('a new page of each kind is a draft that turns nothing red, and cannot go live as it is', () => {
  const project = temporaryProject();
  const root = join(project, 'content');
  const paths = openSite(root)
    .blueprints()
    .map(({ id }) => `/new-${id}`);
  for (const path of paths) addPage(path, path.replace('/new-', ''), project);
  const site = openSite(root);
  const tree = readContentTree(site);
  const preview = openSite(root, { generated: testGenerated, env: { NODE_ENV: 'development' } });
  const shown = (path: string) => pageData(preview, new URL(path, 'http://site.test'));
  const asLive = { pages: tree.pages.map(({ state: _, ...page }) => page) };
  const refused = checkTree(readContentTree({ ...site, pageList: () => asLive })).filter(({ code }) => code === 'hint');

  expect(checkTree(tree).filter(({ level, file }) => level === 'error' && file.includes('/new-'))).toEqual([]);
  // What it refers to is there, so that it breaks no page that lists it.
  const references = checkReferences({ ...tree, files: [...tree.files, ...tree.drafts] });
  expect([...references].filter(({ file }) => file.includes('/new-'))).toEqual([]);
  for (const path of paths) {
    const file = `content/es${path}.yaml`;
    expect(shown(`/es${path}`), path).toMatchObject({ path, locale: 'es' });
    expect(draftLines(tree).find((line) => line.startsWith(file))).toMatch(
      /: draft, [1-9]\d* texts still to be written\.$/,
    );
    expect(refused.map((finding) => finding.file)).toContain(file);
  }
});

test.each([
  ['a page that exists already', '/invoicing', 'service', '/invoicing exists already'],
  ['a file that exists already', '/contact-service', 'service', 'content/en/contact-service.yaml'],
  ['an unknown kind', '/sap-payroll', 'servise', 'servise is no kind of page: take one of free,'],
])('%s is refused in a sentence, and nothing is written', (_, path, kind, sentence) => {
  const project = temporaryProject();
  const list = () => readFileSync(join(project, 'content/pages.yaml'), 'utf8');
  const before = list();

  expect(() => addPage(path, kind, project)).toThrow(sentence);
  expect(list()).toBe(before);
});

test('a new page leaves what matters to its author, and cannot go live without it', () => {
  const sections = ['case', 'opening', 'article', 'text-with-picture'].map((type) => ({ type }));
  const site = testSite();
  const raw = skeletonOf(site, { sections }, 'en', () => 'somebody');
  const file = { name: 'x', locale: 'en', slug: 'x', filled: raw, raw, jsonSchema: site.jsonSchemas.plain('page') };
  const missing = [...checkHints({ files: [file] })].flatMap(({ key, code }) => (code === 'hint' ? [] : key));

  expect(missing.sort()).toEqual(
    ['#1.services', '#2.salary.from', '#2.salary.to', '#2.salary.unit', '#2.employmentType', '#3.person', '#4.image']
      .map((key) => `sections.${key}`)
      .sort(),
  );
  expect(raw.sections).toMatchObject([{}, {}, { services: [], sources: [] }, {}]);
});

test('a hint shows what is typed as it is typed', () => {
  const site = testSite();
  expect(valueFor(site, site.jsonSchemas.labeled('contact-service'), 'en')).toMatchObject({
    errors: { 'too-long': expect.stringContaining('{max}') },
  });
  const article = JSON.stringify(skeletonOf(site, { sections: [{ type: 'article' }] }, 'en'));
  expect(article).toContain('"body":"[Text]"');
});
