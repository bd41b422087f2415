import { z } from 'zod';
import { paper, paragraphs, title } from '#site/schema/parts.ts';
import { defineSection } from '#site/section.ts';
import type { SiteReader } from '#site/site-reader.server.ts';

const schema = z.strictObject({
  parts: z.array(paragraphs.extend({ title: title.optional(), paper: paper.optional() })).min(1),
});

function load({ parts }: z.output<typeof schema>, site: SiteReader) {
  return parts.map(({ paper: name }) => site.paper(name));
}

export default defineSection({ type: 'prose', schema, load });
