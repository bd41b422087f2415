import { globSync } from 'node:fs';
import { Text } from 'domhandler';
import { prepend, removeElement, replaceElement, textContent } from 'domutils';
import { parseDocument } from 'htmlparser2';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { currentSite } from '#app/site.server.ts';
import { expiryWarning } from '#shared/security-txt.ts';
import { attributeOf, elements, onlyElement } from '#tools/html-elements.ts';
import { builtFile, builtPage, builtText, isBuilt, languagesOf, listed, origin } from './built-site.ts';

const { languageFile, locales } = currentSite();

function linksOf(markdown: string): string[] {
  return [...markdown.matchAll(/\]\(([^)]+)\)/g)].map(([, url = '']) => url);
}

test('the sitemap has every listed page and no other, each with its languages and a date that has passed', () => {
  const sitemap = parseDocument(builtText('/sitemap.xml'), { xmlMode: true });
  const urls = elements(sitemap, 'url');
  const dates = elements(sitemap, 'lastmod').map((date) => Date.parse(textContent(date)));

  expect(elements(sitemap, 'loc').map(textContent)).toEqual(listed.map(({ address }) => origin + address));
  expect(urls.map((url) => languagesOf(url, 'xhtml\\:link'))).toEqual(listed.map(({ page }) => languagesOf(page)));
  for (const date of dates) expect(date).toBeLessThanOrEqual(Date.now());
});

test.each(locales)('the map for language models in "%s" leads to the Markdown alternate of every page', (locale) => {
  const text = builtText(languageFile('/llms.txt', locale));
  const paths = linksOf(text).map((url) => new URL(url).pathname);
  const alternates = listed.filter((page) => page.locale === locale).map(({ markdown }) => markdown);

  expect(text).toMatch(/^# .+\n\n> .+\n/);
  expect(paths.filter((path) => !isBuilt(path))).toEqual([]);
  expect(paths.filter((path) => path.endsWith('.md')).sort()).toEqual(alternates.sort());
});

test.each(listed)('$markdown is not empty and leads to what exists', ({ markdown }) => {
  const text = builtText(markdown);
  const own = linksOf(text).filter((url) => url.startsWith(origin));

  expect(text).toContain('\n# ');
  expect(own.map((url) => new URL(url).pathname).filter((path) => !isBuilt(path))).toEqual([]);
});

/** What stands in `main` and is no content, or is said twice. */
const controls =
  'form, button, nav, svg:not([data-src]), .carousel-controls, [aria-hidden="true"], [role="status"], [role="alert"]';
const jumps = 'a[href^="#"], summary:not(:has(h2, h3, h4))';

test.each(listed)('$markdown loses no word of its page, and none is out of order', ({ page, markdown }) => {
  const main = onlyElement(page, 'main').cloneNode(true);
  for (const element of elements(main, `${controls}, ${jumps}`)) removeElement(element);
  for (const image of elements(main, 'img[alt], svg[data-src]'))
    replaceElement(image, new Text(image.attribs.alt ?? image.attribs['aria-label'] ?? ''));
  for (const figure of elements(main, ':is(.stat-row, .hero-stats) dd')) if (figure.prev) prepend(figure.prev, figure);
  const text = (builtText(markdown).split('\n---\n')[1] ?? '').replace(/\]\([^)]*\)|^\s*\d+\. |^```\w+$/gm, '');

  expect(lettersOf(text)).toBe(lettersOf(textContent(main)));
});

function lettersOf(text: string): string {
  return text.replace(/[^\p{L}\p{N}]/gu, '');
}

test.each(locales)('the manifest in "%s" starts on a page and has icons of the sizes it says', async (locale) => {
  const manifest = JSON.parse(builtText(languageFile('/site.webmanifest', locale)));

  expect(attributeOf(builtPage(manifest.start_url), 'html', 'lang')).toBe(locale);
  for (const { src, sizes } of manifest.icons) {
    const { width, height } = await sharp(builtFile(src)).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
});

test('no file for programs has what keeps words of a text together in HTML', () => {
  const files = globSync('**/*.{json,md,txt,webmanifest,xml,yaml}', { cwd: 'build/client' });

  expect(files.length).toBeGreaterThan(listed.length);
  expect(files.filter((file) => /\u00a0/.test(builtText(file)))).toEqual([]);
});

test('security.txt is good for more than a month', () => {
  expect(expiryWarning(builtText('/.well-known/security.txt'), new Date())).toBeUndefined();
});
