import { z } from 'zod';
import { onward, paper, text, title } from '#site/schema/parts.ts';
import { defineSection } from '#site/section.ts';

export default defineSection({
  type: 'advisory',
  fields: {
    tagline: text,
    title,
    description: text,
    groups: z
      .array(z.strictObject({ title, description: text, paper: paper.optional(), bullets: z.array(text).min(1) }))
      .min(2)
      .max(9),
    more: onward.optional(),
  },
});
