import { z } from 'zod';
import { image, link, onward, text } from '#site/schema/parts.ts';

export const surface = 'wash';
export const schema = z.strictObject({
  tagline: text,
  title: text,
  paragraphs: z.array(text).min(2),
  buttonText: text,
  to: link,
  more: onward.optional(),
  image,
});
