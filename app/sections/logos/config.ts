import { z } from 'zod';
import { idReference, link, onward, organization, text, title, webAddress } from '#site/schema/field-types.ts';
import { defineSection } from '#site/section.ts';

/** What it does or is, in a few words; an organization in rows has a sentence on the work and a link, too. */
const logoEntry = organization.extend({ field: text, work: text.optional(), link: webAddress.optional() });

const surfaces = { grid: 'tinted', rows: undefined, strip: 'ruled' } as const;

const fields = {
  look: z.enum(['grid', 'rows', 'strip']),
  title,
  description: text.optional(),
  items: z.array(logoEntry).min(1).optional(),
  /** The list of another page in place of an own one. */
  from: z.strictObject({ page: link, section: idReference('section') }).optional(),
  note: text.optional(),
  more: onward.optional(),
};

/** Logos of partners, clients and others: a grid, rows with what was done, or a moving strip. */
export default defineSection({
  type: 'logos',
  surface: ({ look }) => surfaces[look],
  fields,
  entries({ items = [], from }, context) {
    if (!from) return items;
    return context.sections(from.page, { type: 'logos', fields }).find(({ id }) => id === from.section)?.items ?? [];
  },
  showsSamples: (_, __, items) => items.some(({ sample }) => sample),
  view: ({ from, ...content }, _, items) => ({
    ...content,
    items: items.map(({ id, name, logo, field, work, link }) => ({ id, name, logo, field, work, link })),
  }),
});
