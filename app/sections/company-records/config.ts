import { z } from 'zod';
import { documentFile, link, properName, sample, text, title, until, webAddress } from '#site/schema/field-types.ts';
import { defineSection } from '#site/section.ts';

const record = z.strictObject({
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
  type: 'company-records',
  fields: {
    title,
    description: text,
    groups: z.array(z.strictObject({ title, records: z.array(record).min(1) })).min(1),
  },
  view: ({ groups, ...content }, context) => ({
    ...content,
    groups: groups.map(({ title, records }) => ({
      title,
      records: records.map(({ until, ...record }) => ({ ...record, validity: context.validity(until) })),
    })),
  }),
});
