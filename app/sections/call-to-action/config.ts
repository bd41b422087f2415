import { text, title } from '#site/schema/field-types.ts';
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
