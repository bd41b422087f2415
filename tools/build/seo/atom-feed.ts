import { Feed } from 'feed';
import { shellData } from '#app/shell/shell-data.server.ts';
import { loadPage } from '#site/load.server.ts';
import { siteReader } from '#site/loaders/site-reader.server.ts';
import { feedPath, type Locale, languageFile, localizedPath } from '#site/locale.ts';
import { pagesIn } from '#site/pages.ts';
import { sectionConfigs } from '#site/schema/page.ts';

/** The feed of one language (Atom, RFC 4287): each listed page with a section that feed readers are told of, the newest first. */
export function atomFeed(locale: Locale, updatedWithoutEntries: Date): string {
  const { origin, company, site } = shellData(new URL(localizedPath('/', locale), 'http://localhost'));
  const home = origin + localizedPath('/', locale);
  const entries = pagesIn(locale)
    .filter(({ unlisted }) => !unlisted)
    .flatMap((page) => {
      const { sections, navLabel, summary } = loadPage(locale, page);
      const told = sections.find(({ type, off }) => sectionConfigs[type].feedEntry && !off);
      const entry = told && sectionConfigs[told.type].feedEntry?.(told as never, siteReader(locale, page.path));
      return entry ? { ...entry, title: navLabel, summary, link: origin + localizedPath(page.path, locale) } : [];
    })
    .toSorted((a, b) => b.published.localeCompare(a.published));
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
  for (const { title, summary, link, author, published, changed } of entries) {
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
