import { z } from 'zod';
import type { SiteReader } from '#site/loaders/site-reader.server.ts';
import { onward, paper, text, title } from '#site/schema/parts.ts';

export const schema = z.strictObject({
  tagline: text,
  title,
  description: text,
  groups: z
    .array(z.strictObject({ title, description: text, paper: paper.optional(), bullets: z.array(text).min(3) }))
    .length(5),
  more: onward.optional(),
});

export function load({ groups }: z.output<typeof schema>, site: SiteReader) {
  return groups.map(({ paper: name }) => site.paper(name));
}
