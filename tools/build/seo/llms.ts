import { shellData } from '#app/shell/shell-data.server.ts';
import { loadBlueprints, loadMenus, loadPage } from '#site/load.server.ts';
import {
  findLanguage,
  inLocale,
  type Locale,
  languageFile,
  locales,
  localizedPath,
  markdownPath,
} from '#site/locale.ts';
import { isInMenu, pagesOfGroup } from '#site/menus.server.ts';
import { type PageEntry, pagesIn } from '#site/pages.ts';

/** The site's map for language models: every listed page by menu, as a link to its Markdown alternate. */
export function llmsTxt(locale: Locale): string {
  const { origin, company, site } = shellData(new URL(localizedPath('/', locale), 'http://localhost'));
  const listed = pagesIn(locale).filter((entry) => !entry.unlisted);
  const line = (entry: PageEntry) => {
    const { navLabel, summary } = loadPage(locale, entry);
    return `- [${escaped(navLabel)}](${origin}${markdownPath(entry.path, locale)}): ${escaped(summary)}`;
  };
  const secondary = new Set(loadBlueprints().flatMap(({ id, secondary: isSecondary }) => (isSecondary ? id : [])));
  const isOptional = ({ kind }: PageEntry) => secondary.has(kind);
  const loose = listed.filter((entry) => !isInMenu(entry.path) && !isOptional(entry));
  const otherLanguages = locales
    .filter((other) => other !== locale)
    .map((other) => `- [${escaped(findLanguage(other).name)}](${origin}${languageFile('/llms.txt', other)})`);
  return `${[
    `# ${escaped(company.name)}`,
    `> ${escaped(site.footer.blurb)}`,
    [...loose.map(line), ...otherLanguages].join('\n'),
    ...loadMenus().groups.flatMap((group) => [
      `## ${escaped(inLocale(group, locale).name)}`,
      pagesOfGroup(group, locale).map(line).join('\n'),
    ]),
    // The section that readers short of room may pass over; the format fixes its name (llmstxt.org).
    '## Optional',
    listed.filter(isOptional).map(line).join('\n'),
  ].join('\n\n')}\n`;
}

/** Plain text in which CommonMark reads no markup. */
function escaped(text: string): string {
  return text.replace(/[\\`*_[\]<>]/g, '\\$&');
}
