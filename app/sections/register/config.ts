import { z } from 'zod';
import { documentFile, link, properName, sample, text, title, until, webAddress } from '#site/schema/field-types.ts';
import { defineSection } from '#site/section.ts';

const fact = z.strictObject({
  name: properName,
  value: text,
  number: text.optional(),
  issuer: text.optional(),
  scope: text.optional(),
  until: until.optional(),
  file: documentFile.optional(),
  more: z.strictObject({ label: title, to: z.union([link, webAddress]) }).optional(),
  sample,
});

/** Facts for the procurement of a client, with issuer and validity. */
export default defineSection({
  type: 'register',
  fields: {
    title,
    description: text,
    groups: z.array(z.strictObject({ title, facts: z.array(fact).min(1) })).min(1),
  },
  view: ({ groups, ...content }, reader) => ({
    ...content,
    groups: groups.map(({ title, facts }) => ({
      title,
      facts: facts.map(({ until, ...fact }) => ({ ...fact, validity: reader.validity(until) })),
    })),
  }),
});
