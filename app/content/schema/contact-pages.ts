import { z } from 'zod';
import { heroDescription, image, item, link, pageBase, text } from './parts.ts';

export const contactSchema = pageBase.extend({
  hero: z.strictObject({ title: text, description: heroDescription, image }),
  cards: z.strictObject({ address: item, phone: item, email: item }),
  form: z.strictObject({
    title: text,
    description: text,
    labels: z.strictObject({ name: text, email: text, phone: text, website: text, message: text }),
    hints: z.strictObject({ email: text, phone: text, website: text, message: text }),
    optional: text,
    required: text,
    send: text,
    sending: text,
    errorSummary: text,
    privacyNote: text,
    privacyLink: text,
    reference: text,
    keptText: text,
    mailInstead: text,
    callInstead: text,
    honeypotLabel: text,
  }),
  next: z.strictObject({ title: text, steps: z.array(item).length(3) }),
});

export const outcomeSchema = pageBase.extend({
  hero: z.strictObject({ title: text, description: heroDescription, image }),
  reference: text.optional(),
  reasons: z.strictObject({ invalid: text, busy: text, down: text }).optional(),
  back: z.strictObject({ label: text, to: link }),
});
