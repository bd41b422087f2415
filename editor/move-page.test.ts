import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openSite } from '#app/site.server.ts';
import { sentenceOf } from '#site/finding.ts';
import { temporaryProject } from '#tests/temporary-folder.ts';
import { editToMove, movePage } from './move-page.ts';

function project() {
  const root = join(temporaryProject(), 'content');
  const read = (file: string) => (existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : '');
  return { root, site: () => openSite(root), read };
}

test('a page moves with its files, every link and menu entry and its former address, in all languages', () => {
  const { root, site, read } = project();
  const text = read('en/insights-rejected-invoices.yaml').replace(
    /^( +body: \|-?\n)( +)/m,
    '$1$2[Apps](/mobile-apps#incluye "what /mobile-apps is"), [`/mobile-apps`][1].\n\n$2[1]: /mobile-apps\n\n$2',
  );
  writeFileSync(join(root, 'en/insights-rejected-invoices.yaml'), text);
  const { locales } = site();
  const before = Object.fromEntries(locales.map((locale) => [locale, read(`${locale}/mobile-apps.yaml`)]));

  expect(movePage(site(), 'mobile-apps', '/app-development')).toEqual([]);

  for (const locale of locales) {
    expect(read(`${locale}/mobile-apps.yaml`)).toBe('');
    expect(read(`${locale}/app-development.yaml`)).toBe(
      before[locale]?.replace('service: /mobile-apps', 'service: /app-development'),
    );
    expect(read(`${locale}/home.yaml`)).not.toContain('/mobile-apps');
  }
  expect(read('menus.yaml')).toContain('- page: /app-development\n');
  expect(read('redirects.yaml')).toMatch(
    /- from: \/mobile-apps\n {2}to: \/app-development\n- from: \/es\/mobile-apps\n {2}to: \/es\/app-development\n$/,
  );
  expect(read('en/insights-rejected-invoices.yaml')).toContain(
    '[Apps](/app-development#incluye "what /mobile-apps is"), [`/mobile-apps`][1].\n\n      [1]: /app-development\n',
  );

  const back = editToMove(site(), 'app-development', '/mobile-apps');
  expect(back['content/redirects.yaml']).toMatch(/- from: \/app-development\n {2}to: \/mobile-apps\n/);
  expect(back['content/redirects.yaml']).not.toContain('- from: /mobile-apps');
  expect(back['content/en/insights-rejected-invoices.yaml']).toBe(text);
});

test('an address that cannot be is refused in a sentence, and all stays', () => {
  const { site, read } = project();
  const files = ['pages.yaml', 'redirects.yaml', 'en/mobile-apps.yaml', 'en/invoicing.yaml', 'en/site.yaml'];
  const before = files.map(read);

  const refusals = [
    ['mobile-apps', '/invoicing', '/invoicing exists already'],
    ['mobile-apps', '/site', '/site exists already'],
    ['home', '/start', 'the page / is missing'],
  ] as const;
  for (const [name, to, sentence] of refusals)
    expect(String(movePage(site(), name, to).map((finding) => sentenceOf(finding)))).toContain(sentence);
  expect(files.map(read)).toEqual(before);
});
