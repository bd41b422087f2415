import { item } from '#site/schema/field-types.ts';
import { defineSection } from '#site/section.ts';

export default defineSection({
  type: 'contact-cards',
  surface: 'deep',
  fields: { address: item, phone: item, email: item },
});
