import { z } from 'zod';
import { text, title } from '#site/schema/parts.ts';
import { defineSection } from '#site/section.ts';

const schema = z.strictObject({
  title,
  description: text,
  buttonText: text,
  mailLabel: text.optional(),
  phoneLabel: text.optional(),
});

export default defineSection({ type: 'call-to-action', surface: 'closing', schema });
