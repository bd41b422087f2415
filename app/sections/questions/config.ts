import { z } from 'zod';
import { text, title } from '#site/schema/parts.ts';
import { defineSection } from '#site/section.ts';

const schema = z.strictObject({
  title,
  items: z
    .array(z.strictObject({ question: title, answer: text }))
    .min(2)
    .max(8),
});

export default defineSection({ type: 'questions', schema });
