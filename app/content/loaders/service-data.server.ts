import { loadPage } from '../load.server.ts';
import { type Locale, localizedPath } from '../locale.ts';
import { type PageEntry, pages } from '../pages.ts';
import { withPictures } from '../pictures.server.ts';
import { entriesOfMenu, pageData } from './page-data.server.ts';

const relatedCount = 3;

/** Returns the content of a service or security page with the pages that belong to its subject. */
export function serviceData<K extends 'service' | 'security'>(url: URL, kind: K) {
  const data = pageData(url, kind);
  const own = loadPage(data.locale, { path: data.path, kind });
  return { ...data, related: relatedPages(data.locale, data.path, own.related) };
}

type Pictured = PageEntry & { kind: 'service' | 'security' | 'hire' };

function hasPicture(entry: PageEntry): entry is Pictured {
  return entry.kind === 'service' || entry.kind === 'security' || entry.kind === 'hire';
}

export type RelatedPage = ReturnType<typeof relatedPages>[number];

/**
 * Two or three pages to go on with: first the next ones of the same family, counted on from the page itself so that
 * neighbors lead round the family, then those that the content names.
 */
export function relatedPages(locale: Locale, path: string, named: string[]) {
  const menu = pages.find((entry) => entry.path === path)?.menu;
  const family = menu ? entriesOfMenu(menu) : [];
  const place = family.findIndex((entry) => entry.path === path);
  const neighbors = [...family.slice(place + 1), ...family.slice(0, Math.max(place, 0))];
  const others = named.flatMap((other) => pages.find((entry) => entry.path === other && other !== path) ?? []);
  const fromFamily = neighbors.slice(0, relatedCount - Math.min(others.length, 1));
  return [...new Set([...fromFamily, ...others, ...neighbors])].slice(0, relatedCount).map((entry) => {
    if (!hasPicture(entry))
      throw new Error(`${entry.path} has no picture to lead there with: name a page that has one in related.`);
    const { navLabel, summary, hero } = withPictures(loadPage(locale, entry));
    return { label: navLabel, summary, image: hero.image, family: entry.menu, to: localizedPath(entry.path, locale) };
  });
}
