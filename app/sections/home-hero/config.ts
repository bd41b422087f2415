import { z } from 'zod';
import { group, heroDescription, image, text, title } from '#site/schema/parts.ts';

export const isHead = true;
export const schema = z.strictObject({
  tagline: text,
  title,
  phrases: z.array(z.strictObject({ family: group, text })).min(2),
  description: heroDescription,
  exploreLabel: text,
  contactLabel: text,
  image,
});
