import { z } from 'zod';
import { significantDigits } from '../phone.ts';
import { text } from './parts.ts';

const country = z.string().regex(/^[A-Z]{2}$/, 'must be a code of two capitals such as PR or US');

const town = {
  city: text,
  region: text.optional(),
  postalCode: text,
  country,
  townLine: text,
};

const address = z
  .union(
    [z.strictObject({ postOfficeBox: text, ...town }), z.strictObject({ street: text, ...town })],
    'must have either postOfficeBox or street, and city, postalCode, country, townLine as texts; region is optional',
  )
  .refine((parts) => placesOf(parts.townLine).every((place) => place in parts), {
    error: 'names a part that the address does not have: take it out of the line, or add the part',
    path: ['townLine'],
  });

/** The parts of an address that a line names: `$city, $region` -> `city`, `region`. */
function placesOf(line: string): string[] {
  return [...line.matchAll(/\$(\w+)/g)].map(([, name = '']) => name);
}

const phone = z
  .strictObject({
    number: z
      .string()
      .regex(/^\+[1-9]\d{6,14}$/, 'must be + and the country code and number, in digits alone, such as +17875550142'),
    shown: text,
  })
  .refine(({ number, shown }) => number.endsWith(significantDigits(shown)), {
    error: 'must have the digits of phone.number',
    path: ['shown'],
  });

function isTimeZone(timeZone: string): boolean {
  try {
    Intl.DateTimeFormat('en', { timeZone });
    return true;
  } catch {
    return false;
  }
}

/** Facts of the company that no language changes. */
export const companySchema = z.strictObject({
  founded: z.int().min(1900),
  sample: z.boolean(),
  address,
  areaServed: z.array(country).min(1),
  phone,
  emergencyPhone: phone,
  promises: z.strictObject({ callMinutes: z.int().min(5).max(120), patchHours: z.int().min(1) }),
  timeZone: z
    .string()
    .refine(isTimeZone, 'must be the name of a time zone such as America/Puerto_Rico or Europe/Madrid'),
});
