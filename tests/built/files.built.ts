import { globSync } from 'node:fs';
import { textContent } from 'domutils';
import { parseDocument } from 'htmlparser2';
import { expect, test } from 'vitest';
import { elements } from '#tools/html-elements.ts';
import { builtText, languagesOf, listed, origin } from './built-site.ts';

test('the sitemap has every listed page and no other, each with its languages', () => {
  const sitemap = parseDocument(builtText('/sitemap.xml'), { xmlMode: true });
  const urls = elements(sitemap, 'url');

  expect(elements(sitemap, 'loc').map(textContent)).toEqual(listed.map(({ address }) => origin + address));
  expect(urls.map((url) => languagesOf(url, 'xhtml\\:link'))).toEqual(listed.map(({ page }) => languagesOf(page)));
});

test('no file for programs has what keeps words of a text together in HTML', () => {
  const files = globSync('**/*.{json,txt,xml,yaml}', { cwd: 'build/client' });

  expect(files).toContain('sitemap.xml');
  expect(files.filter((file) => /[\u00a0\u2060]/.test(builtText(file)))).toEqual([]);
});
