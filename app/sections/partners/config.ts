import { z } from 'zod';
import type { SiteReader } from '#site/loaders/site-reader.server.ts';
import { organization, text, title } from '#site/schema/parts.ts';

export const surface = 'wash';
export const schema = z.strictObject({
  title,
  description: text,
  items: z.array(organization.extend({ field: text })).min(1),
});

export function load({ items }: z.output<typeof schema>, site: SiteReader) {
  return items.map(site.mark);
}
