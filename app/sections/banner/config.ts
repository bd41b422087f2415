import { z } from 'zod';
import { text, title } from '#site/schema/parts.ts';
import { defineSection } from '#site/section.ts';

const schema = z.strictObject({ title, description: text });

export default defineSection({ type: 'banner', surface: 'card', schema });
