import { z } from 'zod';
import { image, link, onward, text, title } from '#site/schema/parts.ts';

export const surface = 'wash';
export const schema = z.strictObject({
  tagline: text,
  title,
  paragraphs: z.array(text).min(2),
  buttonText: text,
  to: link,
  more: onward.optional(),
  image,
});
