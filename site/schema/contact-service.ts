import { z } from 'zod';
import { choiceLabels, contactFields, contactForm } from '#shared/contact.ts';
import { pluralTexts, text, texts, textsWith, textWith } from './field-types.ts';

const mail = textsWith(['with', 'time', 'reference'], 'subject', 'text');

const required = contactFields.filter((field) => contactForm[field].required);

/** Every sentence of the contact form's outcome and of the service behind it. */
export const contactServiceSchema = z.strictObject({
  errors: z.strictObject({
    ...texts(...required.map((field) => `${field}-required` as const)).shape,
    'email-invalid': text,
    'phone-short': text,
    'too-long': textWith('max'),
    'not-text': text,
    'time-taken': text,
    'too-many-calls': text,
  }),
  toasts: texts('successTitle', 'success', 'errorTitle', 'failed', 'failedNetwork', 'close'),
  statuses: texts('malformed', 'foreign', 'method', 'tooLarge', 'type', 'invalid').extend(
    textsWith(['minutes'], 'busy', 'down').shape,
  ),
  mail: textsWith(['name', 'reference'], 'subject', 'canarySubject').extend({
    heading: text,
    labels: texts(...contactFields, ...choiceLabels, 'received', 'reference', 'language'),
    visit: texts('landing', 'referrer', 'campaign'),
    ...texts('languageName', 'empty', 'replyNote', 'releasedNote', 'canaryNote').shape,
  }),
  digest: texts('intro', 'introWithoutLinks', 'reasons', 'release', 'reject', 'answered').extend({
    subject: pluralTexts,
    more: pluralTexts,
    questions: texts('release', 'reject', 'answered'),
    done: texts('release', 'reject', 'answered'),
    gone: text,
  }),
  reminder: z.strictObject({
    half: texts('intro').extend({ subject: pluralTexts }),
    late: texts('intro').extend({ subject: pluralTexts }),
  }),
  inbox: texts('title', 'locked', 'empty', 'answered', 'reminded', 'history', 'back', 'gone', 'keep').extend({
    ...texts('exportAll', 'exportOne', 'eraseQuestion', 'eraseCall', 'done', 'notDone').shape,
    eraseAllQuestion: textWith('count', 'email', 'references'),
    views: texts('all', 'waiting', 'overdue', 'held', 'undelivered'),
    actions: texts('resend', 'erase', 'eraseAll'),
    reminders: texts('half', 'late'),
    kinds: texts(
      'notification',
      'confirmation',
      'webhook',
      'call-question',
      'call',
      'call-host',
      'call-reminder',
      'call-declined',
    ),
    states: texts('waiting', 'held', 'sent', 'refused', 'expired', 'skipped', 'bounced', 'rejected'),
  }),
  call: texts('label', 'place', 'confirm', 'change', 'move', 'cancel').extend({
    summary: textWith('with', 'time', 'reference'),
    states: texts('asked', 'confirmed', 'canceled', 'lapsed'),
    mails: z.strictObject({
      question: mail,
      missed: mail,
      booked: mail,
      canceled: mail,
      declined: mail,
      reminder: mail,
    }),
    ...texts('confirmed', 'moved', 'movedOften', 'canceled', 'taken', 'none', 'gone').shape,
  }),
  confirmation: z.strictObject({
    subject: textWith('reference'),
    heading: text,
    paragraphs: z.array(textWith('reference')).min(1),
  }),
});
