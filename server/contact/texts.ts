import { parseAccept } from 'hono/utils/accept';
import { pluralForm } from '#shared/plural.ts';
import { loadCompany, loadContactTexts } from '#site/load.server.ts';
import { firstLocale, type Locale, locales, type PerLocale, perLocale } from '#site/locale.ts';

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
    (place, name: string) => (Object.hasOwn(values, name) ? values[name] : undefined) ?? place,
  );
}

/** Takes the form of the number, and fills `{count}`. */
export function fillCount(forms: Record<'one' | 'other', string>, locale: Locale, count: number): string {
  return fill(forms[pluralForm(count, locale)], { count: String(count) });
}

/** The visitor's language: what the form says, else what the browser asks for first, else the site's first. */
export function languageOf(formLocale: string, acceptLanguage: string | null): Locale {
  // In the order of their weights.
  const wishes = parseAccept(acceptLanguage ?? '').filter(({ q }) => q > 0);
  const languages = [formLocale, ...wishes.map(({ type }) => type)].map(
    (tag) => tag.trim().toLowerCase().split('-')[0],
  );
  return languages.find((language) => locales.some((locale) => locale === language)) ?? firstLocale;
}
