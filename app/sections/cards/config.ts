import { z } from 'zod';
import { block, card, listedLink, onward, text } from '#site/schema/field-types.ts';
import { defineSection } from '#site/section.ts';

/** Cards with icons: tiles, or rows that lead to several pages. */
export default defineSection({
  type: 'cards',
  fields: {
    ...block.shape,
    look: z.enum(['tiles', 'rows']),
    tagline: text,
    items: z.array(card.extend({ links: z.array(listedLink).min(1).optional() })).min(2),
    more: onward.optional(),
  },
  view: ({ items, ...content }, context) => ({
    ...content,
    items: items.map((item) => ({ ...item, links: context.links(item.links ?? []) })),
  }),
});
