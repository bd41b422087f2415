import { z } from 'zod';
import { link, referenceTo } from '#site/schema/parts.ts';
import { defineSection } from '#site/section.ts';

/** A section of another page, shown here too, so that its words stand once. */
const schema = z.strictObject({ page: link, section: referenceTo('section') });

export default defineSection({
  type: 'reference',
  schema,
  resolve: ({ page, section }, site) => site.sectionAt(page, section),
});
