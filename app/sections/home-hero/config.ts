import { z } from 'zod';
import { group, heroDescription, image, text, title } from '#site/schema/parts.ts';
import { defineSection } from '#site/section.ts';

export default defineSection({
  type: 'home-hero',
  isHead: true,
  fields: {
    tagline: text,
    title,
    phrases: z.array(z.strictObject({ family: group, text })).min(2),
    description: heroDescription,
    exploreLabel: text,
    contactLabel: text,
    image,
  },
});
