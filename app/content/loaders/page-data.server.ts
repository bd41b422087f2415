import { loadPage, type PageContent } from '../load.server.ts';
import { type Locale, splitLocale } from '../locale.ts';
import { type Kind, type Menu, type PageEntry, pages, slugOf } from '../pages.ts';
import { contoursOf, profileOf, sharePicture, withPictures } from '../pictures.server.ts';

/** What every page gets from its loader: where it stands, its words with pictures, and its contour lines. */
export function pageData<K extends Kind>(url: URL, kind: K) {
  const { locale, entry } = entryOf(url, kind);
  const page = withPictures<PageContent<K>>(loadPage(locale, entry));
  return {
    locale,
    path: entry.path,
    kind,
    family: entry.menu,
    unlisted: entry.unlisted === true,
    page,
    contours: contoursOf(slugOf(entry.path)),
    share: sharePicture(entry, locale),
  };
}

/** The same for a page that shows six points as milestones, with the profile that they stand below. */
export function milestonesData<K extends 'about' | 'careers' | 'hire'>(url: URL, kind: K) {
  const data = pageData(url, kind);
  return { ...data, profile: profileOf(slugOf(data.path)) };
}

/** Returns the language and entry of a path. An unknown path is the not-found page's. */
export function entryOf<K extends Kind>(url: URL, kind: K): { locale: Locale; entry: PageEntry & { kind: K } } {
  const { locale, path } = splitLocale(url.pathname);
  const entry = entriesOfKind(kind).find((candidate) => candidate.path === path || kind === 'not-found');
  if (!entry) throw new Error(`No page of kind "${kind}" stands at ${path}: see content/pages.yaml.`);
  return { locale, entry };
}

/** Returns the entries of one kind, in the order of the page list. */
export function entriesOfKind<K extends Kind>(kind: K): (PageEntry & { kind: K })[] {
  return pages.filter((entry): entry is PageEntry & { kind: K } => entry.kind === kind);
}

/** Returns the listed entries of one menu, in the order of the page list. */
export function entriesOfMenu(menu: Menu, list: readonly PageEntry[] = pages): PageEntry[] {
  return list.filter((entry) => entry.menu === menu && !entry.unlisted);
}
