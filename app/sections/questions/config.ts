import { z } from 'zod';
import { text } from '#site/schema/parts.ts';

export const schema = z.strictObject({
  title: text,
  items: z
    .array(z.strictObject({ question: text, answer: text }))
    .min(2)
    .max(8),
});
