import { z } from 'zod';
import { block, item, onward, sample } from '#site/schema/parts.ts';
import { defineSection } from '#site/section.ts';

const schema = block.extend({
  look: z.enum(['columns', 'numbered']),
  items: z.array(item.extend({ sample: sample.optional() })).min(2),
  more: onward.optional(),
});

export default defineSection({ type: 'points', schema });
