import { z } from 'zod';
import { item, onward, paper, sample, text, title } from '#site/schema/field-types.ts';
import { defineSection } from '#site/section.ts';

const point = item.extend({
  bullets: z.array(text).min(1).optional(),
  paper: paper.optional(),
  sample: sample.optional(),
});

const surfaces = { columns: undefined, numbered: undefined, pairs: 'deep', papers: undefined } as const;

/** Points in columns or numbered; those with bullets in pairs or beside drawn papers. */
export default defineSection({
  type: 'points',
  surface: ({ look }) => surfaces[look],
  fields: {
    look: z.enum(['columns', 'numbered', 'pairs', 'papers']),
    tagline: text.optional(),
    title,
    description: text,
    items: z.array(point).min(1),
    more: onward.optional(),
  },
});
