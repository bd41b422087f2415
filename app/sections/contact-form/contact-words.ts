import type { ContactAnswer } from '#app/hooks/send-contact.ts';
import { type ContactErrors, type ContactField, contactFields, maxLengths } from '#shared/contact.ts';
import type { SectionProps } from '../definitions.ts';
import type { Toast } from './toasts.tsx';

type View = SectionProps<'contact-form'>['view'];
export type FormWords = View['words'];
export type ContactTexts = Pick<View['texts'], 'errors' | 'toasts'> & Partial<View['texts']>;

export type FieldErrors = Partial<Record<ContactField | 'time', string>>;

export function fieldErrors(codes: ContactErrors, fromServer: FieldErrors, texts: ContactTexts): FieldErrors {
  const own = contactFields.flatMap((field) => {
    const code = codes[field];
    return code ? [[field, texts.errors[code].replace('{max}', String(maxLengths[field]))]] : [];
  });
  return { ...fromServer, ...Object.fromEntries(own) };
}

export function toastFor(answer: ContactAnswer, words: ContactTexts['toasts'], referenceLabel: string): Toast {
  const id = performance.now();
  switch (answer.status) {
    case 'sent':
      return {
        id,
        status: 'success',
        title: words.successTitle,
        text: words.success,
        note: answer.reference && `${referenceLabel} ${answer.reference}`,
      };
    case 'refused':
      return { id, status: 'error', title: words.errorTitle, text: answer.message || words.failed };
    case 'unreachable':
      return { id, status: 'error', title: words.errorTitle, text: words.failedNetwork };
  }
}
