import { useLocation } from 'react-router';
import { type Locale, localizedPath, splitLocale } from '#app/content/locale.ts';
import { useShell } from '#app/hooks/use-shell.ts';
import { SiteLink } from '#app/ui/site-link.tsx';

const other: Record<Locale, Locale> = { en: 'es', es: 'en' };

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
