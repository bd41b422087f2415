import { inLocale, type Locale } from './languages.ts';
import { renderMarkdown } from './markdown.server.ts';
import { groupOf, linksTo, pagesByKind, pagesOfGroup } from './menus.server.ts';
import type { Site } from './open-site.server.ts';
import type { Picture } from './picture.ts';
import type { PageEntry } from './schema/pages.ts';
import type { Section, SectionOf, SectionShape } from './section.ts';
import { slugOf } from './slug.ts';
import { endOf } from './validity.server.ts';

export type SiteReader = ReturnType<typeof siteReader>;

/** What the loader of a section may ask of the rest of the site, for one page in one language. */
export function siteReader(site: Site, locale: Locale, path: string) {
  const menus = site.menus();
  const { groups } = menus;
  const pages = site.pagesIn(locale);

  function sections<Shape extends SectionShape>(of: string, { type }: Shape): SectionOf<Shape>[] {
    const entry = pages.find((page) => page.path === of);
    const found = entry ? site.page(locale, entry).sections.filter((section) => section.type === type) : [];
    return found as unknown as SectionOf<Shape>[];
  }

  /** The listed pages of the kinds that have a section of a type, with the first one. No other page is read. */
  function pagesWith<Shape extends SectionShape>(shape: Shape) {
    const kinds = site.blueprints().filter((kind) => kind.sections?.some(({ type }) => type === shape.type));
    return pages
      .filter(({ kind, unlisted }) => !unlisted && kinds.some(({ id }) => id === kind))
      .flatMap(({ path: of }) =>
        sections(of, shape)
          .slice(0, 1)
          .map((section) => ({ path: of, section })),
      );
  }

  function sectionAt(of: string, id: string): Section;
  function sectionAt<Shape extends SectionShape>(of: string, id: string, shape: Shape): SectionOf<Shape>;
  function sectionAt(of: string, id: string, shape?: SectionShape): Section {
    const found = site.page(locale, { path: of }).sections.find((section) => section.id === id);
    if (!found || (shape && found.type !== shape.type))
      throw new Error(`${of} has no section ${id} that ${path} could show.`);
    return found;
  }

  function card(of: string) {
    const { navLabel, summary, sections: list } = site.page(locale, { path: of });
    return {
      label: navLabel,
      summary,
      image: headPicture(site, list),
      family: groupOf(of, menus).id,
      to: site.localizedPath(of, locale),
    };
  }

  return {
    locale,
    path,
    /** The groups of services, in the order of the menus. */
    families: groups
      .filter(({ index }) => index)
      .map((group) => ({ id: group.id, name: inLocale(group, locale).name, index: group.index })),
    pagesOf: (id: string) =>
      groups.filter((group) => group.id === id).flatMap((group) => pagesOfGroup(site, group, locale)),
    links: (paths: readonly string[]) => linksTo(site, paths, locale),
    pagesByKind: (rest: string) => pagesByKind(site, locale, rest),
    card,
    /** Of pages that are shown now. */
    cards: (paths: readonly string[]) => paths.filter((of) => pages.some((page) => page.path === of)).map(card),
    /** The picture of one of these pages that have one, counted from 0. */
    picture: (of: readonly PageEntry[], place: number) =>
      of.flatMap((page) => headPicture(site, site.page(locale, page).sections) ?? [])[place],
    sections,
    allSections: <Shape extends SectionShape>(shape: Shape) => pages.flatMap((page) => sections(page.path, shape)),
    pagesWith,
    /** How many entries a page of this list shows, and which of its pages this is, counted from 1. */
    paging: pagingOf(site, path, pages),
    markdown: (text: string) =>
      renderMarkdown(text, {
        words: site.words(locale).markdown,
        address: (to) => site.localizedPath(to, locale),
        picture: site.pictures.fillIn,
      }),
    familyOf: (of = path) => groupOf(of, menus).id,
    /** Whether something has ended, as of the build, and what is said of its end where it has one. */
    validity: (until?: string) => validityOf(site, until, locale),
    withPictures: site.pictures.fillIn,
    sectionAt,
    mark: ({ logo }: { logo: string }) => site.pictures.find('logos', logo),
    file: (name: string) => site.pictures.find('files', name),
    profile: () => (site.pictures.has('profiles') ? site.pictures.chosen('profiles', slugOf(path)) : undefined),
    paper: (name?: string) => (name ? site.pictures.find('papers', name) : undefined),
    /** The last moment at which a page is shown, and its date; nothing where it stays. */
    closing: (of = path) => {
      const end = pages.find((page) => page.path === of)?.expireAt;
      return end ? { at: end, date: dateText(site, Date.parse(end) - 1, locale) } : undefined;
    },
    date: (day: string) => dateText(site, Date.parse(day), locale, 'UTC'),
    words: () => site.words(locale),
    /** The path of something in the language of the page. */
    address: (of: string) => site.localizedPath(of, locale),
    /** The path of the language's edition of a file. */
    fileAddress: (file: string) => site.languageFile(file, locale),
    languages: site.locales,
    settings: site.env,
    languageTag: site.findLanguage(locale).tag,
    company: site.company,
    booking: site.booking,
    measured: site.measured,
    origin: site.origin(),
    contactTexts: () => site.contactTexts(locale),
    /** How many pages there are in all languages. */
    pageCount: site.locales.flatMap(site.pagesIn).length,
  };
}

function pagingOf(site: Site, path: string, pages: readonly PageEntry[]) {
  const entry = pages.find((page) => page.path === path);
  const lists = site.blueprints().find(({ id }) => id === entry?.kind)?.lists;
  const first = entry?.further?.of ?? path;
  const paths = pages.filter((page) => page.path === first || page.further?.of === first).map((page) => page.path);
  return { perPage: lists?.perPage, number: entry?.further?.number ?? 1, paths };
}

function validityOf(site: Site, until: string | undefined, locale: Locale): { hasEnded: boolean; said?: string } {
  if (!until) return { hasEnded: false };
  const { validity } = site.words(locale);
  if (endOf(until, site.company().timeZone) <= site.now.getTime()) return { hasEnded: true, said: validity.renewal };
  return { hasEnded: false, said: validity.until.replace('$date', dateText(site, Date.parse(until), locale, 'UTC')) };
}

function dateText({ company }: Site, time: number, locale: Locale, timeZone = company().timeZone): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }).format(time);
}

function headPicture({ headOf, pictures }: Site, sections: Section[]): Picture | undefined {
  const head = headOf(sections);
  return 'image' in head ? pictures.fillIn(head as Section & { image: { alt: string } }).image : undefined;
}
