import type { Locale } from '../locale.ts';
import { sectionConfigs, sectionTypes } from '../schema/page.ts';
import { siteReader } from './site-reader.server.ts';

/** What feed readers are told in one language: each listed page with a section that has an entry, the newest first. */
export function feedEntries(locale: Locale) {
  const site = siteReader(locale, '/');
  return sectionTypes
    .flatMap((type) => {
      const { feedEntry } = sectionConfigs[type];
      const told = feedEntry ? site.pagesWith(type).filter(({ section }) => !section.off) : [];
      return told.flatMap(({ path, section }) => {
        const entry = feedEntry?.(section as never, siteReader(locale, path));
        const { label, summary, to } = site.card(path);
        return entry ? { ...entry, title: label, summary, path: to } : [];
      });
    })
    .toSorted((a, b) => b.published.localeCompare(a.published));
}
