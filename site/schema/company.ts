import { z } from 'zod';
import { namesIn } from '#shared/fill.ts';
import { weekdays } from '../weekdays.ts';
import { mediaFile, properName, sample, text, textOf, textWith, webAddress } from './field-types.ts';

const country = z
  .string()
  .regex(/^[A-Z]{2}$/, 'country-form')
  .meta({ role: 'code' });

const town = {
  city: text,
  region: text.optional(),
  postalCode: text,
  country,
  townLine: textWith('city', 'region', 'postalCode'),
};

const address = z
  .union([z.strictObject({ postOfficeBox: text, ...town }), z.strictObject({ street: text, ...town })], 'address-form')
  .refine((fields) => namesIn(fields.townLine).every((place) => place in fields), {
    error: 'no-address-part',
    path: ['townLine'],
  });

const phone = z
  .strictObject({
    number: z
      .string()
      .regex(/^\+[1-9]\d{6,14}$/, 'phone-form')
      .meta({ role: 'code' }),
    shown: text,
  })
  .refine(({ number, shown }) => number.endsWith(significantDigits(shown)), {
    error: 'other-number',
    path: ['shown'],
  });

const digits = z.string().regex(/^\d+$/, 'digits-form').meta({ role: 'code' });

/** Phone numbers of the company's country: country code, trunk prefix, groups of digits and separator. */
const phonePlan = z.strictObject({
  countryCode: digits,
  trunkPrefix: digits.optional(),
  groups: z.array(z.int().min(1)).min(1),
  separator: z.enum(['-', ' ', '.']).optional(),
});

function isTimeZone(timeZone: string): boolean {
  try {
    Intl.DateTimeFormat('en', { timeZone });
    return true;
  } catch {
    return false;
  }
}

const currencies = new Set(Intl.supportedValuesOf('currency'));

const time = z
  .string()
  .regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, 'time-form')
  .meta({ role: 'code' });
const openingHours = z
  .array(
    z
      .strictObject({ days: z.array(z.enum(weekdays)).min(1), from: time, to: time })
      .refine(({ from, to }) => from < to, {
        error: 'before-begin',
        path: ['to'],
      }),
  )
  .min(1)
  .refine((hours) => !hours.some((one, index) => hours.slice(0, index).some((other) => overlap(one, other))), {
    error: 'hour-twice',
  });

type Hours = { days: string[]; from: string; to: string };

function overlap(one: Hours, other: Hours): boolean {
  return one.from < other.to && other.from < one.to && one.days.some((day) => other.days.includes(day));
}

/** Facts of the company that no language changes. */
export const companySchema = z.strictObject({
  founded: z.int().min(1500),
  sample,
  address,
  areaServed: z.array(country).min(1).optional(),
  phone,
  phonePlan,
  emailRule: z.enum(['html', 'strict']).default('html'),
  currency: z
    .string()
    .refine((code) => currencies.has(code), 'currency-form')
    .meta({ role: 'code' }),
  emergencyPhone: phone.optional(),
  promises: z.strictObject({
    callMinutes: z.int().min(5).max(120),
    patchHours: z.int().min(1).optional(),
    replyDays: z.int().min(1).max(30),
  }),
  timeZone: z.string().refine(isTimeZone, 'zone-form').meta({ role: 'code' }),
  officeHours: openingHours,
  daysOff: z.array(z.iso.date()),
});

/** Returns the digits of a written phone number, without the 0 that many countries dial first inside the country. */
function significantDigits(shown: string): string {
  return shown.replace(/\D/g, '').replace(/^0+/, '');
}

const hue = z.number('hue-form').min(0).max(360).meta({ format: 'hue' });
/** Whose site it is and how it looks. Only `content/brand.yaml` says it. */
export const brandSchema = z.strictObject({
  name: textOf(24).meta({ role: 'name' }),
  legalName: properName,
  email: z.email().meta({ role: 'address' }),
  careersEmail: z.email().meta({ role: 'address' }),
  designCredit: text,
  social: z.array(z.strictObject({ name: properName, url: webAddress })).max(4),
  hues: z.object({ ink: hue, paper: hue }).catchall(hue),
  action: z
    .strictObject({ hue, chroma: z.number().min(0).max(0.3), lightness: z.number().min(0.2).max(0.7, 'too-light') })
    .meta({ format: 'color' }),
  mark: mediaFile('svg|SVG').meta({ role: 'logo' }),
});
