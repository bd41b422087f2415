import { engagement } from '#site/schema/field-types.ts';
import { defineSection } from '#site/section.ts';

export default defineSection({ type: 'engagement', surface: 'plain', fields: engagement.shape });
