import { contactFields, contactForm } from '#shared/contact.ts';
import { mailSubject, nextSteps, pluralTexts, text, texts, title } from '#site/schema/field-types.ts';
import { defineSection } from '#site/section.ts';
import formResult from '../form-result/config.ts';

export default defineSection({
  type: 'contact-form',
  fields: {
    title,
    description: text,
    hints: texts(...contactFields.filter((field) => contactForm[field].hint)),
    optional: text,
    required: text,
    send: text,
    sending: text,
    errorSummary: text,
    privacyNote: text,
    privacyLink: text,
    reference: text,
    keptText: text,
    otherAddress: text,
    mailInstead: text,
    mailSubject,
    callInstead: text,
    honeypotLabel: text,
    call: texts('title', 'note', 'zones', 'none', 'hint').extend({ free: pluralTexts }),
    next: nextSteps,
  },
  view(words, context) {
    const { errors: allErrors, toasts, mail } = context.contactWords();
    // Only the server uses these.
    const { 'not-text': notText, 'time-taken': timeTaken, 'too-many-calls': tooMany, ...errors } = allErrors;
    const [sent] = context
      .allSections(formResult)
      .filter(({ reference }) => reference)
      .map(({ title, description }) => ({ title, description }));
    // The same texts as in the responses of the server and on the page after a sent message.
    const texts = { errors, toasts, sent, calls: context.booking().on };
    return { words: { ...words, labels: mail.labels }, texts };
  },
});
