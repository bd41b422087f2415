import { z } from 'zod';
import { text, title } from '#site/schema/field-types.ts';
import { defineSection } from '#site/section.ts';

export default defineSection({
  type: 'questions',
  fields: {
    title,
    items: z
      .array(z.strictObject({ question: title, answer: text }))
      .min(1)
      .max(8),
  },
});
