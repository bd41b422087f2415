import { z } from 'zod';
import { onward, text, title } from '#site/schema/parts.ts';
import { defineSection } from '#site/section.ts';

const list = z.strictObject({ title, description: text, items: z.array(text).min(2) });

export default defineSection({
  type: 'lists',
  surface: ({ look }) => (look === 'columns' ? 'deep' : 'wash'),
  fields: {
    look: z.enum(['columns', 'cards']),
    title,
    description: text,
    lists: z.array(list).min(1).max(4),
    button: onward.optional(),
  },
});
