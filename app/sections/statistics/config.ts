import { z } from 'zod';
import { stat } from '#site/schema/field-types.ts';
import { defineSection } from '#site/section.ts';

export default defineSection({ type: 'statistics', surface: 'deep', fields: { items: z.array(stat).min(2).max(4) } });
