import type { MetaDescriptor } from 'react-router';
import type { ShellData } from '../content/loaders/shell-data.server.ts';
import { type Locale, locales, localizedPath } from '../content/locale.ts';
import type { Drawing } from '../content/page.ts';
import { documentTags } from './document-tags.ts';
import { headlineText } from './headline.ts';
import { markdownPath } from './markdown-path.ts';
import { pageTitle } from './page-title.ts';
import { socialTags } from './social-tags.ts';

type PageHead = {
  locale: Locale;
  path: string;
  share?: Drawing;
  page: { meta: { title: string; description: string }; hero: { title: string; titleHighlight?: string } };
};
type MetaArguments = { loaderData?: PageHead; matches: readonly (unknown | undefined)[] };

/**
 * Title, description, URLs in both languages, preview, icons. A page without a share picture is one that search engines
 * are kept out of.
 */
export function pageMeta({ loaderData, matches }: MetaArguments): MetaDescriptor[] {
  const shell = (matches.at(-2) as { loaderData?: ShellData } | undefined)?.loaderData;
  if (!loaderData || !shell) return [];
  const { locale, share, page } = loaderData;
  const title = pageTitle(page.meta.title, shell.company.name);
  const shared = [
    { title },
    { name: 'description', content: page.meta.description },
    ...documentTags(locale, shell.themeColors),
  ];
  if (!share) return [...shared, { name: 'robots', content: 'noindex' }];
  return [...shared, ...addressTags(loaderData, shell.origin), ...previewTags(loaderData, share, title, shell)];
}

function addressTags({ path, locale }: PageHead, origin: string): MetaDescriptor[] {
  const address = (language: Locale) => origin + localizedPath(path, language);
  const alternate = (more: Record<string, string>) => ({ tagName: 'link', rel: 'alternate', ...more }) as const;
  return [
    { tagName: 'link', rel: 'canonical', href: address(locale) },
    ...locales.map((language) => alternate({ hrefLang: language, href: address(language) })),
    alternate({ hrefLang: 'x-default', href: address('en') }),
    alternate({ type: 'text/markdown', href: origin + markdownPath(path, locale) }),
  ];
}

function previewTags({ path, locale, page }: PageHead, share: Drawing, title: string, shell: ShellData) {
  return socialTags({
    locale,
    url: shell.origin + localizedPath(path, locale),
    siteName: shell.company.name,
    title,
    description: page.meta.description,
    picture: { ...share, url: shell.origin + share.src, alt: `${headlineText(page)} · ${shell.company.name}` },
  });
}
