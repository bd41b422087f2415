import { z } from 'zod';
import { item, mailSubject, text, title } from '#site/schema/field-types.ts';
import { defineSection } from '#site/section.ts';

export default defineSection({
  type: 'apply',
  surface: 'closing',
  fields: {
    title,
    paragraphs: z.array(text).min(1),
    mailLabel: text,
    subject: mailSubject,
    steps: z.array(item).min(2),
  },
});
