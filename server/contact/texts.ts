import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { firstLocale, type Locale, locales, type PerLocale, perLocale } from '#app/content/locale.ts';
import { companySchema } from '#app/content/schema/company.ts';
import { contactServiceSchema } from '#app/content/schema/contact-service.ts';
import { weightsOf } from '#server/http/files/preferences.ts';

export { type Locale, locales };

const text = z.string().trim().min(1);

const brandSchema = z.object({ name: text });
const timeSchema = z.object({ timeZone: companySchema.shape.timeZone });

export type ServiceTexts = z.output<typeof contactServiceSchema>;
export type Texts = PerLocale<ServiceTexts> & { company: string; timeZone: string };
export type Refusal = keyof ServiceTexts['statuses'];

/** Reads the sentences of all languages and the company's name and time zone. Throws an error that names file and key. */
export function readTexts(contentDirectory: string): Texts {
  const ofLocale = (locale: Locale) => read(contentDirectory, `${locale}/contact-service.yaml`, contactServiceSchema);
  return {
    ...perLocale(ofLocale),
    company: read(contentDirectory, 'brand.yaml', brandSchema).name,
    timeZone: read(contentDirectory, 'company.yaml', timeSchema).timeZone,
  };
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
  const wishes = weightsOf(header).map(([tag, weight]) => ({ locale: known(tag), weight }));
  return wishes.filter(({ locale, weight }) => locale && weight > 0).sort((a, b) => b.weight - a.weight)[0]?.locale;
}

function read<T>(directory: string, file: string, schema: z.ZodType<T>): T {
  const result = schema.safeParse(parse(readFileSync(join(directory, file), 'utf8')));
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  throw new Error(`content/${file}: ${issue?.path.join('.') || 'the file'} – ${issue?.message}`);
}
