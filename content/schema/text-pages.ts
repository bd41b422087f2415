import { z } from 'zod';
import { image, pageBase, paragraphs, text } from './parts.ts';

/** Two truths, of which the page tells the one that the setting `VISITS` makes true. */
const aboutVisits = z.strictObject({
  whenVisitsDoNot: text.describe('Shown when the site counts no visits, as it does unless VISITS is on.'),
  whenVisitsCount: text.describe('Shown when the site is built with VISITS=on.'),
});

export const legalSchema = pageBase.extend({
  hero: z.strictObject({ title: text, description: text }),
  effective: z.iso.date('must be a date such as 2026-11-20').describe('The day from which this text holds.'),
  sampleNote: text.optional().describe('Shown above the text until somebody with the authority to do so has read it.'),
  sections: z
    .array(
      paragraphs.extend({
        id: z.string().regex(/^[a-z-]+$/, 'must be small letters and hyphens'),
        paragraphs: z.array(z.union([text, aboutVisits])).min(1),
      }),
    )
    .min(4),
});

export const notFoundSchema = pageBase.extend({
  hero: z.strictObject({ title: text, description: text, buttonText: text, image }),
  familiesTitle: text,
});
