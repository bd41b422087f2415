import { z } from 'zod';
import { text } from '#site/schema/parts.ts';

export const surface = 'card';
export const schema = z.strictObject({ title: text, description: text });
