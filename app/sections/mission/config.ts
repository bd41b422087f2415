import { z } from 'zod';
import { text, title } from '#site/schema/parts.ts';
import { defineSection } from '#site/section.ts';

export default defineSection({
  type: 'mission',
  surface: 'deep',
  fields: {
    title,
    paragraphs: z.array(text).min(1),
    tags: z.array(text).max(5).optional(),
  },
});
