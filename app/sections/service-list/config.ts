import { z } from 'zod';
import type { SiteReader } from '#site/loaders/site-reader.server.ts';
import { block, card, listedLink, text } from '#site/schema/parts.ts';

export const schema = block.extend({
  tagline: text,
  items: z.array(card.extend({ links: z.array(listedLink).min(1) })).min(2),
});

export function load({ items }: z.output<typeof schema>, site: SiteReader) {
  return items.map((item) => site.links(item.links));
}
