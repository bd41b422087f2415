import { z } from 'zod';
import { sample, text } from '#app/content/schema/parts.ts';

/** Who leads the work: a role, not a name. */
export const schema = z.strictObject({
  title: text,
  role: text,
  description: text,
  certifications: z.array(text).min(1).max(4),
  languages: text,
  sample,
});
