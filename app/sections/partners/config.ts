import { z } from 'zod';
import { organization, text, title } from '#site/schema/parts.ts';
import { defineSection } from '#site/section.ts';
import type { SiteReader } from '#site/site-reader.server.ts';

const schema = z.strictObject({
  title,
  description: text,
  items: z.array(organization.extend({ field: text })).min(1),
});

function load({ items }: z.output<typeof schema>, site: SiteReader) {
  return items.map(site.mark);
}

export default defineSection({ type: 'partners', surface: 'wash', schema, load });
