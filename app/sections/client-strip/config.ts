import { z } from 'zod';
import type { SiteReader } from '#site/loaders/site-reader.server.ts';
import { link, referenceTo, text, title } from '#site/schema/parts.ts';

export const surface = 'ruled';
export const schema = z.strictObject({ title, linkLabel: text, to: link, page: link, section: referenceTo('section') });

/** The clients of the section that is named, with what the strip shows of each. */
export function load({ page, section }: z.output<typeof schema>, site: SiteReader) {
  const { items } = site.sectionAt(page, section, 'clients');
  return items.map((client) => ({ id: client.id, name: client.name, sample: client.sample, mark: site.mark(client) }));
}
