import { z } from 'zod';
import { stat } from '#site/schema/parts.ts';
import { defineSection } from '#site/section.ts';

const schema = z.strictObject({ items: z.array(stat).min(2).max(4) });

export default defineSection({ type: 'statistics', surface: 'deep', schema });
