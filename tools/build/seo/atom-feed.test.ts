import { type Element, isTag } from 'domhandler';
import { textContent } from 'domutils';
import { parseDocument } from 'htmlparser2';
import { expect, test } from 'vitest';
import { feedPath } from '#site/languages.ts';
import { siteUnderTest } from '#tests/site-under-test.ts';
import { elements, onlyElement } from '#tools/html-elements.ts';
import { atomFeed } from './atom-feed.ts';

const timestamp = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/;

function texts(parent: Element, name: string): string[] {
  return parent.children.flatMap((child) => (isTag(child) && child.name === name ? textContent(child) : []));
}

const site = siteUnderTest();
const articles = site.pages().filter(({ kind }) => kind === 'insight');

test.each(site.locales)('the feed in "%s" has what RFC 4287 asks of it, and each article', (locale) => {
  const feed = onlyElement(parseDocument(atomFeed(site, locale) ?? '', { xmlMode: true }), 'feed');
  const entries = elements(feed, 'entry');

  expect(feed.attribs.xmlns).toBe('http://www.w3.org/2005/Atom');
  for (const element of [feed, ...entries]) {
    // 4.1.1 and 4.1.2: exactly one of each.
    for (const name of ['id', 'title', 'updated']) expect(texts(element, name), name).toHaveLength(1);
    const [id = ''] = texts(element, 'id');
    expect(URL.canParse(id)).toBe(true);
    expect(texts(element, 'title')[0]).not.toBe('');
    expect(texts(element, 'updated')[0]).toMatch(timestamp);
  }
  // An author in each entry where the feed has none, and a link to the page in place of content.
  for (const entry of entries) {
    expect(elements(entry, 'author > name').map(textContent)).toEqual([expect.stringMatching(/\S/)]);
    expect(elements(entry, 'link').map(({ attribs }) => attribs.href)).toEqual(texts(entry, 'id'));
    expect(texts(entry, 'published')[0]).toMatch(timestamp);
    expect(texts(entry, 'summary')[0]).not.toBe('');
  }
  const own = elements(feed, 'feed > link[rel="self"]').map(({ attribs }) => attribs.href);
  expect(own).toEqual([site.origin() + site.languageFile(feedPath, locale)]);
  const paths = entries.map((entry) => new URL(texts(entry, 'id')[0] ?? '').pathname);
  expect(paths.sort()).toEqual(articles.map(({ path }) => site.localizedPath(path, locale)).sort());
  expect(paths.length).toBeGreaterThan(0);
});

test('a site without articles has no feed', () => {
  expect(atomFeed({ ...site, pagesIn: () => [] }, 'en')).toBeUndefined();
});

test('a title in a feed is no markup, and a day is that of the company', () => {
  const [article] = articles;
  const label = 'Costs for <10 users & more';
  const read = siteUnderTest({});
  const page: typeof read.page = (...asked) => ({ ...read.page(...asked), navLabel: label });
  const feed = parseDocument(atomFeed({ ...read, page, pagesIn: () => (article ? [article] : []) }, 'en') ?? '', {
    xmlMode: true,
  });
  const published = new Date(textContent(elements(feed, 'entry > published')[0] ?? feed));
  const html = textContent(elements(feed, 'entry > title')[0] ?? feed);

  expect(textContent(parseDocument(html))).toBe(label);
  expect(published.toLocaleTimeString('en', { timeZone: read.company().timeZone, hour12: false })).toMatch(
    /^(24|00):00/,
  );
});
