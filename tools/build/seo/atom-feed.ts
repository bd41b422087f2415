import { Feed } from 'feed';
import { escapeMarkup } from '#shared/escape-markup.ts';
import type { Site } from '#site/create-site.server.ts';
import { feedEntries } from '#site/feed.server.ts';
import { feedPath, type Locale } from '#site/languages.ts';
import { createTimeZone } from '#site/time-zone.ts';

/** The feed of one language (Atom, RFC 4287), if it has an entry. */
export function atomFeed(site: Site, locale: Locale): string | undefined {
  const { name, timeZone } = site.company();
  const origin = site.origin();
  const home = origin + site.localizedPath('/', locale);
  const entries = feedEntries(site, locale);
  const { instantOf } = createTimeZone(timeZone);
  const startOfDay = (day: string) => new Date(instantOf(day, '00:00'));
  if (entries.length === 0) return undefined;
  const feed = new Feed({
    id: home,
    title: name,
    description: site.shellWords(locale).footer.blurb,
    link: home,
    language: locale,
    updated: startOfDay(
      entries
        .map(({ changed }) => changed)
        .sort()
        .at(-1) ?? '',
    ),
    feedLinks: { atom: origin + site.languageFile(feedPath, locale) },
    generator: false,
  });
  for (const { title, summary, path, author, published, changed } of entries) {
    const link = origin + path;
    feed.addItem({
      // The library marks these two texts as HTML.
      title: escapeMarkup(title),
      id: link,
      link,
      description: escapeMarkup(summary),
      author: [{ name: author ?? name }],
      published: startOfDay(published),
      date: startOfDay(changed),
    });
  }
  return feed.atom1();
}
