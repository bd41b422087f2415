import { z } from 'zod';
import { link, referenceTo } from '#site/schema/parts.ts';
import { defineSection } from '#site/section.ts';
import type { SiteReader } from '#site/site-reader.server.ts';

/** A section of another page, shown here too, so that its words stand once. */
const schema = z.strictObject({ page: link, section: referenceTo('section') });

function resolve({ page, section }: z.output<typeof schema>, site: SiteReader) {
  return site.sectionAt(page, section);
}

export default defineSection({ type: 'reference', schema, resolve });
