import { z } from 'zod';
import { claimIds, type Scheme } from '../accessibility-claims.ts';
import { heroDescription, image, pageBase, paragraphs, text } from './parts.ts';

/** Two truths, of which the page tells the one that the setting `VISITS` makes true. */
const aboutVisits = z.strictObject({ whenVisitsDoNot: text, whenVisitsCount: text });

/** A sentence about tests. It stands only while journeys test its claim, and takes its figures from there. */
const tested = z.strictObject({ claim: z.enum(claimIds), says: text });

/** How a sentence about tests counts pages and names color schemes. */
const testWords = z.strictObject({
  everyPage: text,
  schemes: z.strictObject({ light: text, dark: text } satisfies Record<Scheme, z.ZodType>),
});

const orClaim = 'must be a text, or a claim of app/content/accessibility-claims.ts with what it says';

export const legalSchema = pageBase.extend({
  hero: z.strictObject({ title: text, description: heroDescription }),
  effective: z.iso.date('must be a date such as 2026-11-20'),
  sampleNote: text.optional(),
  tests: testWords.optional(),
  sections: z
    .array(
      paragraphs.extend({
        id: z.string().regex(/^[a-z-]+$/, 'must be small letters and hyphens'),
        paragraphs: z.array(z.union([text, aboutVisits, tested], orClaim)).min(1),
        items: z.array(z.union([text, tested], orClaim)).optional(),
      }),
    )
    .min(4),
});

export const notFoundSchema = pageBase.extend({
  hero: z.strictObject({ title: text, description: heroDescription, buttonText: text, image }),
  familiesTitle: text,
});
