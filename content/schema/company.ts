import { z } from 'zod';
import { text } from './parts.ts';

/** Facts of the company that no language changes. */
export const companySchema = z.strictObject({
  founded: z.int().min(1900).describe('The year. Years of experience are counted from it.'),
  sample: z
    .boolean()
    .describe('true: address and phone, and the e-mail addresses and social links of the brand, are made up.'),
  address: z.strictObject({
    postOfficeBox: text,
    city: text,
    region: text,
    postalCode: text,
    country: z.string().length(2),
  }),
  areaServed: z
    .array(z.string().regex(/^[A-Z]{2}$/, 'must be a code of two capitals such as PR or US'))
    .min(1)
    .describe('Countries and territories the company works in (ISO 3166-1). The footer must name each.'),
  phone: z.string().regex(/^\d{10}$/, 'ten digits, no signs'),
});
