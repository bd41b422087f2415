import { z } from 'zod';
import { image, item, link, text, title } from '#site/schema/field-types.ts';
import { defineSection } from '#site/section.ts';

export default defineSection({
  type: 'experience',
  fields: {
    title,
    description: text,
    image,
    tiles: z
      .array(item.extend({ to: link }))
      .min(2)
      .max(4),
  },
});
