import { parseAccept } from 'hono/utils/accept';
import { type ContactRules, contactRules } from '#shared/contact.ts';
import { fill } from '#shared/fill.ts';
import { toHex } from '#shared/oklch.ts';
import { pluralForm } from '#shared/plural.ts';
import type { Brand, Site } from '#site/create-site.server.ts';
import type { Languages, Locale, PerLocale } from '#site/languages.ts';

export type ContactWords = ReturnType<Site['contactWords']>;
/** The words of the service, and what its mails and pages must know of the company. */
export type ServiceContent = PerLocale<ContactWords> & {
  company: string;
  timeZone: string;
  site: Site;
  rules: ContactRules;
  colors: ReturnType<typeof colorsOf>;
};
export type Refusal = keyof ContactWords['statuses'];

export function readServiceContent(site: Site): ServiceContent {
  const company = site.company();
  const words = site.perLocale(site.contactWords);
  const colors = colorsOf(site.brand());
  return { ...words, company: company.name, timeZone: company.timeZone, site, rules: contactRules(company), colors };
}

/** The light scheme of app/styles/tokens.css, since mail programs know neither variables nor OKLCH. */
function colorsOf({ hues: { ink, paper }, action }: Brand) {
  return {
    plate: toHex([0.97, 0.006, paper]),
    ink: toHex([0.22, 0.035, ink]),
    inkSoft: toHex([0.41, 0.03, ink]),
    line: toHex([0.895, 0.012, ink - 15]),
    action: toHex([action.lightness, action.chroma, action.hue]),
  };
}

/** Takes the plural form of the count and fills `{count}`. */
export function fillCount(forms: Record<'one' | 'other', string>, locale: Locale, count: number): string {
  return fill(forms[pluralForm(count, locale)], { count });
}

export function localeOf({ site }: ServiceContent, message: { readonly locale: Locale }): Locale {
  return visitorLanguage(site, message.locale, null);
}

/** The visitor's language: what the form says, else what the browser asks for first, else the site's first. */
export function visitorLanguage(
  { locales, firstLocale }: Languages,
  formLocale: string,
  acceptLanguage: string | null,
): Locale {
  // In the order of their weights.
  const wishes = parseAccept(acceptLanguage ?? '').filter(({ q }) => q > 0);
  const languages = [formLocale, ...wishes.map(({ type }) => type)].map(
    (tag) => tag.trim().toLowerCase().split('-')[0],
  );
  return languages.find((language) => locales.some((locale) => locale === language)) ?? firstLocale;
}
