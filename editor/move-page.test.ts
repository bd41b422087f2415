import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { siteIn } from '#app/site.server.ts';
import { sentenceOf } from '#site/finding.ts';
import { temporaryProject } from '#tests/temporary-folder.ts';
import { movePage, withMoved } from './move-page.ts';

function project() {
  const root = join(temporaryProject(), 'content');
  const read = (file: string) => (existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : '');
  return { root, site: () => siteIn(root), read };
}

test('a page moves with its files, every link and menu entry and its former address, in all languages', () => {
  const { root, site, read } = project();
  const text = read('en/insights-sap-ecc-2027.yaml').replace(
    /^( +body: \|-?\n)( +)/m,
    '$1$2[Tests](/testing#incluye "what /testing is"), [`/testing`][1].\n\n$2[1]: /testing\n\n$2',
  );
  writeFileSync(join(root, 'en/insights-sap-ecc-2027.yaml'), text);
  const { locales } = site();
  const before = Object.fromEntries(locales.map((locale) => [locale, read(`${locale}/testing.yaml`)]));

  expect(movePage(site(), 'testing', '/quality-assurance')).toEqual([]);

  for (const locale of locales) {
    expect(read(`${locale}/testing.yaml`)).toBe('');
    expect(read(`${locale}/quality-assurance.yaml`)).toBe(
      before[locale]?.replace('service: /testing', 'service: /quality-assurance'),
    );
    expect(read(`${locale}/home.yaml`)).not.toContain('/testing');
  }
  expect(read('menus.yaml')).toContain('- page: /quality-assurance\n');
  expect(read('redirects.yaml')).toMatch(
    /- from: \/testing\n {2}to: \/quality-assurance\n- from: \/es\/testing\n {2}to: \/es\/quality-assurance\n$/,
  );
  expect(read('en/insights-sap-ecc-2027.yaml')).toContain(
    '[Tests](/quality-assurance#incluye "what /testing is"), [`/testing`][1].\n\n      [1]: /quality-assurance\n',
  );

  const back = withMoved(site(), 'quality-assurance', '/testing');
  expect(back['content/redirects.yaml']).toMatch(/- from: \/quality-assurance\n {2}to: \/testing\n/);
  expect(back['content/redirects.yaml']).not.toContain('- from: /testing');
  expect(back['content/en/insights-sap-ecc-2027.yaml']).toBe(text);
});

test('an address that cannot be is refused in a sentence, and all stays', () => {
  const { site, read } = project();
  const files = ['pages.yaml', 'redirects.yaml', 'en/testing.yaml', 'en/sap.yaml', 'en/site.yaml'];
  const before = files.map(read);

  const refusals = [
    ['testing', '/sap', '/sap exists already'],
    ['testing', '/site', '/site exists already'],
    ['home', '/start', 'the page / is missing'],
  ] as const;
  for (const [name, to, sentence] of refusals)
    expect(String(movePage(site(), name, to).map((finding) => sentenceOf(finding)))).toContain(sentence);
  expect(files.map(read)).toEqual(before);
});
