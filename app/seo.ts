import type { MetaDescriptor } from 'react-router';
import { type Locale, locales, localizedPath } from '#content/locale.ts';
import type { ShellData } from './shell-data.server.ts';

type PageHead = {
  locale: Locale;
  path: string;
  unlisted: boolean;
  page: { meta: { title: string; description: string } };
};
type MetaArguments = { loaderData?: PageHead; matches: readonly (unknown | undefined)[] };

/** Takes a page's data, gives title, description and its addresses in both languages. */
export function pageMeta({ loaderData, matches }: MetaArguments): MetaDescriptor[] {
  const shell = (matches[0] as { loaderData?: ShellData } | undefined)?.loaderData;
  if (!loaderData || !shell) return [];
  const { locale, path, unlisted, page } = loaderData;
  const address = (language: Locale) => shell.origin + localizedPath(path, language);
  const shared = [
    { title: `${page.meta.title} · ${shell.company.name}` },
    { name: 'description', content: page.meta.description },
  ];
  if (unlisted) return [...shared, { name: 'robots', content: 'noindex' }];
  return [
    ...shared,
    { tagName: 'link', rel: 'canonical', href: address(locale) },
    ...locales.map((language) => ({ tagName: 'link', rel: 'alternate', hrefLang: language, href: address(language) })),
    { tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: address('en') },
  ];
}
