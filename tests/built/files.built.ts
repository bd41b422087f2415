import { globSync } from 'node:fs';
import { textContent } from 'domutils';
import { parseDocument } from 'htmlparser2';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { currentSite } from '#app/site.server.ts';
import { attributeOf, elements } from '#tools/html-elements.ts';
import { builtFile, builtPage, builtText, languagesOf, listed, origin } from './built-site.ts';

const { languageFile, locales } = currentSite();

test('the sitemap has every listed page and no other, each with its languages and a date that has passed', () => {
  const sitemap = parseDocument(builtText('/sitemap.xml'), { xmlMode: true });
  const urls = elements(sitemap, 'url');
  const dates = elements(sitemap, 'lastmod').map((date) => Date.parse(textContent(date)));

  expect(elements(sitemap, 'loc').map(textContent)).toEqual(listed.map(({ address }) => origin + address));
  expect(urls.map((url) => languagesOf(url, 'xhtml\\:link'))).toEqual(listed.map(({ page }) => languagesOf(page)));
  for (const date of dates) expect(date).toBeLessThanOrEqual(Date.now());
});

test.each(locales)('the manifest in "%s" starts on a page and has icons of the sizes it says', async (locale) => {
  const manifest = JSON.parse(builtText(languageFile('/site.webmanifest', locale)));

  expect(attributeOf(builtPage(manifest.start_url), 'html', 'lang')).toBe(locale);
  for (const { src, sizes } of manifest.icons) {
    const { width, height } = await sharp(builtFile(src)).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
});

test('no file for programs has what keeps words of a text together in HTML', () => {
  const files = globSync('**/*.{json,txt,webmanifest,xml,yaml}', { cwd: 'build/client' });

  expect(files).toContain('sitemap.xml');
  expect(files.filter((file) => /\u00a0/.test(builtText(file)))).toEqual([]);
});
