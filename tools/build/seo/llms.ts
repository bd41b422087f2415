import { loadPage } from '#app/content/load.server.ts';
import { shellData } from '#app/content/loaders/shell-data.server.ts';
import { type Locale, locales, localizedPath } from '#app/content/locale.ts';
import { menus, type PageEntry, pages } from '#app/content/pages.ts';
import { languageFile } from '#app/seo/language-file.ts';
import { markdownPath } from '#app/seo/markdown-path.ts';
import { heading, inline, link, list } from './markdown/blocks.ts';

/** The section that readers short of room may pass over; the format fixes its name (llmstxt.org). */
const optionalTitle = 'Optional';

/** Takes a language, gives the site's map for language models: every listed page by menu, as a link to its Markdown twin. */
export function llmsTxt(locale: Locale): string {
  const { origin, company, site } = shellData(new URL(localizedPath('/', locale), 'http://localhost'));
  const listed = (pages as readonly PageEntry[]).filter((entry) => !entry.unlisted);
  const line = (entry: PageEntry) => {
    const { navLabel, summary } = loadPage(locale, entry);
    return `${link(navLabel, origin + markdownPath(entry.path, locale))}: ${inline(summary)}`;
  };
  const part = (title: string, entries: PageEntry[]) => [heading(2, title), list(entries.map(line))];
  const isOptional = ({ kind }: PageEntry) => kind === 'legal' || kind === 'section';
  const loose = listed.filter((entry) => !entry.menu && !isOptional(entry));
  return `${[
    heading(1, company.name),
    `> ${inline(site.footer.blurb)}`,
    list([...loose.map(line), ...otherLanguages(locale, origin)]),
    ...menus.flatMap((menu) =>
      part(
        site.nav.menus[menu],
        listed.filter((entry) => entry.menu === menu),
      ),
    ),
    ...part(optionalTitle, listed.filter(isOptional)),
  ].join('\n\n')}\n`;
}

function otherLanguages(locale: Locale, origin: string): string[] {
  const { otherLanguage } = shellData(new URL(localizedPath('/', locale), 'http://localhost')).site;
  const others = locales.filter((other) => other !== locale);
  return others.map((other) => link(otherLanguage, origin + languageFile('/llms.txt', other)));
}
