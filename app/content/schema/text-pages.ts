import { z } from 'zod';
import { claimIds, schemes } from '../accessibility-claims.ts';
import { image, pageBase, paragraphs, text } from './parts.ts';

/** Two truths, of which the page tells the one that the setting `VISITS` makes true. */
const aboutVisits = z.strictObject({
  whenVisitsDoNot: text.describe('Shown when the site counts no visits, as it does unless VISITS is on.'),
  whenVisitsCount: text.describe('Shown when the site is built with VISITS=on.'),
});

/** A sentence about tests. It stands only while e2e tests test its claim, and takes its figures from there. */
const tested = z.strictObject({
  claim: z.enum(claimIds).describe('What is tested: an entry of app/content/accessibility-claims.ts.'),
  says: text.describe('$pages, $languages, $widths, $schemes and $browser stand for what that entry covers.'),
});

/** How a sentence about tests counts pages and names color schemes. */
const testWords = z.strictObject({
  everyPage: text.describe('$count is the number of pages, in all languages.'),
  schemes: z.record(z.enum(schemes), text),
});

const orClaim = 'must be a text, or a claim of app/content/accessibility-claims.ts with what it says';

export const legalSchema = pageBase.extend({
  hero: z.strictObject({ title: text, description: text }),
  effective: z.iso.date('must be a date such as 2026-11-20').describe('The day from which this text holds.'),
  sampleNote: text.optional().describe('Shown above the text until somebody with the authority to do so has read it.'),
  tests: testWords.optional().describe('Needed where sentences name claims.'),
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
  hero: z.strictObject({ title: text, description: text, buttonText: text, image }),
  familiesTitle: text,
});
