import type { Site } from './create-site.server.ts';
import type { Locale } from './languages.ts';
import { sectionContext } from './section-context.server.ts';

/** The entries of the feed in one language, the newest first: each listed page with a section that has one. */
export function feedEntries(site: Site, locale: Locale) {
  return site.sections.definitions
    .flatMap((definition) => {
      const { feedEntry } = definition;
      const context = sectionContext(site, locale, '/');
      if (!feedEntry) return [];
      return context.pagesWith(definition).map(({ path, section }) => {
        const { label, summary, to } = context.card(path);
        return { ...feedEntry(section, sectionContext(site, locale, path)), title: label, summary, path: to };
      });
    })
    .toSorted((a, b) => b.published.localeCompare(a.published));
}
