import { z } from 'zod';

/** One or more words; what every text of the content is. */
export const text = z.string().trim().min(1);

/** A path of this site, without language. */
export const link = z
  .string()
  .regex(/^\/[a-z0-9/-]*(#[a-z0-9-]+)?$/, 'must be a path of this site such as /sap or /about-us#values');

/** What stands in the head of a page. */
export const meta = z
  .strictObject({
    title: text.describe(
      '15 to 50 characters. The site appends " · company name" where both are at most 60. Unique in its language.',
    ),
    description: text.describe('70 to 155 characters. Search engines show it under the title. Unique in its language.'),
  })
  .describe('What search engines and browser tabs show.');

/** The name of a drawing. */
export const scene = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be small letters, digits and hyphens, such as sap-hero')
  .describe('Which drawing: <page>-hero in the hero, <page>-<tab key> in a tab.');

/** The name of a photograph's file. */
const photo = z
  .string()
  .regex(
    /^[\w.-]+\.(jpe?g|png|webp|JPE?G|PNG|WEBP)$/,
    'must be the name of a JPEG, PNG or WebP file in content/media/, without spaces or accents, such as team.jpg',
  )
  .describe('A photograph in place of the drawing: the name of its file in content/media/.');

/** A drawing or a photograph, and what it tells. */
export const image = z
  .strictObject({
    scene: scene.optional(),
    photo: photo.optional(),
    alt: text.describe('What the picture tells, for people who cannot see it. At most 140 characters, unique.'),
  })
  .refine(({ scene, photo }) => !scene !== !photo, 'must have either a scene (a drawing) or a photo (a file)');

/** Marks what is made up. */
export const sample = z.boolean().describe('true: this is made up. false: you have put something true in its place.');

/** A figure with what it counts. */
export const stat = z.strictObject({
  value: text.describe('The figure, at most 8 characters: 99.9%, 24/7, "3".'),
  label: text.describe('What the figure counts, at most 45 characters. One label has one value in the whole site.'),
  sample,
});

/** A named point. */
export const item = z.strictObject({ title: text, description: text });

/** Named points under a title. */
export const block = z.strictObject({ title: text, description: text, items: z.array(item).min(2) });

export const onward = z.strictObject({ label: text, to: link }).describe('A link to the page that says more.');

/** The end of a page: one invitation, one button. */
export const cta = z.strictObject({ title: text, description: text, buttonText: text });

/** A statement on the page that will stop being true. The content check warns in time. */
const datedFact = z.union(
  [
    z.strictObject({ words: text, until: z.iso.date().describe('The last day on which it holds.') }),
    z.strictObject({ words: text, asOf: z.iso.date().describe('The day on which it was looked up.') }),
  ],
  'must have words, and either until or asOf as a date such as 2027-12-31',
);

/** What every page has. */
export const pageBase = z.strictObject({
  datedFacts: z
    .array(datedFact)
    .optional()
    .describe('Statements that end or age. `words` are words of this page, so that they can be found.'),
  meta,
  navLabel: text.describe("The page's name in menus, breadcrumbs and lists."),
  summary: text.describe('One sentence for cards and indexes that lead here.'),
});

/** First view of a page with a picture. */
export const hero = z.strictObject({
  tagline: text,
  title: text.describe('The headline. Read together with titleHighlight as one sentence of at most 60 characters.'),
  titleHighlight: text.describe('The part of the headline that stands out.'),
  description: text.describe('What we do and for whom, at most 320 characters.'),
  image,
  stats: z.array(stat).max(3),
});

/** What a client can count on. */
export const promise = z.strictObject({
  deliverable: text.describe('What the client holds in hand at the end.'),
  duration: text.describe('How long it usually takes and what it depends on.'),
  needs: text.describe('What we need from the client.'),
});

/** Running text under a title. */
export const paragraphs = z.strictObject({
  title: text,
  paragraphs: z.array(text).min(1),
  items: z.array(text).optional(),
});
