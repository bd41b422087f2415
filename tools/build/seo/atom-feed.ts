import { Feed } from 'feed';
import { shellData } from '#app/shell/shell-data.server.ts';
import { feedEntries } from '#site/loaders/feed.server.ts';
import { feedPath, type Locale, languageFile, localizedPath } from '#site/locale.ts';

/** The feed of one language (Atom, RFC 4287). */
export function atomFeed(locale: Locale, updatedWithoutEntries: Date): string {
  const { origin, company, site } = shellData(new URL(localizedPath('/', locale), 'http://localhost'));
  const home = origin + localizedPath('/', locale);
  const entries = feedEntries(locale);
  const changes = entries.map(({ changed }) => Date.parse(changed));
  const feed = new Feed({
    id: home,
    title: company.name,
    description: site.footer.blurb,
    link: home,
    language: locale,
    updated: changes.length > 0 ? new Date(Math.max(...changes)) : updatedWithoutEntries,
    feedLinks: { atom: origin + languageFile(feedPath, locale) },
    generator: false,
  });
  for (const { title, summary, path, author, published, changed } of entries) {
    const link = origin + path;
    feed.addItem({
      title,
      id: link,
      link,
      description: summary,
      author: [{ name: author }],
      published: new Date(published),
      date: new Date(changed),
    });
  }
  return feed.atom1();
}
