import type { z } from 'zod';
import { fill } from '#shared/fill.ts';
import type { Site } from './create-site.server.ts';
import { fieldsOfRole } from './fields.server.ts';
import { inLocale, type Locale } from './languages.ts';
import { renderMarkdown } from './markdown.server.ts';
import { linksTo, menuGroupOf, pagesByCategory, pagesOfGroup } from './menus.server.ts';
import type { onward } from './schema/field-types.ts';
import type { PageEntry } from './schema/pages.ts';
import type { ContentOf, Section, SectionDefinition, SectionShape } from './section.ts';
import { slugOf } from './slug.ts';
import { typesetterOf } from './typeset.server.ts';
import { endOf } from './validity.server.ts';

type Definition<Fields extends z.ZodRawShape, View extends object, Entry> = SectionDefinition<
  string,
  Fields,
  View,
  Entry
>;

export type SectionContext = ReturnType<typeof sectionContext>;

export function viewOf<Fields extends z.ZodRawShape, View extends object, Entry>(
  { view, entries }: Definition<Fields, View, Entry>,
  content: ContentOf<Fields>,
  context: SectionContext,
): View {
  return view ? view(content, context, entries?.(content, context) ?? []) : (content as object as View);
}

export function hasSample(site: Site, section: Section, context: SectionContext): boolean {
  const { showsSamples, entries } = site.definitionOf(section);
  const sampleFields = fieldsOfRole<boolean>(site.fieldsOfSection(section), 'sample');
  return (
    sampleFields.some(({ value }) => value) ||
    showsSamples?.(section, context, entries?.(section, context) ?? []) === true
  );
}

