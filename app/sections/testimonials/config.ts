import { z } from 'zod';
import { onward, sample, stat, text, title } from '#site/schema/field-types.ts';
import { defineSection } from '#site/section.ts';

export default defineSection({
  type: 'testimonials',
  surface: 'deep',
  fields: {
    tagline: text,
    title,
    items: z
      .array(z.strictObject({ quote: text, author: text, result: stat.omit({ sample: true }).optional(), sample }))
      .min(1),
    more: onward.optional(),
  },
});
