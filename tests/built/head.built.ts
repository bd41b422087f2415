import { expect, test } from 'vitest';
import { locales, localizedPath } from '#app/content/locale.ts';
import { builtOrigin, contentOf, hrefOf, isBuilt, listedHtml, pageHtml, unlistedAddresses } from './built-site.ts';

const origin = builtOrigin();
const pages = listedHtml();
const byUrl = new Map(pages.map((page) => [origin + page.address, page]));

test.each(pages)('$address says its own absolute address once', ({ address, html }) => {
  expect(hrefOf(html, 'rel="canonical"')).toBe(origin + address);
  expect(contentOf(html, 'property="og:url"')).toBe(origin + address);
});

test.each(pages)('$address names its languages, and they name it back', ({ entry, html }) => {
  const alternates = [...locales, 'x-default'].map((language) => hrefOf(html, `hrefLang="${language}"`) ?? '');
  expect(alternates).toEqual([...locales, 'en' as const].map((locale) => origin + localizedPath(entry.path, locale)));
  for (const alternate of alternates) {
    const twin = byUrl.get(alternate);
    expect([...locales, 'x-default'].map((language) => hrefOf(twin?.html ?? '', `hrefLang="${language}"`))).toEqual(
      alternates,
    );
  }
});

test.each(pages)('$address has the language of its address', ({ html, locale }) => {
  expect(html).toContain(`<html lang="${locale}"`);
  expect(contentOf(html, 'property="og:locale"')).toBe(locale === 'en' ? 'en_US' : 'es_PR');
  expect(contentOf(html, 'property="og:locale:alternate"')).toBe(locale === 'en' ? 'es_PR' : 'en_US');
});

test.each(pages)('$address has title and description in its preview as in its head', ({ html }) => {
  const title = html
    .match(/<title>([^<]+)<\/title>/)?.[1]
    ?.replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'");
  const description = contentOf(html, 'name="description"');
  expect(title).toBeTruthy();
  expect(description).toBeTruthy();
  expect(contentOf(html, 'property="og:title"')).toBe(title);
  expect(contentOf(html, 'property="og:description"')).toBe(description);
  // X takes title, description and picture from Open Graph.
  expect(contentOf(html, 'name="twitter:card"')).toBe('summary_large_image');
});

test.each(['title', 'description'])('no two pages of a language share a %s', (what) => {
  for (const locale of locales) {
    const texts = pages
      .filter((page) => page.locale === locale)
      .map(({ html }) => contentOf(html, `property="og:${what}"`));
    expect(new Set(texts).size).toBe(texts.length);
  }
});

test.each(unlistedAddresses())('%s asks not to be found and has no address of its own', (address) => {
  const html = pageHtml(address);
  expect(contentOf(html, 'name="robots"')).toBe('noindex');
  expect(html).not.toMatch(/rel="canonical"|<link [^>]*hrefLang|property="og:|ld\+json/);
});

test.each([...pages.map(({ address }) => address), ...unlistedAddresses()])(
  '%s has icons, manifest and frame colors that exist',
  (address) => {
    const html = pageHtml(address);
    const files = [
      'rel="icon" href="/favicon.ico"',
      'type="image/svg\\+xml"',
      'rel="apple-touch-icon"',
      'rel="manifest"',
    ];
    for (const attribute of files) expect(isBuilt(hrefOf(html, attribute) ?? '/missing')).toBe(true);
    expect(
      html.match(/<meta name="theme-color" content="#[0-9a-f]{6}" media="\(prefers-color-scheme: (light|dark)\)"/g),
    ).toHaveLength(2);
  },
);
