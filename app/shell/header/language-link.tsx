import { usePage } from '#app/page-context.ts';
import { findLanguage, locales, localizedPath } from '#site/bundled-site.ts';

/** Links to this page in the other languages, or to their home where they lack it. */
export function LanguageLink({ className }: { className: string }) {
  const page = usePage();
  return locales
    .filter((language) => language !== page.locale)
    .map((language) => (
      <a
        key={language}
        href={localizedPath(page.locales.includes(language) ? page.path : '/', language)}
        lang={language}
        hrefLang={language}
        className={className}
      >
        {findLanguage(language).name}
      </a>
    ));
}
