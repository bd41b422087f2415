import { z } from 'zod';
import { text } from './parts.ts';

/** Every sentence of the contact form's outcome and of the service behind it. */
export const contactServiceSchema = z.strictObject({
  errors: z.strictObject({
    'name-required': text,
    'email-required': text,
    'email-invalid': text,
    'phone-short': text,
    'message-required': text,
    'too-long': text,
    'not-text': text,
  }),
  toasts: z.strictObject({
    successTitle: text,
    success: text,
    errorTitle: text,
    failed: text,
    failedNetwork: text,
    close: text,
  }),
  statuses: z.strictObject({
    malformed: text,
    foreign: text,
    method: text,
    tooLarge: text,
    type: text,
    invalid: text,
    busy: text,
    down: text,
  }),
  mail: z.strictObject({
    subject: text,
    canarySubject: text,
    heading: text,
    labels: z.strictObject({
      name: text,
      email: text,
      phone: text,
      website: text,
      message: text,
      received: text,
      reference: text,
      language: text,
    }),
    languageName: text,
    empty: text,
    replyNote: text,
    releasedNote: text,
    canaryNote: text,
    deceptiveNote: text,
    findings: z.strictObject({ mixedScripts: text, invisible: text, foreignDomain: text }),
  }),
  confirmation: z.strictObject({ subject: text, heading: text, paragraphs: z.array(text).min(1) }),
});
