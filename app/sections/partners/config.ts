import { z } from 'zod';
import { organization, text, title } from '#site/schema/parts.ts';
import { defineSection } from '#site/section.ts';

export default defineSection({
  type: 'partners',
  surface: 'wash',
  fields: {
    title,
    description: text,
    items: z.array(organization.extend({ field: text })).min(1),
  },
});
