import { z } from 'zod';
import { heroDescription, image, text } from '#site/schema/parts.ts';

export const isHead = true;
export const schema = z.strictObject({
  title: text,
  description: heroDescription,
  buttonText: text,
  image: image.optional(),
  familiesTitle: text,
});
