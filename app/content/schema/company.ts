import { z } from 'zod';
import { significantDigits } from '../phone.ts';
import { text } from './parts.ts';

const country = z.string().regex(/^[A-Z]{2}$/, 'must be a code of two capitals such as PR or US');

const town = {
  city: text,
  region: text.optional().describe('State or province, where addresses have one.'),
  postalCode: text,
  country: country.describe('ISO 3166-1.'),
  townLine: text.describe(
    'The line with the town as your post office wants it, of $city, $region and $postalCode: "$city, $region $postalCode" or "$postalCode $city".',
  ),
};

const address = z
  .union(
    [
      z.strictObject({ postOfficeBox: text.describe('The number alone.'), ...town }),
      z.strictObject({ street: text.describe('Street and number.'), ...town }),
    ],
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
      .regex(/^\+[1-9]\d{6,14}$/, 'must be + and the country code and number, in digits alone, such as +17875550142')
      .describe('What is dialed (E.164).'),
    shown: text.describe('The same number as your readers write it.'),
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
  founded: z.int().min(1900).describe('The year. Years of experience are counted from it.'),
  sample: z
    .boolean()
    .describe('true: address and phone, and the e-mail addresses and social links of the brand, are made up.'),
  address,
  areaServed: z
    .array(country)
    .min(1)
    .describe('Countries and territories the company works in (ISO 3166-1). The footer must name each.'),
  phone,
  emergencyPhone: phone.describe('Answered at any hour, for clients with a support contract.'),
  promises: z
    .strictObject({
      callMinutes: z.int().min(5).max(120).describe('Length of the free first call. Texts name it as {callMinutes}.'),
      patchHours: z
        .int()
        .min(1)
        .describe(
          'Hours until a vulnerability that is being exploited is patched or mitigated. Texts name it as {patchHours}.',
        ),
    })
    .describe('What several pages promise. Sample figures while `sample` is true.'),
  timeZone: z
    .string()
    .refine(isTimeZone, 'must be the name of a time zone such as America/Puerto_Rico or Europe/Madrid')
    .describe('Where you read your mail (IANA name). Mails from the website tell when a message came in this time.'),
});
