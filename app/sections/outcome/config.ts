import { z } from 'zod';
import type { SiteReader } from '#site/loaders/site-reader.server.ts';
import { heroDescription, image, link, text, title } from '#site/schema/parts.ts';

export const isHead = true;
export const schema = z.strictObject({
  title,
  description: heroDescription,
  image: image.optional(),
  reference: text.optional(),
  reasons: z.strictObject({ invalid: text, busy: text, down: text }).optional(),
  back: z.strictObject({ label: title, to: link }),
});

/** Only a message that has arrived is followed by what the form's page promised. */
export function load({ reference }: z.output<typeof schema>, site: SiteReader) {
  if (!reference) return undefined;
  return site.allSections('contact-form').find((section) => section.next)?.next;
}
