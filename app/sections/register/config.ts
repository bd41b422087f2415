import { z } from 'zod';
import { document, link, name, sample, text, title, until, webAddress } from '#site/schema/parts.ts';
import { defineSection } from '#site/section.ts';
import type { SiteReader } from '#site/site-reader.server.ts';

const fact = z.strictObject({
  name,
  value: text,
  number: text.optional(),
  issuer: text.optional(),
  scope: text.optional(),
  until: until.optional(),
  file: document.optional(),
  more: z.strictObject({ label: title, to: z.union([link, webAddress]) }).optional(),
  sample,
});

/** Facts that a buyer's file asks for, with who stands for them and until when. */
const schema = z.strictObject({
  title,
  description: text,
  groups: z.array(z.strictObject({ title, facts: z.array(fact).min(1) })).min(1),
});

/** For each fact of each group, how long it is valid, and the document to open. */
function load({ groups }: z.output<typeof schema>, site: SiteReader) {
  return groups.map(({ facts }) =>
    facts.map(({ until, file }) => ({ ...site.validity(until), file: file && site.file(file) })),
  );
}

export default defineSection({ type: 'register', schema, load });
