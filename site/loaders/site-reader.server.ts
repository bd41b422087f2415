import {
  loadBlueprints,
  loadBooking,
  loadCompany,
  loadContactTexts,
  loadMenus,
  loadPage,
  loadSite,
} from '../load.server.ts';
import { findLanguage, inLocale, type Locale, locales, localizedPath } from '../locale.ts';
import { renderMarkdown } from '../markdown.server.ts';
import { loadMeasured } from '../measured.server.ts';
import { groupOf, linksTo, pagesByKind, pagesOfGroup } from '../menus.server.ts';
import { siteOrigin } from '../origin.server.ts';
import { type PageEntry, pagesIn } from '../pages.ts';
import { chosenDrawing, findMade, type Picture, withPictures } from '../pictures.server.ts';
import { headOf, type Section, type SectionOf, type SectionType } from '../schema/page.ts';
import { slugOf } from '../slug.ts';
import { endOf } from '../validity.server.ts';

export type SiteReader = ReturnType<typeof siteReader>;

/** What the loader of a section may ask of the rest of the site, for one page in one language. */
export function siteReader(locale: Locale, path: string) {
  const menus = loadMenus();
  const { groups } = menus;
  const pages = pagesIn(locale);

  function sections<T extends SectionType>(of: string, type: T): SectionOf<T>[] {
    const entry = pages.find((page) => page.path === of);
    const found = entry ? loadPage(locale, entry).sections.filter((section) => section.type === type) : [];
    return found as unknown as SectionOf<T>[];
  }

  /** The listed pages of the kinds that have a section of a type, with the first one. No other page is read. */
  function pagesWith<T extends SectionType>(type: T) {
    const kinds = loadBlueprints().filter((kind) => kind.sections?.some((place) => place.type === type));
    return pages
      .filter(({ kind, unlisted }) => !unlisted && kinds.some(({ id }) => id === kind))
      .flatMap(({ path: of }) =>
        sections(of, type)
          .slice(0, 1)
          .map((section) => ({ path: of, section })),
      );
  }

  function sectionAt(of: string, id: string): Section;
  function sectionAt<T extends SectionType>(of: string, id: string, type: T): SectionOf<T>;
  function sectionAt(of: string, id: string, type?: SectionType): Section {
    const found = loadPage(locale, { path: of }).sections.find((section) => section.id === id);
    if (!found || (type && found.type !== type)) throw new Error(`${of} has no section ${id} that ${path} could show.`);
    return found;
  }

  function card(of: string) {
    const { navLabel, summary, sections: list } = loadPage(locale, { path: of });
    return {
      label: navLabel,
      summary,
      image: headPicture(list),
      family: groupOf(of, menus).id,
      to: localizedPath(of, locale),
    };
  }

  return {
    locale,
    path,
    /** The groups of services, in the order of the menus. */
    families: groups
      .filter(({ index }) => index)
      .map((group) => ({ id: group.id, name: inLocale(group, locale).name, index: group.index })),
    pagesOf: (id: string) => groups.filter((group) => group.id === id).flatMap((group) => pagesOfGroup(group, locale)),
    links: (paths: readonly string[]) => linksTo(paths, locale),
    pagesByKind: (rest: string) => pagesByKind(locale, rest),
    card,
    /** Of pages that are shown now. */
    cards: (paths: readonly string[]) => paths.filter((of) => pages.some((page) => page.path === of)).map(card),
    /** The picture of one of these pages that have one, counted from 0. */
    picture: (of: readonly PageEntry[], place: number) =>
      of.flatMap((page) => headPicture(loadPage(locale, page).sections) ?? [])[place],
    sections,
    allSections: <T extends SectionType>(type: T) => pages.flatMap((page) => sections(page.path, type)),
    pagesWith,
    /** How many entries a page of this list shows, and which of its pages this is, counted from 1. */
    paging: pagingOf(path, pages),
    markdown: (text: string) =>
      renderMarkdown(text, {
        words: loadSite(locale).markdown,
        address: (to) => localizedPath(to, locale),
        picture: withPictures,
      }),
    familyOf: (of = path) => groupOf(of, menus).id,
    /** Whether something has ended, as of the build, and what is said of its end where it has one. */
    validity: (until?: string) => validityOf(until, locale),
    withPictures,
    sectionAt,
    mark: ({ logo }: { logo: string }) => findMade('logos', logo),
    file: (name: string) => findMade('files', name),
    profile: () => chosenDrawing('profiles', slugOf(path)),
    paper: (name?: string) => (name ? findMade('papers', name) : undefined),
    /** The last moment at which a page is shown, and its date; nothing where it stays. */
    closing: (of = path) => {
      const end = pages.find((page) => page.path === of)?.expireAt;
      return end ? { at: end, date: dateText(Date.parse(end) - 1, locale) } : undefined;
    },
    date: (day: string) => dateText(Date.parse(day), locale, 'UTC'),
    words: () => loadSite(locale),
    languageTag: findLanguage(locale).tag,
    company: () => loadCompany(),
    booking: () => loadBooking(),
    measured: loadMeasured,
    origin: siteOrigin(),
    contactTexts: () => loadContactTexts(locale),
    /** How many pages there are in all languages. */
    pageCount: locales.flatMap(pagesIn).length,
  };
}

function pagingOf(path: string, pages: readonly PageEntry[]) {
  const entry = pages.find((page) => page.path === path);
  const lists = loadBlueprints().find(({ id }) => id === entry?.kind)?.lists;
  const first = entry?.further?.of ?? path;
  const paths = pages.filter((page) => page.path === first || page.further?.of === first).map((page) => page.path);
  return { perPage: lists?.perPage, number: entry?.further?.number ?? 1, paths };
}

function validityOf(until: string | undefined, locale: Locale): { hasEnded: boolean; said?: string } {
  if (!until) return { hasEnded: false };
  const { validity } = loadSite(locale);
  if (endOf(until) <= Date.now()) return { hasEnded: true, said: validity.renewal };
  return { hasEnded: false, said: validity.until.replace('$date', dateText(Date.parse(until), locale, 'UTC')) };
}

function dateText(time: number, locale: Locale, timeZone = loadCompany().timeZone): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }).format(time);
}

function headPicture(sections: Section[]): Picture | undefined {
  const head = headOf(sections);
  return 'image' in head ? withPictures(head).image : undefined;
}
