import { text, title } from '#site/schema/parts.ts';
import { defineSection } from '#site/section.ts';

export default defineSection({ type: 'banner', surface: 'card', fields: { title, description: text } });
