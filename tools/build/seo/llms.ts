import { inLocale, type Locale } from '#site/languages.ts';
import { isInMenu, pagesOfGroup } from '#site/menus.server.ts';
import type { Site } from '#site/open-site.server.ts';
import type { PageEntry } from '#site/schema/pages.ts';

/** The site's map for language models: every listed page by menu, as a link to its Markdown alternate. */
export function llmsTxt(site: Site, locale: Locale): string {
  const origin = site.origin();
  const menus = site.menus();
  const listed = site.pagesIn(locale).filter((entry) => !entry.unlisted);
  const line = (entry: PageEntry) => {
    const { navLabel, summary } = site.page(locale, entry);
    return `- [${escaped(navLabel)}](${origin}${site.markdownPath(entry.path, locale)}): ${escaped(summary)}`;
  };
  const secondary = new Set(site.blueprints().flatMap(({ id, secondary: isSecondary }) => (isSecondary ? id : [])));
  const isOptional = ({ kind }: PageEntry) => secondary.has(kind);
  const loose = listed.filter((entry) => !isInMenu(entry.path, menus) && !isOptional(entry));
  const otherLanguages = site.locales
    .filter((other) => other !== locale)
    .map((other) => `- [${escaped(site.findLanguage(other).name)}](${origin}${site.languageFile('/llms.txt', other)})`);
  return `${[
    `# ${escaped(site.company().name)}`,
    `> ${escaped(site.words(locale).footer.blurb)}`,
    [...loose.map(line), ...otherLanguages].join('\n'),
    ...menus.groups.flatMap((group) => {
      const pages = pagesOfGroup(site, group, locale);
      return pages.length > 0 ? [`## ${escaped(inLocale(group, locale).name)}`, pages.map(line).join('\n')] : [];
    }),
    // The section that readers short of room may skip; the format defines its name (llmstxt.org).
    '## Optional',
    listed.filter(isOptional).map(line).join('\n'),
  ].join('\n\n')}\n`;
}

/** Plain text in which CommonMark reads no markup. */
function escaped(text: string): string {
  return text.replace(/[\\`*_[\]<>]/g, '\\$&');
}
