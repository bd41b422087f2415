import { z } from 'zod';
import { paper, paragraphs, title } from '#site/schema/parts.ts';
import { defineSection } from '#site/section.ts';

export default defineSection({
  type: 'prose',
  fields: {
    parts: z.array(paragraphs.extend({ title: title.optional(), paper: paper.optional() })).min(1),
  },
});
