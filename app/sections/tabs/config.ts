import { z } from 'zod';
import { engagement, image, text, textOf, title } from '#site/schema/field-types.ts';
import { defineSection } from '#site/section.ts';

const feature = z.strictObject({ title: textOf(45).meta({ role: 'title' }), description: textOf(220) });

const tab = z.strictObject({
  label: textOf(20).meta({ role: 'title' }),
  title,
  description: text,
  features: z
    .array(z.union([text, feature]))
    .min(2)
    .max(12),
  engagement: engagement.optional(),
  image: image.optional(),
});

export default defineSection({
  type: 'tabs',
  // Not tinted below a tinted first view.
  surface: (_, pattern) => (pattern && pattern !== 'night' ? 'plain' : 'tinted'),
  fields: {
    sectionTitle: text,
    sectionDescription: text,
    tabContent: z.record(z.string().regex(/^[a-z]+$/, 'letters-form'), tab),
  },
});
