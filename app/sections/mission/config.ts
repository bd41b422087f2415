import { z } from 'zod';
import { text, title } from '#site/schema/parts.ts';

export const surface = 'deep';
export const schema = z.strictObject({
  title,
  paragraphs: z.array(text).min(1),
  tags: z.array(text).max(5).optional(),
});
