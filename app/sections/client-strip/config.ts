import { z } from 'zod';
import { link, referenceTo, text, title } from '#site/schema/parts.ts';
import { defineSection } from '#site/section.ts';
import type { SiteReader } from '#site/site-reader.server.ts';
import clients from '../clients/config.ts';

const schema = z.strictObject({ title, linkLabel: text, to: link, page: link, section: referenceTo('section') });

/** The clients of the section that is named, with what the strip shows of each. */
function load({ page, section }: z.output<typeof schema>, site: SiteReader) {
  const { items } = site.sectionAt(page, section, clients);
  return items.map((client) => ({ id: client.id, name: client.name, sample: client.sample, mark: site.mark(client) }));
}

export default defineSection({ type: 'client-strip', surface: 'ruled', schema, load });
