import { heroDescription, image, text, title } from '#site/schema/parts.ts';
import { defineSection } from '#site/section.ts';

export default defineSection({
  type: 'not-found',
  isHead: true,
  fields: {
    title,
    description: heroDescription,
    buttonText: text,
    image: image.optional(),
    familiesTitle: text,
  },
});
