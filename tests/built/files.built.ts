import sharp from 'sharp';
import { expect, test } from 'vitest';
import { locales } from '#app/content/locale.ts';
import { languageFile } from '#app/seo/language-file.ts';
import { expiryWarning } from '#shared/security-txt.ts';
import { aiCrawlers } from '#tools/build/discovery/ai-crawlers.ts';
import {
  builtFile,
  builtOrigin,
  isBuilt,
  listedHtml,
  pageHtml,
  plainText,
  readableText,
  unlistedAddresses,
} from './built-site.ts';

const origin = builtOrigin();
const pages = listedHtml();

function textOf(address: string): string {
  return builtFile(address).toString();
}

test('the sitemap has every listed page and no other', () => {
  const listed = [...textOf('/sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url);
  expect(listed).toEqual(pages.map(({ address }) => origin + address));
  for (const address of unlistedAddresses()) expect(listed).not.toContain(origin + address);
});

test('the sitemap gives each page the same languages as the page itself', () => {
  const urls = textOf('/sitemap.xml').split('<url>').slice(1);
  for (const [index, { html }] of pages.entries()) {
    const inPage = [...html.matchAll(/hrefLang="([^"]+)" href="([^"]+)"/g)].map(([, language, href]) => [
      language,
      href,
    ]);
    const inMap = [...(urls[index] ?? '').matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, language, href]) => [
      language,
      href,
    ]);
    expect(inMap).toEqual(inPage);
  }
});

test('the dates of the sitemap are dates that have passed', () => {
  const dates = [...textOf('/sitemap.xml').matchAll(/<lastmod>([^<]+)<\/lastmod>/g)].map(([, date = '']) =>
    Date.parse(date),
  );
  for (const date of dates) expect(date).toBeLessThanOrEqual(Date.now());
});

test('robots.txt names the sitemap, keeps nobody from pages by accident and knows the AI crawlers', () => {
  const robots = textOf('/robots.txt');
  expect(robots).toContain(`\nSitemap: ${origin}/sitemap.xml\n`);
  expect(robots).toMatch(/^User-agent: \*\nDisallow: \/api\/\n/);
  for (const name of aiCrawlers) expect(robots).toContain(`\nUser-agent: ${name}\n`);
});

test.each(locales)('the map for language models in "%s" leads to a Markdown twin of every page', (locale) => {
  const text = textOf(languageFile('/llms.txt', locale));
  expect(text).toMatch(/^# .+\n\n> .+\n/);
  const links = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, url = '']) => new URL(url).pathname);
  expect(links.filter((path) => !isBuilt(path))).toEqual([]);
  const twins = pages.filter((page) => page.locale === locale).map(({ markdown }) => markdown);
  expect(links.filter((path) => path.endsWith('.md')).sort()).toEqual(twins.sort());
});

test.each(pages)('$markdown says in Markdown what $address says', ({ markdown, address, html }) => {
  const text = textOf(markdown);
  expect(text).toContain(`\nurl: ${origin}${address}\n`);
  const h1 = readableText(html.match(/<body[\s\S]*?<h1[\s\S]*?<\/h1>/)?.[0].replace(/^[\s\S]*<h1/, '<body><h1') ?? '');
  expect(text.replaceAll('\\', '').replaceAll('\u00a0', ' ')).toContain(`\n# ${h1.trim()}\n`);
  expect(html).toContain(`type="text/markdown" href="${origin}${markdown}"`);
  expect(text).not.toMatch(/undefined|\[object|\{\w+\}/);
});

test.each(pages)('$markdown says no less than its page and leads nowhere that does not exist', ({ markdown, html }) => {
  const text = textOf(markdown).replaceAll('\\', '');
  const main = html
    .slice(html.indexOf('<main'), html.indexOf('</main>'))
    .replaceAll('<!-- -->', '')
    .replace(/<div role="status"[\s\S]*?<\/div>/, '');
  const sentences = main.split(/<[^>]*>/).map((part) => plainText(part).trim());
  const missing = sentences.filter((sentence) => sentence.length > 60 && !text.includes(sentence));
  expect(missing).toEqual([]);
  const own = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, url = '']) => url).filter((url) => url.startsWith(origin));
  expect(own.map((url) => new URL(url).pathname).filter((path) => !isBuilt(path))).toEqual([]);
});

test.each(locales)('the manifest in "%s" starts on a page and has icons of the sizes it says', async (locale) => {
  const manifest = JSON.parse(textOf(languageFile('/site.webmanifest', locale)));
  expect(pageHtml(manifest.start_url)).toContain(`<html lang="${locale}"`);
  for (const { src, sizes } of manifest.icons) {
    const { width, height } = await sharp(builtFile(src)).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
});

test('security.txt is good for more than a month', () => {
  const text = textOf('/.well-known/security.txt');
  expect(expiryWarning(text, new Date())).toBeUndefined();
  expect(text).toMatch(/^Contact: mailto:\S+@\S+\n/);
  expect(text).toContain('\nPreferred-Languages: en, es\n');
});
