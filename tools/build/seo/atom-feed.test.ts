import { textContent } from 'domutils';
import { parseDocument } from 'htmlparser2';
import { expect, test } from 'vitest';
import { feedPath } from '#site/languages.ts';
import { testSite } from '#tests/test-site.ts';
import { elements } from '#tools/html-elements.ts';
import { atomFeed } from './atom-feed.ts';

const site = testSite();
const articles = site.pages().filter(({ kind }) => kind === 'insight');

test.each(site.locales)('the feed in "%s" names itself, and has each article with its author', (locale) => {
  const feed = parseDocument(atomFeed(site, locale) ?? '', { xmlMode: true });
  const hrefs = (selector: string) => elements(feed, selector).map(({ attribs }) => attribs.href ?? '');
  const addresses = articles.map(({ path }) => site.origin() + site.localizedPath(path, locale));

  expect(hrefs('feed > link[rel="self"]')).toEqual([site.origin() + site.languageFile(feedPath, locale)]);
  expect(hrefs('entry > link').sort()).toEqual(addresses.sort());
  expect(elements(feed, 'entry > author > name').map(textContent)).toEqual(
    addresses.map(() => expect.stringMatching(/\S/)),
  );
});

test('a title in a feed is no markup, and a day is that of the company', () => {
  const [article] = articles;
  const label = 'Costs for <10 users & more';
  const read = testSite({});
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
