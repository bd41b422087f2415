import { type FormEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { setScrollBehavior } from '#app/browser/scrolling.ts';
import type { IslandProps } from '#app/island-frame.tsx';
import { type ContactField, contactFields, type FieldErrors, hiddenFields } from '#shared/contact.ts';
import type { Locale } from '#site/languages.ts';
import { Calls } from './calls.tsx';
import { ContactFields } from './contact-fields.tsx';
import { ContactOutcome, MailInstead, type WaysToWrite } from './contact-outcome.tsx';
import { type ContactTexts, type FormWords, toastFor } from './contact-words.ts';
import { contactEndpoint } from './send-contact.ts';
import { type Toast, Toasts } from './toasts.tsx';
import { useContactForm } from './use-contact-form.ts';

type ContactFormProps = {
  words: FormWords;
  texts: ContactTexts;
  locale: Locale;
  /** Between a label and its value. */
  colon: string;
  /** The address of the privacy page. */
  privacy: string;
  company: WaysToWrite;
};

/** Without script the browser posts it. */
export function Island({ words, texts, locale, colon, privacy, company }: IslandProps<ContactFormProps>) {
  const form = useContactForm(texts.errors);
  const { errors } = form;
  const outcome = useRef<HTMLDivElement>(null);
  const sender = useRef<Element>(null);
  const [toast, setToast] = useState<Toast>();
  const [browserAcceptsEmail, setBrowserAcceptsEmail] = useState(false);
  const isSent = form.outcome?.status === 'sent';
  const outcomeNote = (
    <ContactOutcome
      ref={outcome}
      outcome={form.outcome}
      words={words}
      texts={texts}
      typedMessage={form.typedMessage}
      colon={colon}
      company={company}
    />
  );
  const emailAid = browserAcceptsEmail && errors.email === texts.errors['email-invalid'] && (
    <>
      {words.otherAddress} <MailInstead words={words} typedMessage={form.typedMessage} company={company} />
    </>
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: one toast for each outcome
  useEffect(() => {
    setToast(form.outcome && toastFor(form.outcome, texts.toasts, words.reference + colon));
  }, [form.outcome]);

  // The button lost the focus when it was disabled. Unless the reader has moved the focus meanwhile, it goes to the
  // reference after a success, otherwise back to the button (WCAG 2.4.3).
  // biome-ignore lint/correctness/useExhaustiveDependencies: once after each sending
  useEffect(() => {
    if (form.submitting || document.activeElement !== document.body) return;
    setScrollBehavior('smooth');
    if (isSent) outcome.current?.focus();
    else if (sender.current instanceof HTMLElement) sender.current.focus({ preventScroll: true });
  }, [form.submitting]);

  // A toast comes into view, and must not cover what has the focus (WCAG 2.4.11).
  useEffect(() => {
    if (!toast) return;
    const root = document.documentElement;
    root.dataset.toast = '';
    const elements = [document.querySelector('.toast'), document.activeElement];
    for (const element of elements) element?.scrollIntoView({ block: 'nearest' });
    return () => {
      delete root.dataset.toast;
    };
  }, [toast]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once after each refusal
  useEffect(() => {
    setScrollBehavior('smooth');
    form.element.current?.querySelector<HTMLElement>('[data-summary], [aria-invalid]')?.focus();
  }, [form.refusals]);

  function submit(event: FormEvent<HTMLFormElement>): void {
    sender.current = document.activeElement;
    // Browsers accept more addresses than our rule.
    const email = event.currentTarget.elements.namedItem('email' satisfies ContactField);
    setBrowserAcceptsEmail(email instanceof HTMLInputElement && !email.validity.typeMismatch);
    form.submit(event);
  }

  function dismissToast(click: MouseEvent): void {
    setToast(undefined);
    // The closed toast had the focus, which must not start at the top of the page again (WCAG 2.4.3).
    outcome.current?.focus({ preventScroll: click.detail > 0 });
  }

  return (
    <section aria-labelledby="form-title">
      <h2 id="form-title" className="heading text-h2">
        {words.title}
      </h2>
      <p className="mt-3 text-soft">{words.description}</p>
      {isSent && outcomeNote}
      <form
        ref={form.element}
        method="post"
        action={contactEndpoint}
        onChange={form.edit}
        onSubmit={submit}
        noValidate={form.ready}
        className="contact-form mt-block"
      >
        <ErrorSummary words={words} errors={errors} />
        <fieldset disabled={form.submitting} className="two-columns form-fields">
          <ContactFields words={words} errors={errors} emailAid={emailAid} calls={texts.calls} />
          {texts.calls && <Calls words={words.call} locale={locale} error={errors.time} />}
          <HiddenInputs locale={locale} honeypotLabel={words.honeypotLabel} />
          <div>
            {/* By the second click of a double click the form may already be sent and empty. */}
            <button
              type="submit"
              className="button button-primary"
              onClick={(event) => event.detail > 1 && event.preventDefault()}
            >
              {form.submitting ? words.sending : words.send}
            </button>
            <p className="mt-4 text-measure text-fine text-soft">
              {words.privacyNote}{' '}
              <a href={privacy} className="link">
                {words.privacyLink}
              </a>
            </p>
          </div>
        </fieldset>
      </form>
      {!isSent && outcomeNote}
      <Toasts
        toast={toast}
        progress={form.submitting ? words.sending : undefined}
        expire={() => setToast(undefined)}
        dismiss={dismissToast}
        closeLabel={texts.toasts.close}
      />
    </section>
  );
}

/** With two errors or more, a list of links to the fields (WCAG 3.3.1). It gets the focus after a refusal. */
function ErrorSummary({ words, errors }: { words: FormWords; errors: FieldErrors }) {
  const wrongFields = contactFields.filter((field) => errors[field]);
  if (wrongFields.length < 2) return null;
  return (
    <section className="status-box error-summary" data-summary="" tabIndex={-1} aria-labelledby="error-summary">
      <p id="error-summary" className="text-strong">
        {words.errorSummary}
      </p>
      <ul>
        {wrongFields.map((field) => (
          <li key={field}>
            <a
              href={`#${field}`}
              className="link"
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(field)?.focus();
              }}
            >
              {errors[field]}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function HiddenInputs({ locale, honeypotLabel }: { locale: Locale; honeypotLabel: string }) {
  return (
    <>
      <input type="hidden" name={hiddenFields.locale} defaultValue={locale} />
      <div className="extra-field" aria-hidden="true">
        <label>
          {honeypotLabel}
          <input type="text" name={hiddenFields.honeypot} tabIndex={-1} autoComplete="off" defaultValue="" />
        </label>
      </div>
    </>
  );
}
