import { z } from 'zod';
import { text, title } from '#site/schema/parts.ts';

export const surface = 'closing';
export const schema = z.strictObject({
  title,
  description: text,
  buttonText: text,
  mailLabel: text.optional(),
  phoneLabel: text.optional(),
});
