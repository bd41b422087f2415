import { z } from 'zod';
import { cta, heroDescription, pageBase, text } from './parts.ts';

export const indexSchema = pageBase.extend({
  hero: z.strictObject({ tagline: text, title: text, description: heroDescription }),
  groups: z.strictObject({ erp: text, digital: text, data: text, security: text }),
  cta,
});
