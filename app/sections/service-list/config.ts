import { z } from 'zod';
import { block, card, listedLink, text } from '#site/schema/parts.ts';
import { defineSection } from '#site/section.ts';
import type { SiteReader } from '#site/site-reader.server.ts';

const schema = block.extend({
  tagline: text,
  items: z.array(card.extend({ links: z.array(listedLink).min(1) })).min(2),
});

function load({ items }: z.output<typeof schema>, site: SiteReader) {
  return items.map((item) => site.links(item.links));
}

export default defineSection({ type: 'service-list', schema, load });
