import { z } from 'zod';
import { heroDescription, image, text, title } from '#site/schema/parts.ts';
import { defineSection } from '#site/section.ts';

const schema = z.strictObject({
  title,
  description: heroDescription,
  buttonText: text,
  image: image.optional(),
  familiesTitle: text,
});

export default defineSection({ type: 'not-found', isHead: true, schema });
