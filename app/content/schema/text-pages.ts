import { z } from 'zod';
import { assertionIds, schemes } from '../accessibility-assertions.ts';
import { image, pageBase, paragraphs, text } from './parts.ts';

/** A paragraph or an entry of a list. */
const sentence = z.strictObject({
  text: text.describe(
    'Beside an assertion, $pages, $languages, $widths, $schemes and $browser stand for what its tests cover.',
  ),
  assertion: z
    .enum(assertionIds)
    .optional()
    .describe('Which tests the text tells of: an entry of app/content/accessibility-assertions.ts.'),
  visits: z
    .enum(['counted', 'not-counted'])
    .optional()
    .describe('Shown only when the site counts visits (the setting VISITS is on), or only when it does not.'),
});

/** How a sentence about tests counts pages and names color schemes. */
const testWords = z.strictObject({
  everyPage: text.describe('$count is the number of pages, in all languages.'),
  schemes: z.record(z.enum(schemes), text),
});

export const legalSchema = pageBase.extend({
  hero: z.strictObject({ title: text, description: text }),
  effective: z.iso.date('must be a date such as 2026-11-20').describe('The day from which this text holds.'),
  sampleNote: text.optional().describe('Shown above the text until somebody with the authority to do so has read it.'),
  tests: testWords.optional().describe('Needed where sentences name assertions.'),
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
  hero: z.strictObject({ title: text, description: text, buttonText: text, image }),
  familiesTitle: text,
});
