import { z } from 'zod';
import { highlight, properName, text, title } from '#site/schema/field-types.ts';
import { defineSection } from '#site/section.ts';

const technology = z.strictObject({
  name: properName,
  /** Defaults to the first two letters of the name. */
  symbol: z
    .string()
    .regex(/^[A-Z][a-z\d]$/, 'symbol-form')
    .meta({ role: 'code' })
    .optional(),
  description: text,
  content: text,
});

export default defineSection({
  type: 'technologies',
  fields: {
    title,
    titleHighlight: highlight,
    description: text,
    items: z.array(technology).min(2).max(12),
  },
});
