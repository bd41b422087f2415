import { z } from 'zod';
import { text } from './parts.ts';

/** Facts of the company that no language changes. */
export const companySchema = z.strictObject({
  name: text,
  legalName: text,
  founded: z.int().min(1900).describe('The year. Years of experience are counted from it.'),
  sample: z.boolean().describe('true: address, phone, e-mail, social links and figures are made up.'),
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
  email: z.email(),
  careersEmail: z.email(),
  social: z.array(z.strictObject({ name: text, url: z.url() })).length(2),
  designCredit: text,
});
