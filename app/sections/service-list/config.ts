import { z } from 'zod';
import { block, card, listedLink, text } from '#site/schema/parts.ts';
import { defineSection } from '#site/section.ts';

export default defineSection({
  type: 'service-list',
  fields: { ...block.shape, tagline: text, items: z.array(card.extend({ links: z.array(listedLink).min(1) })).min(2) },
  view: ({ items, ...content }, site) => ({
    ...content,
    items: items.map((item) => ({ ...item, links: site.links(item.links) })),
  }),
});
