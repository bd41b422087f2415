import { forHtml } from './for-html.server.ts';
import { groupOf, isInMenu } from './menus.server.ts';
import type { Site } from './open-site.server.ts';
import { localesOf } from './page-dates.ts';
import type { Picture } from './picture.ts';
import type { Head, Section, SectionDefinition, Surface } from './section.ts';
import { type SiteReader, siteReader } from './site-reader.server.ts';
import { slugOf } from './slug.ts';

export type PageData = ReturnType<typeof pageData>;

/** Everything that a page shows, its words as `shown` has them. An unknown path is the not-found page's. */
export function pageData(site: Site, url: URL, shown = forHtml(site)) {
  const { locale, path: wanted } = site.splitLocale(url.pathname);
  const pages = site.pagesIn(locale);
  const entry =
    pages.find(({ path }) => path === wanted) ?? pages.find(({ path }) => path === site.fixedPaths().notFound);
  if (!entry) throw new Error('content/pages.yaml has no not-found page.');
  const { path } = entry;
  const blueprint = site.blueprints().find(({ id }) => id === entry.kind);
  const reader = siteReader(shown, locale, path);
  const { meta, sections: typed } = site.page(locale, entry);
  const { navLabel, sections: all } = shown.page(locale, entry);
  const sections = all
    .filter((section) => !section.off && (site.definitionOf(section).isShown?.(section, reader) ?? true))
    .map((section) => resolved(section, reader, site.definitionOf));
  const surfaces = surfacesOf(sections, site.definitionOf);
  const group = groupOf(path, site.menus());
  const { pictures } = site;
  return {
    locale,
    locales: localesOf(entry, site.locales),
    path,
    meta,
    navLabel,
    family: group.id,
    pattern: group.pattern,
    trail: blueprint?.withoutTrail ? undefined : trailOf(shown, path, reader),
    schemaType: blueprint?.schemaType ?? 'WebPage',
    aboutCompany: blueprint?.aboutCompany === true,
    contours: pictures.chosen('contours', slugOf(path)),
    share: pictures.share(entry, locale),
    head: pictures.fillIn(site.headOf(typed.filter(({ off }) => !off))) as Head & { image?: Picture },
    sections: sections.map((section, place) => ({
      key: `${path} ${place}`,
      type: section.type,
      content: pictures.fillIn(section),
      data: site.definitionOf(section).load?.(section, reader),
      surface: surfaces[place] as Surface,
    })),
  };
}

/** A section of another page has no link to the page that it stands on here. */
function resolved(section: Section, reader: SiteReader, definitionOf: Site['definitionOf']): Section {
  const definition = definitionOf(section);
  if (!definition.resolve) return section;
  const own: Section & { more?: { to: string } } = definition.resolve(section, reader);
  return own.more?.to === reader.path ? ({ ...own, more: undefined } as Section) : own;
}

/** The way from home: the index of the page's family, else the pages that its address stands below. */
function trailOf(site: Site, path: string, { locale, families, links }: SiteReader): { label: string; to: string }[] {
  const menus = site.menus();
  const family = isInMenu(path, menus) ? families.find(({ id }) => id === groupOf(path, menus).id) : undefined;
  if (family?.index) return [{ label: family.name, to: `${site.localizedPath(family.index, locale)}#${family.id}` }];
  const folders = path.split('/').slice(0, -1);
  return links(folders.map((_, place) => folders.slice(0, place + 1).join('/')));
}

/** Surfaces alternate: each section has the one its type wants, or another where the one before it has that already. */
export function surfacesOf(
  sections: readonly Section[],
  definitionOf: (section: Section) => Pick<SectionDefinition, 'surface' | 'surfaceOf' | 'isHead'>,
): Surface[] {
  const surfaces: Surface[] = [];
  for (const section of sections) {
    const definition = definitionOf(section);
    const wanted = definition.surfaceOf?.(section) ?? definition.surface;
    const before = surfaces.at(-1);
    const other = before === 'paper' || before === 'ruled' ? 'wash' : 'paper';
    surfaces.push(definition.isHead ? 'head' : wanted && wanted !== before ? wanted : other);
  }
  return surfaces;
}
