import { z } from 'zod';
import { assertionIds, type Scheme } from '../accessibility-assertions.ts';
import { cta, heroDescription, image, pageBase, paragraphs, text } from './parts.ts';

/** A paragraph or an entry of a list. */
const sentence = z.strictObject({
  text,
  assertion: z.enum(assertionIds).optional(),
  visits: z.enum(['counted', 'not-counted']).optional(),
  sources: z.enum(['sent', 'not-sent']).optional(),
});

const testWords = z.strictObject({
  everyPage: text,
  schemes: z.strictObject({ light: text, dark: text } satisfies Record<Scheme, z.ZodType>),
});

export const legalSchema = pageBase.extend({
  hero: z.strictObject({ title: text, description: heroDescription }),
  effective: z.iso.date('must be a date such as 2026-11-20'),
  sampleNote: text.optional(),
  tests: testWords.optional(),
  sections: z
    .array(
      paragraphs.extend({
        id: z.string().regex(/^[a-z-]+$/, 'must be small letters and hyphens'),
        paragraphs: z.array(sentence).min(1),
        items: z.array(sentence).optional(),
      }),
    )
    .min(4),
});

export const notFoundSchema = pageBase.extend({
  hero: z.strictObject({ title: text, description: heroDescription, buttonText: text, image }),
  familiesTitle: text,
});

export const indexSchema = pageBase.extend({
  hero: z.strictObject({ tagline: text, title: text, description: heroDescription }),
  groups: z.strictObject({ erp: text, digital: text, data: text, security: text }),
  cta,
});
