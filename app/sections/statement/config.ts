import { z } from 'zod';
import { text, title } from '#site/schema/field-types.ts';
import { defineSection } from '#site/section.ts';

/** A few words on a dark ground: a band across the page, or a panel inside it for a single promise. */
export default defineSection({
  type: 'statement',
  surface: ({ look }) => (look === 'band' ? 'deep' : 'panel'),
  fields: {
    look: z.enum(['band', 'panel']),
    title,
    paragraphs: z.array(text).min(1),
    tags: z.array(text).max(5).optional(),
  },
});
