import { z } from 'zod';
import { block, card, onward, text } from '#site/schema/parts.ts';
import { defineSection } from '#site/section.ts';

export default defineSection({
  type: 'solutions',
  fields: { ...block.shape, tagline: text, items: z.array(card).min(2).max(6), more: onward.optional() },
});
