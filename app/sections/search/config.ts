import { z } from 'zod';
import { onward, text, texts, textsWith, textWith, title } from '#site/schema/field-types.ts';
import { defineSection } from '#site/section.ts';

export default defineSection({
  type: 'search',
  fields: {
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
  },
  // The other texts are in the search index.
  view: ({ label, title, rest, filter, all, failed }, context) => ({
    label,
    title,
    filter,
    all,
    failed,
    groups: context
      .pagesByCategory(rest)
      .map(({ name, links }) => ({ name, links: links.map(({ label, to }) => ({ label, to })) })),
  }),
});
