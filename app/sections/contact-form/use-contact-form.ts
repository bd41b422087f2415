import { type FormEvent, useEffect, useRef, useState } from 'react';
import { attempt } from '#app/browser/attempt.ts';
import { visitSource } from '#app/browser/visit-source.ts';
import {
  type ContactField,
  type ContactMessage,
  contactFields,
  contactForm,
  errorSentences,
  type FieldErrors,
} from '#shared/contact.ts';
import type { ContactTexts } from './contact-words.ts';
import { afterInput, formatPhone, validateContact } from './form-rules.ts';
import { type ContactResult, sendContact } from './send-contact.ts';

const emptyMessage = Object.fromEntries(contactFields.map((field) => [field, ''])) as ContactMessage;

/**
 * State of the contact form. The fields are uncontrolled, because they may be filled before this runs, or by a program
 * that sends no events. What was typed is kept until the message is stored, even across a reload.
 */
export function useContactForm(sentences: ContactTexts['errors']) {
  const element = useRef<HTMLFormElement>(null);
  /** As last read from the fields. */
  const [typedMessage, setTypedMessage] = useState(emptyMessage);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [submitting, setSubmitting] = useState(false);
  const [outcome, setOutcome] = useState<ContactResult>();
  const [ready, setReady] = useState(false);
  /** Times that a message was refused, by our rules or the server's. */
  const [refusals, setRefusals] = useState(0);
  const key = useRef('');
  const shownAt = useRef(0);

  useEffect(() => {
    const draft = readDraft();
    key.current = draft.key ?? randomKey();
    shownAt.current = performance.now();
    setReady(true);
    for (const field of contactFields) {
      const input = inputOf(element.current, field);
      input.value ||= draft.values?.[field] ?? '';
      if (contactForm[field].kind === 'phone') input.value = formatPhone(input.value);
    }
  }, []);

  function edit({ target, nativeEvent }: FormEvent<HTMLFormElement>): void {
    const input = target as HTMLInputElement;
    if (input.type === 'tel') groupPhone(input, nativeEvent);
    const typed = readValues(element.current);
    setTypedMessage(typed);
    writeDraft({ key: key.current, values: typed });
    const field = input.name as ContactField;
    setErrors(({ [field]: _, ...otherErrors }) => otherErrors);
  }

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (submitting) return;
    // The outcome of the previous message no longer applies.
    setOutcome((current) => (current?.status === 'sent' ? undefined : current));
    const form = event.currentTarget;
    const typed = readValues(form);
    setTypedMessage(typed);
    const codes = validateContact(typed);
    setErrors(errorSentences(codes, sentences));
    if (Object.keys(codes).length > 0) return setRefusals((count) => count + 1);
    // A disabled field has no value.
    const fields = new FormData(form);
    setSubmitting(true);
    const elapsed = performance.now() - shownAt.current;
    const result = await sendContact({ fields, source: visitSource(), key: key.current, elapsed });
    setSubmitting(false);
    setOutcome(result);
    if (result.status === 'refused') {
      setErrors(result.errors);
      setRefusals((count) => count + 1);
    }
    if (result.status === 'sent') {
      attempt(() => sessionStorage.removeItem(storageKey));
      key.current = randomKey();
      form.reset();
    }
  }

  return { element, typedMessage, errors, submitting, outcome, ready, refusals, edit, submit };
}

function inputOf(form: HTMLFormElement | null, field: ContactField): HTMLInputElement {
  return form?.elements.namedItem(field) as HTMLInputElement;
}

function readValues(form: HTMLFormElement | null): ContactMessage {
  return Object.fromEntries(contactFields.map((field) => [field, inputOf(form, field).value])) as ContactMessage;
}

function groupPhone(input: HTMLInputElement, event: object): void {
  const { value, selectionStart } = input;
  const [shown, caret] = afterInput(value, selectionStart ?? value.length, event);
  if (shown === value) return;
  input.value = shown;
  input.setSelectionRange(caret, caret);
}

/** crypto.randomUUID is missing without HTTPS. */
function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

type Draft = { key: string; values: ContactMessage };

const storageKey = 'contact-draft';

/** What was typed before a reload, with the key by which the server recognizes a message that is sent twice. */
function readDraft(): Partial<Draft> {
  return attempt(() => JSON.parse(sessionStorage.getItem(storageKey) ?? '{}')) ?? {};
}

function writeDraft(draft: Draft): void {
  attempt(() => sessionStorage.setItem(storageKey, JSON.stringify(draft)));
}
