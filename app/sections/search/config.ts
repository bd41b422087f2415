import { z } from 'zod';
import { onward, text, texts, textsWith, textWith, title } from '#site/schema/parts.ts';
import { defineSection } from '#site/section.ts';
import type { SiteReader } from '#site/site-reader.server.ts';

const schema = z.strictObject({
  label: title,
  title,
  rest: text,
  filter: text,
  all: text,
  failed: text,
  texts: textsWith(['query'], 'one', 'none').extend({
    other: textWith('n', 'query'),
    ...texts('short', 'inText').shape,
  }),
  wayOn: z.array(onward).min(1).max(4),
});

function load({ rest }: z.output<typeof schema>, site: SiteReader) {
  return site
    .pagesByKind(rest)
    .map(({ name, links }) => ({ name, links: links.map(({ label, to }) => ({ label, to })) }));
}

export default defineSection({ type: 'search', schema, load });
