import { Feed } from 'feed';
import { feedEntries } from '#site/feed.server.ts';
import { feedPath, type Locale } from '#site/languages.ts';
import type { Site } from '#site/open-site.server.ts';

/** The feed of one language (Atom, RFC 4287), if it has an entry. */
export function atomFeed(site: Site, locale: Locale): string | undefined {
  const { name } = site.company();
  const origin = site.origin();
  const home = origin + site.localizedPath('/', locale);
  const entries = feedEntries(site, locale);
  const changes = entries.map(({ changed }) => Date.parse(changed));
  if (entries.length === 0) return undefined;
  const feed = new Feed({
    id: home,
    title: name,
    description: site.words(locale).footer.blurb,
    link: home,
    language: locale,
    updated: new Date(Math.max(...changes)),
    feedLinks: { atom: origin + site.languageFile(feedPath, locale) },
    generator: false,
  });
  for (const { title, summary, path, author, published, changed } of entries) {
    const link = origin + path;
    feed.addItem({
      title,
      id: link,
      link,
      description: summary,
      author: [{ name: author ?? name }],
      published: new Date(published),
      date: new Date(changed),
    });
  }
  return feed.atom1();
}
