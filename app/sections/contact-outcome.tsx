import type { ContactMessage } from '#shared/contact.ts';
import type { ContactOutcome as Outcome } from '../behavior/use-contact-form.ts';
import type { Page } from '../page.ts';
import type { ToastWords } from './contact-words.ts';
import { MailLink, PhoneLink } from './reach.tsx';

type ContactOutcomeProps = {
  outcome: Outcome;
  words: Page<'contact'>['form'];
  toasts: ToastWords;
  values: ContactMessage;
};

/** What the toast said, in the form and for as long as it is true: a reference number, or other ways to reach us. */
export function ContactOutcome({ outcome, words, toasts, values }: ContactOutcomeProps) {
  if (outcome.kind === 'none') return null;
  if (outcome.kind === 'sent') {
    return (
      <div className="outcome outcome-good">
        <p className="font-semibold">{toasts.success}</p>
        {outcome.reference && (
          <p className="mt-1">
            {words.reference}: <strong>{outcome.reference}</strong>
          </p>
        )}
      </div>
    );
  }
  return (
    <div className="outcome outcome-bad">
      <p className="font-semibold">
        {outcome.kind === 'refused' ? outcome.message || toasts.failed : toasts.failedNetwork}
      </p>
      <p className="mt-1">{words.keptText}</p>
      <p className="mt-3 flex flex-wrap gap-x-6 gap-y-2">
        <MailLink label={words.mailInstead} body={letter(values)} className="link" />
        <PhoneLink label={words.callInstead} className="link" />
      </p>
    </div>
  );
}

/** What was typed, as the text of a mail. */
function letter({ message, name, phone, website }: ContactMessage): string {
  return [message, '', name, phone, website].join('\n').trim();
}
