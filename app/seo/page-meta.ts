import type { MetaDescriptor } from 'react-router';
import { findLanguage, firstLocale, languageFile, localizedPath, markdownPath } from '#site/bundled.ts';
import type { Locale } from '#site/languages.ts';
import type { PageData } from '#site/page-data.server.ts';
import type { Drawing } from '#site/picture.ts';
import type { ShellData } from '#site/shell-data.server.ts';
import { pageTitle } from './page-title.ts';

/** What the loader of `app/routes/shell.tsx` gives. */
type HeadData = ShellData & { themeColors: Record<string, string> };
type MetaArguments = { loaderData?: PageData; matches: readonly unknown[] };

/** A page without a share picture is hidden from search engines. */
export function pageMeta({ loaderData, matches }: MetaArguments): MetaDescriptor[] {
  const shell = (matches.at(-2) as { loaderData?: HeadData } | undefined)?.loaderData;
  if (!loaderData || !shell) return [];
  const { locale, share, meta } = loaderData;
  const title = pageTitle(meta.title, shell.company.name);
  const shared = [{ title }, { name: 'description', content: meta.description }, ...documentTags(locale, shell)];
  if (!share) return [...shared, { name: 'robots', content: 'noindex' }];
  return [...shared, ...addressTags(loaderData, shell.origin), ...previewTags(loaderData, share, title, shell)];
}

function addressTags({ path, locale, locales }: PageData, origin: string): MetaDescriptor[] {
  const address = (language: Locale) => origin + localizedPath(path, language);
  const alternate = (more: Record<string, string>) => ({ tagName: 'link', rel: 'alternate', ...more }) as const;
  return [
    { tagName: 'link', rel: 'canonical', href: address(locale) },
    ...locales.map((language) => alternate({ hrefLang: language, href: address(language) })),
    alternate({ hrefLang: 'x-default', href: address(locales[0] ?? firstLocale) }),
    alternate({ type: 'text/markdown', href: origin + markdownPath(path, locale) }),
  ];
}

function documentTags(locale: Locale, { themeColors, feed }: HeadData): MetaDescriptor[] {
  const link = (rel: string, href: string, more = {}) => ({ tagName: 'link', rel, href, ...more }) as const;
  return [
    ...Object.entries(themeColors).map(([scheme, content]) => ({
      name: 'theme-color',
      content,
      media: `(prefers-color-scheme: ${scheme})`,
    })),
    // Without a size Chromium prefers the ICO to the SVG.
    link('icon', '/favicon.ico', { sizes: '32x32' }),
    link('icon', '/favicon.svg', { type: 'image/svg+xml' }),
    link('apple-touch-icon', '/apple-touch-icon.png'),
    link('manifest', languageFile('/site.webmanifest', locale)),
    ...(feed ? [link('alternate', feed, { type: 'application/atom+xml' })] : []),
  ];
}

/** `language_TERRITORY`, as Open Graph has it. */
function ogLocale(locale: Locale): string {
  return findLanguage(locale).tag.replace('-', '_');
}

/** Open Graph (ogp.me) and X cards. */
function previewTags(page: PageData, share: Drawing, title: string, shell: ShellData): MetaDescriptor[] {
  const { path, locale, locales, meta, head } = page;
  const { company, origin } = shell;
  const others = locales.filter((other) => other !== locale);
  const openGraph = [
    ['og:type', 'website'],
    ['og:site_name', company.name],
    ['og:title', title],
    ['og:description', meta.description],
    ['og:url', origin + localizedPath(path, locale)],
    ['og:locale', ogLocale(locale)],
    ...others.map((other) => ['og:locale:alternate', ogLocale(other)]),
    ['og:image', origin + share.src],
    ['og:image:type', 'image/png'],
    ['og:image:width', String(share.width)],
    ['og:image:height', String(share.height)],
    ['og:image:alt', `${headlineText(head)} · ${company.name}`],
  ];
  return [
    ...openGraph.map(([property = '', content = '']) => ({ property, content })),
    // X takes the rest from Open Graph.
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}

export function headlineText({ title, titleHighlight }: Pick<PageData['head'], 'title' | 'titleHighlight'>): string {
  return titleHighlight ? `${title} ${titleHighlight}` : title;
}
