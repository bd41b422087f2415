import { extname } from 'node:path';
import { textContent } from 'domutils';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { contentSite } from '#app/site.server.ts';
import { feedPath } from '#site/languages.ts';
import { localesOf } from '#site/page-dates.ts';
import { attributeOf } from '#tests/attribute-of.ts';
import { elements, onlyElement } from '#tools/html-elements.ts';
import {
  builtFile,
  builtPage,
  isBuilt,
  languagesOf,
  listed,
  metaOf,
  origin,
  readableText,
  unlisted,
} from './built-site.ts';

const site = contentSite();
const { findLanguage, firstLocale, languageFile, locales, localizedPath, splitLocale } = site;
const pagesByUrl = new Map(listed.map(({ address, page }) => [origin + address, page]));

test.each(listed)('$address names its URL and its languages', (entry) => {
  const { address, page, locale } = entry;
  const codes = localesOf(entry.entry, locales);
  const languages = [...codes, codes[0] ?? firstLocale].map((code) => origin + localizedPath(entry.entry.path, code));

  expect(attributeOf(page, 'link[rel="canonical"]', 'href')).toBe(origin + address);
  expect(attributeOf(page, 'html', 'lang')).toBe(locale);
  expect(languagesOf(page)).toEqual([...codes, 'x-default'].map((language, index) => [language, languages[index]]));
  for (const url of languages) expect(languagesOf(pagesByUrl.get(url) ?? builtPage('/404'))).toEqual(languagesOf(page));
});

test.each(listed)('$address has its own title, description and URL in previews', ({ address, page, locale, entry }) => {
  expect(metaOf(page, 'og:title')).toContain(site.page(locale, entry).meta.title);
  expect(metaOf(page, 'description')).not.toBe('');
  expect(metaOf(page, 'og:title')).toBe(textContent(onlyElement(page, 'head > title')));
  expect(metaOf(page, 'og:description')).toBe(metaOf(page, 'description'));
  expect(metaOf(page, 'og:url')).toBe(origin + address);
  expect(metaOf(page, 'og:locale')).toBe(findLanguage(locale).tag.replace('-', '_'));
  expect(metaOf(page, 'twitter:card')).toBe('summary_large_image');
});

/** Bytes of a picture that a preview loads on a weak signal. */
const mostBytes = 60 * 1024;

test.each(listed)('$address has a share picture of its size, described in its words', async ({ page }) => {
  const bytes = builtFile(new URL(metaOf(page, 'og:image')).pathname);
  const { width, height, format } = await sharp(bytes).metadata();
  const [headline = ''] = metaOf(page, 'og:image:alt').split(' · ');

  expect(bytes.length).toBeLessThanOrEqual(mostBytes);
  expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'png' });
  expect(['width', 'height'].map((side) => metaOf(page, `og:image:${side}`))).toEqual(['1200', '630']);
  expect(headline).not.toBe('');
  expect(readableText(page)).toContain(headline);
});

test.each(unlisted)('%s asks not to be found and has no URL of its own', (path) => {
  const page = builtPage(path);

  expect(metaOf(page, 'robots')).toBe('noindex');
  expect(elements(page, '[rel="canonical"], link[hreflang], [property^="og:"], [type="application/ld+json"]')).toEqual(
    [],
  );
});

test.each([...listed.map(({ address }) => address), ...unlisted])('%s has icons that exist', (path) => {
  const links = elements(builtPage(path), '[rel="icon"], [rel="apple-touch-icon"]');

  expect(links).toHaveLength(3);
  expect(links.filter(({ attribs }) => !isBuilt(attribs.href ?? ''))).toEqual([]);
});

test.each(listed)('$address leads feed readers to the feed of its language, where there is one', ({ page, locale }) => {
  const path = languageFile(feedPath, locale);
  const links = elements(page, 'link[type="application/atom+xml"]').map((link) => link.attribs.href);

  expect(links).toEqual(isBuilt(path) ? [path] : []);
});

test.each(listed)('no link on $address, its head and its JSON-LD hold what keeps words together', ({ page }) => {
  const targets = elements(page, '[href]').map(({ attribs }) => decodeURI(attribs.href ?? ''));
  const told = elements(page, 'title, script[type="application/ld+json"]').map((element) => textContent(element));
  const metas = elements(page, 'meta').map(({ attribs }) => attribs.content ?? '');

  expect(told).toHaveLength(2);
  expect([...targets, ...told, ...metas].filter((text) => /[\u00a0\u2060]/.test(text))).toEqual([]);
});

test.each(listed)('$address shows no value that is no text', ({ page }) => {
  expect(readableText(page)).not.toMatch(/\[object |\bundefined\b|\bNaN\b|\{\w+\}/);
});

test.each([...listed.map(({ address }) => address), ...unlisted])(
  'each link of %s leads to what exists, in the language of the page',
  (address) => {
    const { locale } = splitLocale(address);
    const links = elements(builtPage(address), 'a[href]').map(({ attribs: { href = '', hreflang = locale } }) => ({
      url: new URL(href, origin + address),
      hreflang,
    }));
    const siteLinks = links.filter(({ url }) => url.origin === origin);
    const wrong = siteLinks.filter(({ url: { pathname, hash }, hreflang }) => {
      if (!isBuilt(pathname)) return true;
      if (extname(pathname) === '' && splitLocale(pathname).locale !== hreflang) return true;
      return hash !== '' && elements(builtPage(pathname), `[id="${decodeURIComponent(hash.slice(1))}"]`).length !== 1;
    });

    expect(wrong.map(({ url }) => String(url))).toEqual([]);
  },
);
