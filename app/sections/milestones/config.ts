import { z } from 'zod';
import type { SiteReader } from '#site/loaders/site-reader.server.ts';
import { block, item } from '#site/schema/parts.ts';

/** The drawn profile has six stations. */
export const schema = block.extend({ items: z.array(item).length(6) });

export function load(_: unknown, site: SiteReader) {
  return site.profile();
}
