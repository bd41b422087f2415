import { z } from 'zod';
import { text, title } from '#site/schema/field-types.ts';
import { defineSection } from '#site/section.ts';

/** A few words on a dark ground. */
export default defineSection({
  type: 'statement',
  surface: 'deep',
  fields: {
    title,
    paragraphs: z.array(text).min(1),
    tags: z.array(text).max(5).optional(),
  },
});
