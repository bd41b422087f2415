import { link, referenceTo, text, title } from '#site/schema/parts.ts';
import { defineSection } from '#site/section.ts';
import clients from '../clients/config.ts';

/** The clients of the section that is named, with what the strip shows of each. */
export default defineSection({
  type: 'client-strip',
  surface: 'ruled',
  fields: { title, linkLabel: text, to: link, page: link, section: referenceTo('section') },
  entries: ({ page, section }, site) => site.sections(page, clients).find(({ id }) => id === section)?.items ?? [],
  showsSamples: (_, __, items) => items.some(({ sample }) => sample),
  view: ({ title, linkLabel, to }, _, items) => ({
    title,
    linkLabel,
    to,
    clients: items.map(({ id, name, logo }) => ({ id, name, logo })),
  }),
});
