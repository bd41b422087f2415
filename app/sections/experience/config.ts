import { z } from 'zod';
import { image, item, link, text } from '#site/schema/parts.ts';

export const schema = z.strictObject({
  title: text,
  description: text,
  image,
  tiles: z.array(item.extend({ to: link })).length(4),
});
