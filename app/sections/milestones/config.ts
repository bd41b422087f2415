import { z } from 'zod';
import { block, item } from '#site/schema/parts.ts';
import { defineSection } from '#site/section.ts';
import type { SiteReader } from '#site/site-reader.server.ts';

/** The drawn profile has six stations. */
const schema = block.extend({ items: z.array(item).length(6) });

function load(_: unknown, site: SiteReader) {
  return site.profile();
}

export default defineSection({ type: 'milestones', schema, load });
