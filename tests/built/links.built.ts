import { expect, test } from 'vitest';
import { listedHtml } from './built-site.ts';

const pages = listedHtml().map((page) => ({ ...page, links: linksOf(page.html) }));

/** The paths that a page's links lead to. */
function linksOf(html: string): Set<string> {
  return new Set([...html.matchAll(/<a [^>]*href="(\/[^"#?]*)/g)].map(([, path = '']) => path));
}

test.each(pages)('a visitor finds $address by a link of another page in its language', ({ address, locale }) => {
  const others = pages.filter((page) => page.locale === locale && page.address !== address);
  expect(others.some(({ links }) => links.has(address))).toBe(true);
});
