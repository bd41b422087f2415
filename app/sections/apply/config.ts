import { z } from 'zod';
import { item, mailSubject, text, title } from '#site/schema/parts.ts';
import { defineSection } from '#site/section.ts';

const schema = z.strictObject({
  title,
  paragraphs: z.array(text).min(1),
  mailLabel: text,
  subject: mailSubject,
  steps: z.array(item).min(2),
});

export default defineSection({ type: 'apply', surface: 'closing', schema });
