import { globSync } from 'node:fs';
import { textContent } from 'domutils';
import { parseDocument } from 'htmlparser2';
import { expect, test } from 'vitest';
import { elements } from '#tools/html-elements.ts';
import { builtText, languagesOf, listed, origin } from './built-site.ts';

test('the sitemap has every listed page and no other, each with its languages and a date that has passed', () => {
  const sitemap = parseDocument(builtText('/sitemap.xml'), { xmlMode: true });
  const urls = elements(sitemap, 'url');
  const dates = elements(sitemap, 'lastmod').map((date) => Date.parse(textContent(date)));

  expect(elements(sitemap, 'loc').map(textContent)).toEqual(listed.map(({ address }) => origin + address));
  expect(urls.map((url) => languagesOf(url, 'xhtml\\:link'))).toEqual(listed.map(({ page }) => languagesOf(page)));
  for (const date of dates) expect(date).toBeLessThanOrEqual(Date.now());
});

test('no file for programs has what keeps words of a text together in HTML', () => {
  const files = globSync('**/*.{json,txt,xml,yaml}', { cwd: 'build/client' });

  expect(files).toContain('sitemap.xml');
  expect(files.filter((file) => /\u00a0/.test(builtText(file)))).toEqual([]);
});
