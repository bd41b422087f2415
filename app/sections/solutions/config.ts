import { z } from 'zod';
import { block, card, onward, text } from '#site/schema/parts.ts';

export const schema = block.extend({ tagline: text, items: z.array(card).length(4), more: onward.optional() });
