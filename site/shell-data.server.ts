import { addressLines } from './address-lines.ts';
import type { Site } from './create-site.server.ts';
import { feedEntries } from './feed.server.ts';
import { feedPath, inLocale, type Locale } from './languages.ts';
import { memoizeByKey, memoizeByObject } from './memoize.ts';
import { linksOfEntries, linksTo, pagesOfGroup } from './menus.server.ts';
import { typeset } from './typeset.server.ts';

export type ShellData = ReturnType<typeof shellData>;

const shellsOf = memoizeByObject((site: Site) => memoizeByKey((locale: Locale) => shellIn(site, locale)));

/** Data of header and footer around a page, the same for all pages of a language. */
export function shellData(site: Site, url: URL) {
  return shellsOf(site)(site.splitLocale(url.pathname).locale);
}

function shellIn(site: Site, locale: Locale) {
  const typesetSite = typeset(site);
  const words = typesetSite.shellWords(locale);
  const company = site.company();
  const { groups, footer } = site.menus();
  const entriesOf = (id?: string) => groups.find((group) => group.id === id)?.entries ?? [];
  const menus = groups
    .map((group) => {
      /** The page that lists the pages of all families, if it is shown. */
      const [indexLink] = group.index ? linksTo(typesetSite, [group.index], locale) : [];
      return {
        id: group.id,
        ...inLocale(group, locale),
        indexLink,
        indexAddress: indexLink && `${indexLink.to}#${group.id}`,
        links: linksOfEntries(typesetSite, group.entries, locale),
        /** The picture of its first page that has one. */
        picture: pagesOfGroup(site, group, locale).flatMap(
          (page) => site.heroOf(site.sectionsOf(locale, page)).image ?? [],
        )[0],
      };
    })
    .filter(({ links }) => links.length > 0);
  return {
    locale,
    colon: site.findLanguage(locale).colon,
    words,
    company,
    addressLines: addressLines(company.address, words.footer),
    menus,
    footer: footer
      .map((column) => ({
        name: inLocale(column, locale).name,
        links: linksOfEntries(typesetSite, column.entries ?? entriesOf(column.group), locale),
      }))
      .filter(({ links }) => links.length > 0),
    /** Undefined where the language has no entries. */
    feed: feedEntries(site, locale).length > 0 ? site.languageFile(feedPath, locale) : undefined,
    origin: site.origin(),
  };
}
