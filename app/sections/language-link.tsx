import { useLocation } from 'react-router';
import { type Locale, localizedPath, splitLocale } from '#content/locale.ts';
import { SiteLink } from '../primitives/site-link.tsx';
import { useShell } from '../shell.ts';

const other: Record<Locale, Locale> = { en: 'es', es: 'en' };

/** Leads to the same page in the other language, named in that language. */
export function LanguageLink({ className }: { className: string }) {
  const { site } = useShell();
  const { locale, path } = splitLocale(useLocation().pathname);
  const language = other[locale];
  return (
    <SiteLink to={localizedPath(path, language)} lang={language} hrefLang={language} className={className}>
      {site.otherLanguage}
    </SiteLink>
  );
}
