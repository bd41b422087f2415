import { parseAccept } from 'hono/utils/accept';
import { loadCompany, loadContactTexts } from '#app/content/load.server.ts';
import { firstLocale, type Locale, locales, type PerLocale, perLocale } from '#app/content/locale.ts';

export type ServiceTexts = ReturnType<typeof loadContactTexts>;
export type Texts = PerLocale<ServiceTexts> & { company: string; timeZone: string };
export type Refusal = keyof ServiceTexts['statuses'];

export function readTexts(): Texts {
  const { name, timeZone } = loadCompany();
  return { ...perLocale((locale) => loadContactTexts(locale)), company: name, timeZone };
}

/** Fills `{name}` places in one pass, so that a value which itself contains braces stays as it is. */
export function fill(sentence: string, values: Record<string, string>): string {
  return sentence.replace(
    /\{(\w+)\}/g,
    (place, name: string) => (Object.hasOwn(values, name) ? values[name] : place) ?? place,
  );
}

/** The visitor's language: what the form says, else what the browser asks for first, else the site's first. */
export function languageOf(formLocale: string, acceptLanguage: string | null): Locale {
  return known(formLocale) ?? preferred(acceptLanguage ?? '') ?? firstLocale;
}

function known(tag: string): Locale | undefined {
  const language = tag.trim().toLowerCase().split('-')[0];
  return locales.find((locale) => locale === language);
}

function preferred(header: string): Locale | undefined {
  // In the order of their weights.
  const wishes = parseAccept(header).filter(({ q }) => q > 0);
  return wishes.map(({ type }) => known(type)).find((locale) => locale !== undefined);
}
