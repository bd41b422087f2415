import type { SectionProps } from '../definitions.ts';
import type { ContactResult } from './send-contact.ts';
import type { Toast } from './toasts.tsx';

type View = SectionProps<'contact-form'>['view'];
export type FormWords = Omit<View['words'], 'next'>;
export type ContactTexts = Pick<View['texts'], 'errors' | 'toasts'> & Partial<View['texts']>;

export function toastFor(result: ContactResult, words: ContactTexts['toasts'], referenceLabel: string): Toast {
  const id = performance.now();
  switch (result.status) {
    case 'sent':
      return {
        id,
        status: 'success',
        title: words.successTitle,
        text: words.success,
        note: result.reference && `${referenceLabel} ${result.reference}`,
      };
    case 'refused':
      return { id, status: 'error', title: words.errorTitle, text: result.message || words.failed };
    case 'unreachable':
      return { id, status: 'error', title: words.errorTitle, text: words.failedNetwork };
  }
}
