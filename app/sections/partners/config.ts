import { z } from 'zod';
import { organization, text, title } from '#site/schema/parts.ts';
import { defineSection } from '#site/section.ts';

const schema = z.strictObject({
  title,
  description: text,
  items: z.array(organization.extend({ field: text })).min(1),
});

export default defineSection({ type: 'partners', surface: 'wash', schema });
