import type { Site } from './create-site.server.ts';
import { isInMenu, menuGroupOf } from './menus.server.ts';
import { localesOf } from './page-dates.ts';
import type { MenuGroup } from './schema/menus.ts';
import type { Hero, Section, SectionDefinition, Surface } from './section.ts';
import { hasSample, type SectionContext, sectionContext, viewOf } from './section-context.server.ts';
import { slugOf } from './slug.ts';
import { typeset } from './typeset.server.ts';

export type PageData = ReturnType<typeof pageData>;

/** Everything that a page shows; `meta` and `hero` without typesetting. An unknown path is the not-found page's. */
export function pageData(site: Site, url: URL) {
  const typesetSite = typeset(site);
  const { locale, path: wantedPath } = site.splitLocale(url.pathname);
  const pages = site.pagesIn(locale);
  const entry =
    pages.find(({ path }) => path === wantedPath) ?? pages.find(({ path }) => path === site.readFixedPaths().notFound);
  if (!entry) throw new Error('content/pages.yaml has no not-found page.');
  const { path } = entry;
  const blueprint = site.blueprints().find(({ id }) => id === entry.kind);
  const context = sectionContext(typesetSite, locale, path);
  const { meta } = site.page(locale, entry);
  const { navLabel } = typesetSite.page(locale, entry);
  const sections = context.shownSections(path).flatMap((section) => {
    const { resolve } = site.definitionOf(section);
    return (resolve ? resolve(section, context) : section) ?? [];
  });
  const { tagline, title, titleHighlight, description, image } = site.heroOf(site.sectionsOf(locale, entry));
  const hero: Hero = { tagline, title, titleHighlight, description, image };
  const group = menuGroupOf(path, site.menus());
  const surfaces = surfacesOf(sections, site.definitionOf, group.pattern);
  const { pictures } = site;
  return {
    locale,
    locales: localesOf(entry, site.locales),
    path,
    meta,
    navLabel,
    group: group.id,
    pattern: group.pattern,
    trail: blueprint?.withoutTrail ? undefined : trailOf(typesetSite, path, context),
    aboutCompany: blueprint?.aboutCompany === true,
    contours: pictures.pickDrawing('contours', slugOf(path)),
    sharePicture: pictures.sharePicture(entry, locale),
    hero,
    /** Whether something on it is made up. */
    sample: sections.some((section) => hasSample(site, section, context)),
    sections: sections.map(({ type, id, ...content }, index) => ({
      key: `${path} ${index}`,
      type,
      frame: { id, surface: surfaces[index] as Surface },
      view: viewOf(site.definitionOf({ type }), content, context),
    })),
  };
}

/** The breadcrumbs: the index of the page's family of services, else the pages above its address. */
function trailOf(
  site: Site,
  path: string,
  { locale, families, links }: SectionContext,
): { label: string; to: string }[] {
  const menus = site.menus();
  const family = isInMenu(path, menus) ? families.find(({ id }) => id === menuGroupOf(path, menus).id) : undefined;
  if (family?.index) return [{ label: family.name, to: `${site.localizedPath(family.index, locale)}#${family.id}` }];
  const folders = path.split('/').slice(0, -1);
  return links(folders.map((_, index) => folders.slice(0, index + 1).join('/')));
}

/** Each section gets the surface that its type wants, or another if the section before it has the same. */
export function surfacesOf(
  sections: readonly Section[],
  definitionOf: (section: Section) => Pick<SectionDefinition, 'surface' | 'isHero'>,
  pattern?: MenuGroup['pattern'],
): Surface[] {
  const surfaces: Surface[] = [];
  for (const section of sections) {
    const { isHero, surface } = definitionOf(section);
    const wantedSurface = typeof surface === 'function' ? surface(section, pattern) : surface;
    const surfaceBefore = surfaces.at(-1);
    const otherSurface = surfaceBefore === 'plain' || surfaceBefore === 'ruled' ? 'tinted' : 'plain';
    surfaces.push(
      isHero
        ? (wantedSurface ?? 'hero')
        : wantedSurface && wantedSurface !== surfaceBefore
          ? wantedSurface
          : otherSurface,
    );
  }
  return surfaces;
}
