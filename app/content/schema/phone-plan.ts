import { z } from 'zod';

const digits = z.string().regex(/^\d+$/, 'must be digits alone, in quotes');

/** How numbers of the company's own country are written: code, what is dialed before them inside the country, groups of digits. */
export const phonePlanSchema = z.strictObject({
  countryCode: digits,
  trunkPrefix: digits.optional(),
  groups: z.array(z.int().min(1)).min(1),
});
