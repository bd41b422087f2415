import { z } from 'zod';
import { image, link, onward, sample, text, title } from '#site/schema/field-types.ts';
import { defineSection } from '#site/section.ts';

export default defineSection({
  type: 'text-with-picture',
  surface: 'tinted',
  fields: {
    tagline: text,
    title,
    paragraphs: z.array(text).min(2),
    buttonText: text,
    to: link,
    more: onward.optional(),
    image,
    sample: sample.optional(),
  },
});
