import { z } from 'zod';
import { block, card, onward, text } from '#site/schema/parts.ts';
import { defineSection } from '#site/section.ts';

const schema = block.extend({ tagline: text, items: z.array(card).length(4), more: onward.optional() });

export default defineSection({ type: 'solutions', schema });
