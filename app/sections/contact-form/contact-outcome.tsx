import type { Ref } from 'react';
import { useShell } from '#app/hooks/use-shell.ts';
import { MailLink, PhoneLink } from '#app/ui/contact-links.tsx';
import type { ContactMessage } from '#shared/contact.ts';
import type { ContactTexts, FormWords } from './contact-words.ts';
import type { ContactAnswer } from './send-contact.ts';

type ContactOutcomeProps = {
  ref: Ref<HTMLDivElement>;
  outcome: ContactAnswer | undefined;
  words: FormWords;
  texts: ContactTexts;
  values: ContactMessage;
};

/**
 * The outcome of the message: above the form the reference and the next steps, or below it other ways to reach us. It
 * gets the focus after a success and when a toast is closed.
 */
export function ContactOutcome({ ref, outcome, words, texts: { sent, toasts }, values }: ContactOutcomeProps) {
  const { colon } = useShell();
  if (!outcome) return null;
  const place = { ref, role: 'group', tabIndex: -1, 'aria-labelledby': 'outcome-title' };
  if (outcome.status === 'sent') {
    return (
      <div {...place} className="outcome outcome-good message mt-block">
        <p id="outcome-title" className="text-strong">
          {sent?.title ?? toasts.success}
        </p>
        <p className="mt-1">{sent?.description}</p>
        {outcome.reference && (
          <p className="mt-1">
            {words.reference + colon} <strong>{outcome.reference}</strong>
          </p>
        )}
      </div>
    );
  }
  return (
    <div {...place} className="outcome outcome-bad message mt-block">
      <p id="outcome-title" className="text-strong">
        {outcome.status === 'refused' ? outcome.message || toasts.failed : toasts.failedNetwork}
      </p>
      <p className="mt-1">{words.keptText}</p>
      <p className="row outcome-links mt-3">
        <MailInstead words={words} values={values} />
        <PhoneLink label={words.callInstead} className="link link-alone" />
      </p>
    </div>
  );
}

/** Opens the message in the mail program. */
export function MailInstead({ words, values }: Pick<ContactOutcomeProps, 'words' | 'values'>) {
  return (
    <MailLink
      label={words.mailInstead}
      subject={words.mailSubject}
      body={mailText(values)}
      className="link link-alone"
    />
  );
}

function mailText({ message, name, phone, website }: ContactMessage): string {
  return [message, '', name, phone, website].join('\n').trim();
}
