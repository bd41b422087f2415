import { z } from 'zod';
import { documentFile, onward, properName, sample, serviceLink, stat, text } from '#site/schema/field-types.ts';
import { defineSection } from '#site/section.ts';

const figure = stat.omit({ sample: true }).extend({ method: text, period: text, confirmedBy: text });

/** What was done for one client, in facts; the pages of the services that it names lead to it. */
export default defineSection({
  type: 'case',
  fields: {
    client: text,
    industry: text,
    services: z.array(serviceLink).max(5).meta({ needed: true }),
    duration: text,
    team: text,
    costBefore: text,
    price: text.optional(),
    figures: z.array(figure).min(1).max(4),
    deliverables: z.array(text).min(1).max(8),
    /** Samples of deliverables to open, with everything secret taken out. */
    documents: z
      .array(z.strictObject({ name: properName, file: documentFile }))
      .max(4)
      .optional(),
    quote: z.strictObject({ text, author: text }).optional(),
    more: onward.optional(),
    sample,
  },
  view: (content, context) => ({ ...content, services: context.links(content.services) }),
});
