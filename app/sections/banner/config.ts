import { z } from 'zod';
import { text, title } from '#site/schema/parts.ts';

export const surface = 'card';
export const schema = z.strictObject({ title, description: text });
