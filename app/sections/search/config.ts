import { z } from 'zod';
import type { SiteReader } from '#site/loaders/site-reader.server.ts';
import { onward, text, texts, title } from '#site/schema/parts.ts';

export const schema = z.strictObject({
  label: title,
  title,
  rest: text,
  filter: text,
  all: text,
  failed: text,
  texts: texts('one', 'other', 'none', 'short', 'inText'),
  wayOn: z.array(onward).min(1).max(4),
});

export function load({ rest }: z.output<typeof schema>, site: SiteReader) {
  return site
    .pagesByKind(rest)
    .map(({ name, links }) => ({ name, links: links.map(({ label, to }) => ({ label, to })) }));
}
