import { engagement } from '#site/schema/parts.ts';
import { defineSection } from '#site/section.ts';

export default defineSection({ type: 'facts', surface: 'paper', fields: engagement.shape });
