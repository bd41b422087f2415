import { z } from 'zod';
import { name, referenceTo, sample, text, title } from '#site/schema/parts.ts';
import { defineSection } from '#site/section.ts';
import type { SiteReader } from '#site/site-reader.server.ts';
import { personOf } from '../people/config.ts';

/** Who leads the work: a role, or a person of a section `people`. */
const schema = z.strictObject({
  title,
  person: referenceTo('person').optional(),
  role: text,
  description: text,
  certifications: z.array(name).min(1).max(4),
  languages: text,
  sample,
});

function load({ person: id }: z.output<typeof schema>, site: SiteReader) {
  if (!id) return undefined;
  const { name, image, to } = personOf(id, site);
  return { name, image, to };
}

export default defineSection({ type: 'lead', schema, load });
