import { z } from 'zod';
import { link, paper, paragraphs, properName, title, webAddress } from '#site/schema/field-types.ts';
import { defineSection } from '#site/section.ts';

/** A page of this site or of another, such as that of an authority. */
const furtherLink = z.strictObject({ label: properName, to: z.union([link, webAddress]) });

export default defineSection({
  type: 'prose',
  fields: {
    parts: z
      .array(
        paragraphs.extend({ title: title.optional(), paper: paper.optional(), links: z.array(furtherLink).optional() }),
      )
      .min(1),
  },
});
