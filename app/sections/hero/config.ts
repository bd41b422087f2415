import { z } from 'zod';
import { heroDescription, image, link, stat, text } from '#site/schema/parts.ts';

const anchor = z
  .string()
  .regex(/^#[a-z0-9-]+$/, 'must be a path of this site, or # and the id of a section of this page');

export const isHead = true;
export const schema = z.strictObject({
  tagline: text.optional(),
  title: text,
  titleHighlight: text.optional(),
  description: heroDescription,
  image: image.optional(),
  stats: z.array(stat).max(3).optional(),
  buttons: z
    .array(z.strictObject({ label: text, to: z.union([link, anchor]) }))
    .max(2)
    .optional(),
  /** Links to the families that this page lists. */
  jumps: z.literal(true).optional(),
});
