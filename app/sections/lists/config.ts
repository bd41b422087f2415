import { z } from 'zod';
import { fill } from '#shared/fill.ts';
import { onward, text, title } from '#site/schema/parts.ts';
import { defineSection } from '#site/section.ts';

const list = z.strictObject({ title, description: text, items: z.array(text).min(2) });

/** So many entries stand open on a narrow screen. */
const open = 3;

export default defineSection({
  type: 'lists',
  surface: ({ look }) => (look === 'columns' ? 'deep' : 'wash'),
  fields: {
    look: z.enum(['columns', 'cards']),
    title,
    description: text,
    lists: z.array(list).length(2),
    button: onward.optional(),
  },
  view: ({ lists, ...shown }, site) => ({
    ...shown,
    lists: lists.map(({ items, ...words }) => ({
      ...words,
      first: items.slice(0, open),
      others: items.slice(open),
      othersLabel: fill(site.words().service.more, { n: items.length - open }),
    })),
  }),
});