/** What a section may read from the rest of the site, for one page in one language. */
export function sectionContext(site: Site, locale: Locale, path: string) {
  const menus = site.menus();
  const { groups } = menus;
  const pages = site.pagesIn(locale);

  /**
   * The sections of a page that are shown, of those that are wanted. Only these are asked for their entries: to ask all
   * could loop, since two pages may list each other.
   */
  function shownSections(pagePath: string, isWanted: (section: Section) => boolean = () => true): Section[] {
    const entry = pages.find((page) => page.path === pagePath) ?? { path: pagePath };
    const isEmpty = (section: Section) =>
      site.definitionOf(section).entries?.(section, sectionContext(site, locale, pagePath))?.length === 0;
    return site.sectionsOf(locale, entry).filter((section) => isWanted(section) && !isEmpty(section));
  }

  function sections<Shape extends SectionShape>(pagePath: string, { type }: Shape) {
    const sectionsOfType = shownSections(pagePath, (section) => section.type === type);
    return sectionsOfType as unknown as (ContentOf<Shape['fields']> & { id?: string })[];
  }

  /** The listed pages of the kinds with a type of section, each with the first such section and its view. */
  function pagesWith<Fields extends z.ZodRawShape, View extends object, Entry>(
    definition: Definition<Fields, View, Entry>,
  ) {
    const blueprints = site
      .blueprints()
      .filter((blueprint) => blueprint.sections?.some(({ type }) => type === definition.type));
    return pages
      .filter(({ kind, unlisted }) => !unlisted && blueprints.some(({ id }) => id === kind))
      .flatMap(({ path: pagePath }) =>
        sections(pagePath, definition)
          .slice(0, 1)
          .map((section) => ({
            path: pagePath,
            section,
            view: () => viewOf(definition, section, sectionContext(site, locale, pagePath)),
          })),
      );
  }

  function card(pagePath: string) {
    const { navLabel, summary } = site.page(locale, { path: pagePath });
    return { label: navLabel, summary, to: site.localizedPath(pagePath, locale) };
  }

  const pictureOf = (entry: Pick<PageEntry, 'path'>) => site.heroOf(site.sectionsOf(locale, entry)).image;

  return {
    locale,
    path,
    /**
     * The groups of services that have pages, in the order of the menus. `index` is the page that lists them, if it is
     * shown.
     */
    get families() {
      return groups
        .filter((group) => group.index && pagesOfGroup(site, group, locale).length > 0)
        .map((group) => ({
          id: group.id,
          name: inLocale(group, locale).name,
          index: pages.find((page) => page.path === group.index)?.path,
        }));
    },
    pagesOf: (id: string) =>
      groups.filter((group) => group.id === id).flatMap((group) => pagesOfGroup(site, group, locale)),
    links: (paths: readonly string[]) => linksTo(site, paths, locale),
    pagesByCategory: (otherPages: string) => pagesByCategory(site, locale, otherPages),
    card,
    /** Cards of the pages that are shown now, with their groups and pictures. */
    cards: (paths: readonly string[]) =>
      paths
        .flatMap((pagePath) => pages.filter((page) => page.path === pagePath))
        .map((page) => ({ ...card(page.path), group: menuGroupOf(page.path, menus).id, image: pictureOf(page) })),
    /** The picture at an index among those of these pages that have one. */
    picture: (entries: readonly PageEntry[], index: number) => entries.flatMap((page) => pictureOf(page) ?? [])[index],
    shownSections,
    sections,
    allSections: <Shape extends SectionShape>(shape: Shape) => pages.flatMap((page) => sections(page.path, shape)),
    pagesWith,
    markdown: (text: string) =>
      renderMarkdown(text, {
        words: site.shellWords(locale).markdown,
        address: (to) => site.localizedPath(to, locale),
        picture: site.pictures.image,
        typeset: typesetterOf(site),
      }),
    groupOf: (pagePath = path) => menuGroupOf(pagePath, menus).id,
    /** Whether something has ended at the time of the build, and a note on its end if it has one. */
    validity: (until?: string) => validityOf(site, until, locale),
    /** A section of another page as this one shows it, without its link to this page; nothing if it is not shown. */
    sectionAt(pagePath: string, id: string): Section | undefined {
      const isNamed = (section: Section) => section.id === id;
      if (!site.page(locale, { path: pagePath }).sections.some(isNamed))
        throw new Error(`${pagePath} has no section ${id} that ${path} could show.`);
      const leadsHere = (value: unknown) => (value as z.output<typeof onward>).to === path;
      const [section] = shownSections(pagePath, isNamed);
      return (
        section &&
        site.changeFields(section, (role, value) => (role === 'onward' && leadsHere(value) ? undefined : value))
      );
    },
    milestoneDrawing: () =>
      site.pictures.has('profiles') ? site.pictures.pickDrawing('profiles', slugOf(path)) : undefined,
    /** The moment at which this page ends, and its last date; nothing if it has no end. */
    expiry: () => {
      const end = pages.find((page) => page.path === path)?.expireAt;
      return end ? { time: end, date: dateText(site, Date.parse(end) - 1, locale) } : undefined;
    },
    date: (day: string) => dateText(site, Date.parse(day), locale, 'UTC'),
    shellWords: () => site.shellWords(locale),
    /** The address of a page in the language of this one. */
    address: (pagePath: string) => site.localizedPath(pagePath, locale),
    settings: site.env,
    languageTag: site.findLanguage(locale).tag,
    company: site.company,
    booking: site.booking,
    contactWords: () => site.contactWords(locale),
  };
}

function validityOf(site: Site, until: string | undefined, locale: Locale): string | undefined {
  if (!until) return undefined;
  const { validity } = site.shellWords(locale);
  if (endOf(until, site.company().timeZone) <= site.now.getTime()) return validity.renewal;
  return fill(validity.until, { date: dateText(site, Date.parse(until), locale, 'UTC') });
}

/** No line ends inside a date. */
function dateText(
  { company, findLanguage }: Site,
  time: number,
  locale: Locale,
  timeZone = company().timeZone,
): string {
  const date = new Intl.DateTimeFormat(findLanguage(locale).tag, { dateStyle: 'long', timeZone }).format(time);
  return date.replaceAll(' ', '\u00a0');
}
