import { z } from 'zod';
import { item } from '#site/schema/parts.ts';

export const surface = 'deep';
export const schema = z.strictObject({ address: item, phone: item, email: item });
