import { z } from 'zod';
import type { SiteReader } from '#site/loaders/site-reader.server.ts';
import { link, referenceTo } from '#site/schema/parts.ts';

/** A section of another page, shown here too, so that its words stand once. */
export const schema = z.strictObject({ page: link, section: referenceTo('section') });

export function resolve({ page, section }: z.output<typeof schema>, site: SiteReader) {
  return site.sectionAt(page, section);
}
