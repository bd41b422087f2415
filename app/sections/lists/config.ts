import { z } from 'zod';
import { onward, text, title } from '#site/schema/parts.ts';

const list = z.strictObject({ title, description: text, items: z.array(text).min(2) });

export const schema = z.strictObject({
  look: z.enum(['columns', 'cards']),
  title,
  description: text,
  lists: z.array(list).length(2),
  button: onward.optional(),
});

export function surface({ look }: z.output<typeof schema>) {
  return look === 'columns' ? 'deep' : 'wash';
}
