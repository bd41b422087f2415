import { fixedPaths } from '../fixed-paths.ts';
import { loadBlueprints, loadPage } from '../load.server.ts';
import { localizedPath, splitLocale } from '../locale.ts';
import { groupOf, isInMenu } from '../menus.server.ts';
import type { Surface } from '../page.ts';
import { localesOf } from '../page-dates.ts';
import { pagesIn, slugOf } from '../pages.ts';
import { chosenDrawing, type Picture, sharePicture, withPictures } from '../pictures.server.ts';
import { type Head, headOf, type Section, type SectionConfig, sectionConfigs } from '../schema/page.ts';
import { type SiteReader, siteReader } from './site-reader.server.ts';

export type PageData = ReturnType<typeof pageData>;

/** Everything that a page shows. An unknown path is the not-found page's. */
export function pageData(url: URL) {
  const { locale, path: wanted } = splitLocale(url.pathname);
  const pages = pagesIn(locale);
  const entry = pages.find(({ path }) => path === wanted) ?? pages.find(({ path }) => path === fixedPaths.notFound);
  if (!entry) throw new Error('content/pages.yaml has no not-found page.');
  const { path } = entry;
  const blueprint = loadBlueprints().find(({ id }) => id === entry.kind);
  const site = siteReader(locale, path);
  const { meta, navLabel, sections } = loadPage(locale, entry);
  const shown = sections
    .filter((section) => !section.off && (configOf(section).isShown?.(section as never, site) ?? true))
    .map((section) => resolved(section, site));
  const surfaces = surfacesOf(shown);
  const group = groupOf(path);
  return {
    locale,
    locales: localesOf(entry),
    path,
    meta,
    navLabel,
    family: group.id,
    pattern: group.pattern,
    trail: blueprint?.withoutTrail ? undefined : trailOf(path, site),
    schemaType: blueprint?.schemaType ?? 'WebPage',
    aboutCompany: blueprint?.aboutCompany === true,
    contours: chosenDrawing('contours', slugOf(path)),
    share: sharePicture(entry, locale),
    head: withPictures(headOf(shown)) as Head & { image?: Picture },
    sections: shown.map((section, place) => ({
      key: `${path} ${place}`,
      type: section.type,
      content: withPictures(section),
      data: configOf(section).load?.(section as never, site),
      surface: surfaces[place] as Surface,
    })),
  };
}

function configOf({ type }: Section): SectionConfig {
  return sectionConfigs[type];
}

/** A section of another page has no link to the page that it stands on here. */
function resolved(section: Section, site: SiteReader): Section {
  const { resolve } = configOf(section);
  if (!resolve) return section;
  const own = resolve(section as never, site);
  return 'more' in own && own.more?.to === site.path ? { ...own, more: undefined } : own;
}

/** The way from home: the index of the page's family, else the pages that its address stands below. */
function trailOf(path: string, { locale, families, links }: SiteReader): { label: string; to: string }[] {
  const family = isInMenu(path) ? families.find(({ id }) => id === groupOf(path).id) : undefined;
  if (family?.index) return [{ label: family.name, to: `${localizedPath(family.index, locale)}#${family.id}` }];
  const folders = path.split('/').slice(0, -1);
  return links(folders.map((_, place) => folders.slice(0, place + 1).join('/')));
}

/** Surfaces alternate: each section has the one its type wants, or another where the one before it has that already. */
export function surfacesOf(sections: readonly Section[]): Surface[] {
  const surfaces: Surface[] = [];
  for (const section of sections) {
    const { surface, isHead } = configOf(section);
    const wanted = typeof surface === 'function' ? surface(section as never) : surface;
    const before = surfaces.at(-1);
    const other = before === 'paper' || before === 'ruled' ? 'wash' : 'paper';
    surfaces.push(isHead ? 'head' : wanted && wanted !== before ? wanted : other);
  }
  return surfaces;
}
