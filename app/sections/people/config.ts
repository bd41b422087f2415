import { z } from 'zod';
import type { SiteReader } from '#app/content/loaders/site-reader.server.ts';
import { image, sample, sectionId, text, webAddress } from '#app/content/schema/parts.ts';

const certification = z.strictObject({ name: text, issuer: text, until: z.iso.date().optional() });

const person = z.strictObject({
  id: sectionId,
  name: text,
  role: text,
  about: text.optional(),
  image: image.optional(),
  languages: text,
  certifications: z.array(certification).max(6),
  link: webAddress.optional(),
  sample,
});

export const schema = z.strictObject({ title: text, description: text, items: z.array(person).min(1) });

/** For each person, which certificates have ended. */
export function load({ items }: z.output<typeof schema>, site: SiteReader) {
  return items.map(({ certifications }) =>
    certifications.map(({ until }) => until !== undefined && site.hasEnded(until)),
  );
}
