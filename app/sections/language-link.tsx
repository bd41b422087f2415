import { Link, useLocation } from 'react-router';
import { type Locale, localizedPath, splitLocale } from '#content/locale.ts';
import { useShell } from '../shell.ts';

const other: Record<Locale, Locale> = { en: 'es', es: 'en' };

/** Leads to the same page in the other language, named in that language. */
export function LanguageLink({ className }: { className: string }) {
  const { site } = useShell();
  const { locale, path } = splitLocale(useLocation().pathname);
  const language = other[locale];
  return (
    <Link to={localizedPath(path, language)} lang={language} hrefLang={language} className={className}>
      {site.otherLanguage}
    </Link>
  );
}
