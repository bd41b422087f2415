import { z } from 'zod';
import { onward, sample, text, title } from '#site/schema/field-types.ts';
import { defineSection } from '#site/section.ts';

export default defineSection({
  type: 'prices',
  surface: 'tinted',
  fields: {
    title,
    description: text,
    models: z
      .array(z.strictObject({ title, description: text, amount: text, sample }))
      .min(1)
      .max(4),
    factors: z.array(text).min(2).max(5),
    smallest: z.strictObject({ summary: text.optional(), description: text, amount: text, sample }),
    /** Such as a project whose price and result are told. */
    more: onward.optional(),
  },
  // The summary is for lists of services.
  view: ({ smallest: { summary, ...smallest }, ...content }) => ({ ...content, smallest }),
});
