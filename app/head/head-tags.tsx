import { findLanguage, firstLocale, localizedPath } from '#site/bundled-site.ts';
import type { Locale } from '#site/languages.ts';
import type { PageData } from '#site/page-data.server.ts';
import type { ShellData } from '#site/shell-data.server.ts';
import { headlineText } from './headline-text.ts';
import { pageTitle } from './page-title.ts';

type HeadProps = { page: PageData; shell: ShellData; themeColors: Record<string, string> };

/** A page without a share picture is hidden from search engines. */
export function HeadTags({ page, shell, themeColors }: HeadProps) {
  const { sharePicture, meta } = page;
  const { feed } = shell;
  return (
    <>
      <title>{pageTitle(meta.title, shell.company.name)}</title>
      <meta name="description" content={meta.description} />
      {Object.entries(themeColors).map(([scheme, color]) => (
        <meta key={scheme} name="theme-color" content={color} media={`(prefers-color-scheme: ${scheme})`} />
      ))}
      {/* Without a size Chromium prefers the ICO to the SVG. */}
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      {feed && <link rel="alternate" href={feed} type="application/atom+xml" />}
      {sharePicture ? (
        <>
          <Addresses page={page} origin={shell.origin} />
          <Preview page={page} shell={shell} share={sharePicture} />
        </>
      ) : (
        <meta name="robots" content="noindex" />
      )}
    </>
  );
}

function Addresses({ page: { path, locale, locales }, origin }: { page: PageData; origin: string }) {
  const address = (language: Locale) => origin + localizedPath(path, language);
  return (
    <>
      <link rel="canonical" href={address(locale)} />
      {locales.map((language) => (
        <link key={language} rel="alternate" hrefLang={language} href={address(language)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={address(locales[0] ?? firstLocale)} />
    </>
  );
}

/** `language_TERRITORY`, as Open Graph has it. */
function ogLocale(locale: Locale): string {
  return findLanguage(locale).tag.replace('-', '_');
}

type PreviewProps = { page: PageData; shell: ShellData; share: NonNullable<PageData['sharePicture']> };

/** Open Graph (ogp.me) and X cards. */
function Preview({ page, shell: { company, origin }, share }: PreviewProps) {
  const { path, locale, locales, meta, hero } = page;
  const otherLocales = locales.filter((other) => other !== locale);
  const openGraph = [
    ['og:type', 'website'],
    ['og:site_name', company.name],
    ['og:title', pageTitle(meta.title, company.name)],
    ['og:description', meta.description],
    ['og:url', origin + localizedPath(path, locale)],
    ['og:locale', ogLocale(locale)],
    ...otherLocales.map((other) => ['og:locale:alternate', ogLocale(other)]),
    ['og:image', origin + share.src],
    ['og:image:type', 'image/png'],
    ['og:image:width', String(share.width)],
    ['og:image:height', String(share.height)],
    ['og:image:alt', `${headlineText(hero)} · ${company.name}`],
  ];
  return (
    <>
      {openGraph.map(([property, content]) => (
        <meta key={`${property} ${content}`} property={property} content={content} />
      ))}
      {/* X takes the rest from Open Graph. */}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
