import { useLocation, useMatches } from 'react-router';
import { SiteLink } from '#app/ui/site-link.tsx';
import { findLanguage, type Locale, locales, localizedPath, splitLocale } from '#site/locale.ts';
import type { PageData } from '#site/page.ts';

/** Links to this page in the other languages; home stands in for a page that a language does not have. */
export function LanguageLink({ className }: { className: string }) {
  const { locale, path } = splitLocale(useLocation().pathname);
  const page = useMatches().at(-1)?.loaderData as PageData | undefined;
  const pathIn = (language: Locale) => (!page?.locales || page.locales.includes(language) ? path : '/');
  return locales
    .filter((language) => language !== locale)
    .map((language) => (
      <SiteLink
        key={language}
        to={localizedPath(pathIn(language), language)}
        lang={language}
        hrefLang={language}
        className={className}
      >
        {findLanguage(language).name}
      </SiteLink>
    ));
}
