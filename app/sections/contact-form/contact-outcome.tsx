import type { Ref } from 'react';
import type { ContactOutcome as Outcome } from '#app/hooks/use-contact-form.ts';
import { MailLink, PhoneLink } from '#app/shell/reach.tsx';
import type { ContactMessage } from '#shared/contact.ts';
import type { ContactTexts, FormWords } from './contact-words.ts';

type ContactOutcomeProps = {
  ref: Ref<HTMLDivElement>;
  outcome: Outcome;
  words: FormWords;
  toasts: ContactTexts['toasts'];
  values: ContactMessage;
};

/**
 * What the toast said, in the form and for as long as it is true: a reference number, or other ways to reach us. It takes
 * the focus when a toast is closed.
 */
export function ContactOutcome({ ref, outcome, words, toasts, values }: ContactOutcomeProps) {
  if (outcome.kind === 'none') return null;
  const place = { ref, role: 'group', tabIndex: -1, 'aria-labelledby': 'outcome-title' };
  if (outcome.kind === 'sent') {
    return (
      <div {...place} className="outcome outcome-good mt-8">
        <p id="outcome-title" className="text-strong">
          {toasts.success}
        </p>
        {outcome.reference && (
          <p className="mt-1">
            {words.reference}: <strong>{outcome.reference}</strong>
          </p>
        )}
      </div>
    );
  }
  return (
    <div {...place} className="outcome outcome-bad mt-8">
      <p id="outcome-title" className="text-strong">
        {outcome.kind === 'refused' ? outcome.message || toasts.failed : toasts.failedNetwork}
      </p>
      <p className="mt-1">{words.keptText}</p>
      <p className="row outcome-ways mt-3">
        <LetterLink words={words} values={values} />
        <PhoneLink label={words.callInstead} className="link link-alone" />
      </p>
    </div>
  );
}

/** Opens the message in the visitor's mail program. */
export function LetterLink({ words, values }: Pick<ContactOutcomeProps, 'words' | 'values'>) {
  return (
    <MailLink label={words.mailInstead} subject={words.mailSubject} body={letter(values)} className="link link-alone" />
  );
}

function letter({ message, name, phone, website }: ContactMessage): string {
  return [message, '', name, phone, website].join('\n').trim();
}
