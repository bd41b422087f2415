import type { Locale } from './languages.ts';
import type { Site } from './open-site.server.ts';
import { siteReader } from './site-reader.server.ts';

/** What feed readers are told in one language: each listed page with a section that has an entry, the newest first. */
export function feedEntries(site: Site, locale: Locale) {
  return site.sections.definitions
    .flatMap((definition) => {
      const { feedEntry } = definition;
      const reader = siteReader(site, locale, '/');
      const told = feedEntry ? reader.pagesWith(definition).filter(({ section }) => !section.off) : [];
      return told.flatMap(({ path, section }) => {
        const entry = feedEntry?.(section, siteReader(site, locale, path));
        const { label, summary, to } = reader.card(path);
        return entry ? { ...entry, title: label, summary, path: to } : [];
      });
    })
    .toSorted((a, b) => b.published.localeCompare(a.published));
}
