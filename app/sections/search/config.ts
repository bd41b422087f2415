import { z } from 'zod';
import { onward, text, textsWith, textWith, title } from '#site/schema/field-types.ts';
import { defineSection } from '#site/section.ts';

export default defineSection({
  type: 'search',
  fields: {
    label: title,
    title,
    otherPages: text,
    failed: text,
    texts: textsWith(['query'], 'one', 'none').extend({
      other: textWith('n', 'query'),
      short: text,
    }),
    fallbackLinks: z.array(onward).min(1).max(4),
  },
  // The other texts are in the search index.
  view: ({ label, title, otherPages, failed }, context) => ({
    label,
    title,
    failed,
    groups: context
      .pagesByCategory(otherPages)
      .map(({ name, links }) => ({ name, links: links.map(({ label, to }) => ({ label, to })) })),
  }),
});
