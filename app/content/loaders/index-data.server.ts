import { loadPage } from '../load.server.ts';
import { type Locale, localizedPath } from '../locale.ts';
import { type Family, menus, type PageEntry } from '../pages.ts';
import { withPictures } from '../pictures.server.ts';
import { entriesOfMenu, pageData } from './page-data.server.ts';

/** The four service families, in the order of the menus. */
export const families = menus.filter((menu): menu is Family => menu !== 'corporate');

/** Returns the index of all services: each family with its pages, read from those pages. */
export function servicesData(url: URL) {
  const data = pageData(url, 'services');
  const groups = families.map((family) => ({
    family,
    description: data.page.groups[family],
    picture: pictureOf(data.locale, family, 0),
    links: entriesOfMenu(family).map((entry) => cardOf(data.locale, entry)),
  }));
  return { ...data, groups };
}

/** Returns all technologies: each family with those that its service pages name, and the page where each is put to work. */
export function technologiesData(url: URL) {
  const data = pageData(url, 'technologies');
  const groups = families.map((family) => ({
    family,
    description: data.page.groups[family],
    picture: pictureOf(data.locale, family, 1),
    pages: entriesOfMenu(family).map((entry) => ({
      ...cardOf(data.locale, entry),
      tools: toolsOf(data.locale, entry),
    })),
  }));
  return { ...data, groups };
}

export type ServiceGroup = ReturnType<typeof servicesData>['groups'][number];
export type TechnologyGroup = ReturnType<typeof technologiesData>['groups'][number];

export function familyLinks(locale: Locale) {
  return families.map((family) => ({ family, to: `${localizedPath('/services', locale)}#${family}` }));
}

/** The picture that the family's service at this place shows first; nothing where the family has none there. */
function pictureOf(locale: Locale, family: Family, place: number) {
  const entry = entriesOfMenu(family).filter(isService)[place];
  return entry && withPictures(loadPage(locale, entry)).hero.image;
}

function isService(entry: PageEntry): entry is PageEntry & { kind: 'service' | 'security' } {
  return entry.kind === 'service' || entry.kind === 'security';
}

function cardOf(locale: Locale, entry: PageEntry) {
  const { navLabel, summary } = loadPage(locale, entry);
  return { label: navLabel, summary, to: localizedPath(entry.path, locale) };
}

/** A service page's technologies; pages of other kinds name none in their data. */
function toolsOf(locale: Locale, entry: PageEntry): { name: string; description: string }[] {
  if (entry.kind !== 'service') return [];
  const { items } = loadPage(locale, { ...entry, kind: entry.kind }).technologies;
  return items.map(({ name, description }) => ({ name, description }));
}
