import { z } from 'zod';
import { block, item, onward, sample } from '#site/schema/parts.ts';
import { defineSection } from '#site/section.ts';

export default defineSection({
  type: 'points',
  fields: {
    ...block.shape,
    look: z.enum(['columns', 'numbered']),
    items: z.array(item.extend({ sample: sample.optional() })).min(2),
    more: onward.optional(),
  },
});
