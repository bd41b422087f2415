import { z } from 'zod';
import { onward, text, texts, textsWith, textWith, title } from '#site/schema/field-types.ts';
import { defineSection } from '#site/section.ts';

export default defineSection({
  type: 'search',
  fields: {
    label: title,
    title,
    otherPages: text,
    filter: text,
    all: text,
    failed: text,
    texts: textsWith(['query'], 'one', 'none').extend({
      other: textWith('n', 'query'),
      ...texts('short', 'inText').shape,
    }),
    fallbackLinks: z.array(onward).min(1).max(4),
  },
  // The other texts are in the search index.
  view: ({ label, title, otherPages, filter, all, failed }, context) => ({
    label,
    title,
    filter,
    all,
    failed,
    groups: context
      .pagesByCategory(otherPages)
      .map(({ name, links }) => ({ name, links: links.map(({ label, to }) => ({ label, to })) })),
  }),
});
