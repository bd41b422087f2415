import { z } from 'zod';
import { stat } from '#site/schema/parts.ts';

export const surface = 'deep';
export const schema = z.strictObject({ items: z.array(stat).min(2).max(4) });
