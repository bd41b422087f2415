import type { Ref } from 'react';
import type { Page } from '#app/content/page.ts';
import type { ContactOutcome as Outcome } from '#app/hooks/use-contact-form.ts';
import { useAddress } from '#app/hooks/use-shell.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import type { ContactMessage } from '#shared/contact.ts';
import type { ToastWords } from './contact-words.ts';
import { MailLink, PhoneLink } from './reach.tsx';

type ContactOutcomeProps = {
  ref: Ref<HTMLDivElement>;
  outcome: Outcome;
  words: Page<'contact'>['form'];
  toasts: ToastWords;
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
        <MailLink label={words.mailInstead} body={letter(values)} className="link link-alone" />
        <PhoneLink label={words.callInstead} className="link link-alone" />
      </p>
    </div>
  );
}

function letter({ message, name, phone, website }: ContactMessage): string {
  return [message, '', name, phone, website].join('\n').trim();
}

export function SendingOutcome({ page }: { page: Page<'outcome'> }) {
  const address = useAddress();
  return (
    <>
      {page.reference && (
        <p className="outcome-reference mt-6 text-lead">
          {page.reference}:{' '}
          {/* The server writes the reference into it as it hands the page out: React must leave that text alone. */}
          <output data-reference="" suppressHydrationWarning>
            {''}
          </output>
        </p>
      )}
      <ul className="reasons mt-6">
        {Object.entries(page.reasons ?? {}).map(([reason, text]) => (
          <li key={reason} id={reason}>
            {text}
          </li>
        ))}
      </ul>
      <div className="mt-8">
        <ButtonLink to={address(page.back.to)}>{page.back.label}</ButtonLink>
      </div>
    </>
  );
}

export function NextSteps({ next }: { next: Page<'contact'>['next'] }) {
  return (
    <section className="next-steps" aria-labelledby="next">
      <h2 id="next" className="subheading text-h3">
        {next.title}
      </h2>
      <ol className="steps mt-6">
        {next.steps.map((step) => (
          <li key={step.title}>
            <h3>{step.title}</h3>
            <p className="mt-1 text-small text-soft">{step.description}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
