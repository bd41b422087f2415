import { z } from 'zod';
import type { SiteReader } from '#site/loaders/site-reader.server.ts';
import { organization, text, title, webAddress } from '#site/schema/parts.ts';

export const schema = z.strictObject({
  title,
  description: text,
  linkNote: text,
  items: z.array(organization.extend({ kind: text, work: text, link: webAddress })).min(1),
});

export function load({ items }: z.output<typeof schema>, site: SiteReader) {
  return items.map(site.mark);
}
