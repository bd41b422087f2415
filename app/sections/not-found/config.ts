import { z } from 'zod';
import { heroDescription, image, text, title } from '#site/schema/parts.ts';

export const isHead = true;
export const schema = z.strictObject({
  title,
  description: heroDescription,
  buttonText: text,
  image: image.optional(),
  familiesTitle: text,
});
