import { z } from 'zod';
import { heroDescription, image, link, nextSteps, text, title } from '#site/schema/field-types.ts';
import { defineSection } from '#site/section.ts';

/** The form whose next steps the page shows. */
const form = { type: 'contact-form', fields: { next: nextSteps } } as const;

/** The page after a form that was sent without scripts. The next steps follow a sent message only. */
export default defineSection({
  type: 'form-result',
  isHero: true,
  fields: {
    title,
    description: heroDescription,
    image: image.optional(),
    reference: text.optional(),
    reasons: z.strictObject({ invalid: text, busy: text, down: text }).optional(),
    back: z.strictObject({ label: title, to: link }),
  },
  view: (content, context) => ({
    ...content,
    next: content.reference ? context.allSections(form)[0]?.next : undefined,
  }),
});
