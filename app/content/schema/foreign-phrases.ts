import { z } from 'zod';
import { text } from './parts.ts';

/** Phrases of one language in texts of the other, by the language that the phrase is of. */
export const foreignPhrasesSchema = z.strictObject({
  en: z.array(text).describe('English phrases in Spanish texts. Capitals or not makes no difference.'),
  es: z.array(text).describe('Spanish phrases in English texts.'),
});
