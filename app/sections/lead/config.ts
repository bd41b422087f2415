import { z } from 'zod';
import type { SiteReader } from '#site/loaders/site-reader.server.ts';
import { name, referenceTo, sample, text, title } from '#site/schema/parts.ts';
import { personOf } from '../people/config.ts';

/** Who leads the work: a role, or a person of a section `people`. */
export const schema = z.strictObject({
  title,
  person: referenceTo('person').optional(),
  role: text,
  description: text,
  certifications: z.array(name).min(1).max(4),
  languages: text,
  sample,
});

export function load({ person: id }: z.output<typeof schema>, site: SiteReader) {
  if (!id) return undefined;
  const { name, image, to } = personOf(id, site);
  return { name, image, to };
}
