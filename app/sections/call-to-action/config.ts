import { text, title } from '#site/schema/parts.ts';
import { defineSection } from '#site/section.ts';

export default defineSection({
  type: 'call-to-action',
  surface: 'closing',
  fields: {
    title,
    description: text,
    buttonText: text,
    mailLabel: text.optional(),
    phoneLabel: text.optional(),
  },
});
