import { z } from 'zod';
import type { SiteReader } from '#site/loaders/site-reader.server.ts';
import { paper, paragraphs, title } from '#site/schema/parts.ts';

export const schema = z.strictObject({
  parts: z.array(paragraphs.extend({ title: title.optional(), paper: paper.optional() })).min(1),
});

export function load({ parts }: z.output<typeof schema>, site: SiteReader) {
  return parts.map(({ paper: name }) => site.paper(name));
}
