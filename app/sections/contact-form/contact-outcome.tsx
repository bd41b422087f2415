import type { Ref } from 'react';
import { mailAddress } from '#app/ui/mail-address.ts';
import { type ContactMessage, contactFields } from '#shared/contact.ts';
import type { ContactTexts, FormWords } from './contact-words.ts';
import type { ContactResult } from './send-contact.ts';

/** Where visitors write or call when a message cannot be sent. */
export type WaysToWrite = { email: string; phone: string };

type ContactOutcomeProps = {
  ref: Ref<HTMLDivElement>;
  outcome: ContactResult | undefined;
  words: FormWords;
  texts: ContactTexts;
  typedMessage: ContactMessage;
  colon: string;
  company: WaysToWrite;
};

/**
 * The outcome of the message: above the form the reference and the next steps, or below it other ways to reach us. It
 * gets the focus after a success and when a toast is closed.
 */
export function ContactOutcome(props: ContactOutcomeProps) {
  const { ref, outcome, words, texts, typedMessage, colon, company } = props;
  const { sent, toasts } = texts;
  if (!outcome) return null;
  const groupProps = { ref, role: 'group', tabIndex: -1, 'aria-labelledby': 'outcome-title' };
  if (outcome.status === 'sent') {
    return (
      <div {...groupProps} className="outcome outcome-good status-box mt-block">
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
    <div {...groupProps} className="outcome outcome-bad status-box mt-block">
      <p id="outcome-title" className="text-strong">
        {outcome.status === 'refused' ? outcome.message || toasts.failed : toasts.failedNetwork}
      </p>
      <p className="mt-1">{words.keptText}</p>
      <p className="row outcome-links mt-3">
        <MailInstead words={words} typedMessage={typedMessage} company={company} />
        <a href={`tel:${company.phone}`} className="link link-alone">
          {words.callInstead}
        </a>
      </p>
    </div>
  );
}

/** Opens the message in the mail program. */
export function MailInstead({
  words,
  typedMessage,
  company,
}: Pick<ContactOutcomeProps, 'words' | 'typedMessage' | 'company'>) {
  return (
    <a href={mailAddress(company.email, words.mailSubject, mailText(typedMessage))} className="link link-alone">
      {words.mailInstead}
    </a>
  );
}

/** The message, then the other fields; the mail has its sender's address anyway. */
function mailText(typedMessage: ContactMessage): string {
  const otherFields = contactFields.filter((field) => field !== 'message' && field !== 'email');
  return [typedMessage.message, '', ...otherFields.map((field) => typedMessage[field])].join('\n').trim();
}
