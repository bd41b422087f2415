import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { brandFaults } from '#app/styles/contrast.server.ts';
import { fromHex } from '#shared/oklch.ts';
import { readBy, refuseFaults } from '#site/content-error.ts';
import { isObject } from '#site/is-object.ts';
import { brandSchema, companySchema } from '#site/schema/company.ts';
import { text } from '#site/schema/field-types.ts';
import { countryDefaults } from './country.ts';

const { name, legalName, email, designCredit } = brandSchema.shape;
const { founded, address, currency, timeZone, officeHours, promises } = companySchema.shape;
const { from, to } = officeHours.element.shape;
/** A single digit in parentheses is dialed only inside the country: `+33 (0)4 78 55 01 42`. */
const phoneInGroups =
  /^\+(?<countryCode>[1-9]\d{0,2})[ .-]+(\((?<trunkPrefix>\d)\) ?)?(?<inside>\(?\d[\d() .-]{4,18}\d)$/;
/** A hue, or the hex of a color that has it. */
const hue = z.preprocess(
  (color) => (isHex(color) ? colorOf(color).hue : color),
  z.number('color-form').min(0, 'color-form').max(360, 'color-form'),
);
const action = z.preprocess((color, context) => {
  if (typeof color !== 'string') return color;
  if (isHex(color)) return colorOf(color);
  context.addIssue({ code: 'custom', message: 'color-form' });
  return z.NEVER;
}, brandSchema.shape.action);
const tagWithCountry = /^[a-z]{2,3}(-[a-z]{4})?-([a-z]{2}|\d{3})(-[a-z\d]+)*$/i;

export const answersSchema = z
  .strictObject({
    name,
    legalName,
    founded,
    /** The first is at the root. */
    languages: z
      .array(z.string().regex(tagWithCountry, 'must be a language and a country such as es-CO'))
      .min(1)
      .refine((tags) => new Set(tags.map(codeOf)).size === tags.length, 'must not have a language twice'),
    /** Names of the services by language, in the same order; a language that is left out gets hints. */
    services: z.record(z.string(), z.array(text).min(1)),
    /** With country code, in the groups in which the country writes its numbers. */
    phone: z.string().regex(phoneInGroups, 'must have its country code, and groups, as +351 213 456 789'),
    /** From Monday to Friday. */
    officeHours: z.strictObject({ from, to }),
    /** Promises: minutes of a first call, working days until an answer, optionally hours until a critical patch. */
    promises,
    currency,
    timeZone,
    address,
    email,
    designCredit,
    /** Where messages of the form go. */
    mailbox: z.email(),
    /** Whether visitors may book calls, which that mailbox then gets. */
    calls: z.boolean().default(false),
    /** Whether there is a page with the company's registration, as France, Germany and Spain require. */
    legalNotice: z.boolean().default(false),
    /** Whether the country's public holidays of two years are looked up, as days off. */
    holidays: z.boolean().default(false),
    hues: z.strictObject({ services: hue, company: hue, ink: hue, paper: hue }),
    action,
  })
  .superRefine((answers, context) => {
    const complain = (message: string, ...path: PropertyKey[]) => context.addIssue({ code: 'custom', message, path });
    const [first = '', ...others] = answers.languages.map(codeOf);
    const { [first]: names, ...translated } = answers.services;
    if (!names) return complain('must be there: it is the language at the root', 'services', first);
    if (new Set(names.map(slugFrom)).size < names.length || names.some((service) => !slugFrom(service)))
      complain('must be names that differ in their letters', 'services', first);
    for (const [code, list] of Object.entries(translated)) {
      if (!others.includes(code)) complain('is no language of the site', 'services', code);
      if (list.length !== names.length) complain(`must have ${names.length} names, as ${first} has`, 'services', code);
    }
  });

export type Answers = z.output<typeof answersSchema>;

function isHex(color: unknown): color is string {
  return typeof color === 'string' && /^#[\da-f]{6}$/i.test(color);
}

function colorOf(hex: string) {
  const [lightness, chroma, hue] = fromHex(hex);
  return { hue: Math.round(hue), chroma: Number(chroma.toFixed(3)), lightness: Number(lightness.toFixed(3)) };
}

export function codeOf(tag: string): string {
  return new Intl.Locale(tag).language;
}

/** The phone as it can be dialed anywhere, and its plan: for `+33 (0)4 …` groups of 1, 2, 2, 2 and 2 digits. */
export function phoneOf({ phone }: Pick<Answers, 'phone'>) {
  const { countryCode = '', trunkPrefix, inside = '' } = phone.match(phoneInGroups)?.groups ?? {};
  const digits = inside.match(/\d+/g) ?? [];
  const groups = digits.map(({ length }) => length);
  return {
    phone: { number: `+${countryCode}${digits.join('')}`, shown: `+${countryCode} ${inside}` },
    phonePlan: { countryCode, trunkPrefix, groups, separator: inside.includes('-') ? undefined : ' ' },
  };
}

/** `Nube e infraestructura` -> `nube-e-infraestructura`: the name of its page. */
function slugFrom(service: string): string {
  const letters = service.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return letters.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
}

/** The paths of the services, or their addresses in a language that they have names in. */
export function servicePaths({ languages, services }: Answers, code = codeOf(languages[0] ?? '')): string[] {
  return (services[code] ?? []).map((service) => `/${slugFrom(service)}`);
}

/** Returns the answers of a YAML file. Throws ContentError with a sentence for each fault. */
export function readAnswers(file: string): Answers {
  const { data, faults } = readBy(answersSchema, withCountryDefaults(parse(readFileSync(file, 'utf8'))));
  refuseFaults(file, data ? brandFaults(data) : faults);
  return data as Answers;
}

/** Adds what is usual where the file says nothing. */
function withCountryDefaults(typedAnswers: unknown): unknown {
  if (!isObject(typedAnswers)) return typedAnswers;
  const { address, hues, name, email } = typedAnswers;
  const typedAddress = isObject(address) ? address : {};
  const { currency, zone: timeZone, townLine = '{postalCode} {city}' } = countryDefaults(String(typedAddress.country));
  const ink = isObject(hues) ? hues.services : undefined;
  return {
    currency,
    timeZone,
    designCredit: name,
    mailbox: email,
    ...typedAnswers,
    address: { townLine, ...typedAddress },
    ...(isObject(hues) && { hues: { ink, paper: 90, ...hues } }),
  };
}
