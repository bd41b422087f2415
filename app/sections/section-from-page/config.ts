import { idReference, link } from '#site/schema/field-types.ts';
import { defineSection } from '#site/section.ts';

/** A section of another page, shown here too. */
export default defineSection({
  type: 'section-from-page',
  fields: { page: link, section: idReference('section') },
  resolve: ({ page, section }, context) => context.sectionAt(page, section),
});
