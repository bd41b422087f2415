import { z } from 'zod';
import { heroDescription, highlight, image, link, menuGroupId, stat, text, title } from '#site/schema/field-types.ts';
import { defineSection } from '#site/section.ts';

const anchor = z
  .string()
  .regex(/^#[a-z0-9-]+$/, 'link-or-anchor-form')
  .meta({ role: 'link' });

export default defineSection({
  type: 'hero',
  isHero: true,
  surface: ({ stats }) => (stats?.[0] ? 'figures' : 'hero'),
  fields: {
    tagline: text.optional(),
    title,
    titleHighlight: highlight.optional(),
    /** On home: they take turns below the title. */
    phrases: z
      .array(z.strictObject({ group: menuGroupId, text }))
      .min(2)
      .optional(),
    description: heroDescription,
    image: image.optional(),
    stats: z.array(stat).max(3).optional(),
    buttons: z
      .array(z.strictObject({ label: title, to: z.union([link, anchor]) }))
      .max(2)
      .optional(),
    /** Links to the families that this page lists. */
    familyLinks: z.literal(true).optional(),
    /** Above links to the families, for visitors who lost their way. */
    familiesTitle: text.optional(),
  },
});
