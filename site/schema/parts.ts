import { z } from 'zod';

/** One or more words; what every text of the content is. */
export const text = z.string().trim().min(1);

/** A group of texts with these names. */
export function texts<Name extends string>(...names: Name[]) {
  return z.strictObject(Object.fromEntries(names.map((name) => [name, text])) as Record<Name, typeof text>);
}

/** A text that fits its place, in characters, counted with its facts filled in. */
export function textOf(longest: number, shortest = 1) {
  return z
    .string()
    .trim()
    .min(shortest, { error: ({ input }) => `has ${String(input).length} characters: write at least ${shortest}` })
    .max(longest, tooLong(longest));
}

function tooLong(longest: number) {
  return {
    error: ({ input }: { input?: unknown }) =>
      `has ${String(input).length} characters: shorten it to ${longest} or fewer`,
  };
}

/** A path of this site, without language. */
export const link = z
  .string()
  .regex(/^\/[a-z0-9/-]*(#[a-z0-9-]+)?$/, 'must be a path of this site such as /sap or /about-us#values');

/** A page of another site. */
export const webAddress = z.url({
  protocol: /^https$/,
  error: 'must be a whole address that begins with https://, such as https://www.example.com',
});

export const moment = z.union(
  [z.iso.datetime({ offset: true, precision: -1 }), z.iso.datetime({ offset: true })],
  'must be a time with its distance from UTC, such as 2026-09-20T14:00-04:00',
);

/** What stands in the head of a page. Search engines cut longer texts and fill up shorter ones. */
export const meta = z.strictObject({ title: textOf(50, 15), description: textOf(155, 70) });

/** The id of a group of `content/menus.yaml`. */
export const group = z.string().regex(/^[a-z]+$/, 'must be the id of a group of content/menus.yaml');

/** The id of a section, for links to it: `/about-us#values`. */
export const sectionId = z.string().regex(/^[a-z0-9-]+$/, 'must be small letters, digits and hyphens');

/** The name of a drawing. */
export const scene = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be small letters, digits and hyphens, such as sap-hero');

/** The name of a drawn sheet of paper. */
export const paper = scene;

/** The name of a file in `content/media/` that is shown as a photograph or, as SVG too, as a logo. */
const photo = mediaFile('jpe?g|png|webp|JPE?G|PNG|WEBP');
export const logo = mediaFile('svg|jpe?g|png|webp|SVG|JPE?G|PNG|WEBP');

/** The name of a file in `content/media/` that readers open: a PDF or a picture. */
export const document = mediaFile('pdf|jpe?g|png|webp|PDF|JPE?G|PNG|WEBP');

/** The name of a file in `content/media/` with one of these endings. */
export function mediaFile(endings: string) {
  const message = 'must be the name of a file in content/media/, without spaces or accents, such as team.jpg';
  return z.string().regex(new RegExp(`^[\\w.-]+\\.(${endings})$`), message);
}

/** A drawing or a photograph, and what it tells. */
export const image = z
  .strictObject({ scene: scene.optional(), photo: photo.optional(), alt: textOf(140) })
  .refine(({ scene, photo }) => !scene !== !photo, 'must have either a scene (a drawing) or a photo (a file)');

export const sample = z.boolean();

/** A figure with what it counts. */
export const stat = z.strictObject({
  // The schema names no length to editors: a fact in braces, or a hint in brackets, may be longer than what takes its place.
  value: text.refine((value) => /[{[]/.test(value) || value.length <= 8, tooLong(8)),
  label: textOf(45),
  sample,
});

export const item = z.strictObject({ title: text, description: text });

export const block = z.strictObject({ title: text, description: text, items: z.array(item).min(2) });

export const onward = z.strictObject({ label: text, to: link });

/** What a card shows beside its words. */
export const card = item.extend({
  icon: z.enum(['brain', 'cloud', 'cycle', 'link', 'phone', 'scale', 'server', 'shield']),
  family: group,
});

/** A partner or client with its mark. */
export const organization = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]+$/, 'must be small letters, digits and hyphens'),
  name: text,
  logo,
  sample,
});

/** The last day on which something is valid. The content check and the doctor warn in time; then the page says so. */
export const until = z.iso.date();

/** A statement on the page that will stop being true. The content check warns in time. */
const datedFact = z.union(
  [z.strictObject({ words: text, until }), z.strictObject({ words: text, asOf: z.iso.date() })],
  'must have words, and either until or asOf as a date such as 2027-12-31',
);

/** A price on the page with the hours and the rate that it is made of, each as it stands there. The content check multiplies. */
const sum = texts('price', 'hours', 'rate');

export const pageBase = z.strictObject({
  datedFacts: z.array(datedFact).optional(),
  sums: z.array(sum).optional(),
  meta,
  navLabel: text,
  summary: text,
});

/** What we do and for whom: the text of each first view. */
export const heroDescription = textOf(380);

/** What a client can count on. */
export const promise = z.strictObject({ deliverable: textOf(160), duration: textOf(160), needs: textOf(160) });

export const paragraphs = z.strictObject({
  title: text,
  paragraphs: z.array(text).min(1),
  items: z.array(text).optional(),
});
