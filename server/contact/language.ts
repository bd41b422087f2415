import { type Locale, locales } from './texts.ts';

/** The visitor's language: what the form says, else what the browser asks for first, else the site's first. */
export function languageOf(formLocale: string, acceptLanguage: string | null): Locale {
  return known(formLocale) ?? preferred(acceptLanguage ?? '') ?? locales[0];
}

function known(tag: string): Locale | undefined {
  const language = tag.trim().toLowerCase().split('-')[0];
  return locales.find((locale) => locale === language);
}

function preferred(header: string): Locale | undefined {
  const wishes = header.split(',').map((part) => {
    const [tag = '', ...parameters] = part.split(';');
    const quality = parameters.find((parameter) => parameter.trim().startsWith('q='));
    return { locale: known(tag), weight: quality ? Number(quality.trim().slice(2)) || 0 : 1 };
  });
  return wishes.filter(({ locale, weight }) => locale && weight > 0).sort((a, b) => b.weight - a.weight)[0]?.locale;
}
