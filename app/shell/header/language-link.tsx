import { useLocation, useMatches } from 'react-router';
import { SiteLink } from '#app/ui/site-link.tsx';
import { findLanguage, locales, localizedPath, splitLocale } from '#site/bundled.ts';
import type { Locale } from '#site/languages.ts';
import type { PageData } from '#site/page-data.server.ts';

/** Links to this page in the other languages, or to their home where they lack it. */
export function LanguageLink({ className }: { className: string }) {
  const { pathname, hash } = useLocation();
  const { locale, path } = splitLocale(pathname);
  const page = useMatches().at(-1)?.loaderData as PageData | undefined;
  const placeIn = (language: Locale) =>
    !page?.locales || page.locales.includes(language)
      ? localizedPath(path, language) + hash
      : localizedPath('/', language);
  return locales
    .filter((language) => language !== locale)
    .map((language) => (
      <SiteLink
        key={language}
        to={placeIn(language)}
        // The hash is missing in the HTML.
        suppressHydrationWarning
        lang={language}
        hrefLang={language}
        className={className}
      >
        {findLanguage(language).name}
      </SiteLink>
    ));
}
