import { z } from 'zod';
import { heroDescription, image, link, text, title } from '#site/schema/parts.ts';

/** The page after a form that was sent without scripts. */
export const outcome = {
  type: 'outcome',
  fields: {
    title,
    description: heroDescription,
    image: image.optional(),
    reference: text.optional(),
    reasons: z.strictObject({ invalid: text, busy: text, down: text }).optional(),
    back: z.strictObject({ label: title, to: link }),
  },
} as const;
