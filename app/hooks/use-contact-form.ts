import { type ChangeEvent, type FormEvent, useEffect, useRef, useState } from 'react';
import {
  type ContactErrors,
  type ContactField,
  type ContactMessage,
  contactFields,
  keptPhone,
  validateContact,
} from '#shared/contact.ts';
import { attempt } from './attempt.ts';
import { type ContactAnswer, sendContact } from './send-contact.ts';

export type ContactOutcome = ContactAnswer | { kind: 'none' };

const emptyMessage: ContactMessage = { name: '', email: '', phone: '', website: '', message: '' };

/**
 * State of the contact form: idle, refused by its own rules, submitting, sent or failed. A field's
 * error goes as soon as the field is edited; values stay until the message is stored, over a reload as well.
 */
export function useContactForm(locale: string) {
  const [values, setValues] = useState(emptyMessage);
  const [errors, setErrors] = useState<ContactErrors>({});
  const [serverErrors, setServerErrors] = useState<Partial<Record<ContactField, string>>>({});
  const [submitting, setSubmitting] = useState(false);
  const [outcome, setOutcome] = useState<ContactOutcome>({ kind: 'none' });
  const [ready, setReady] = useState(false);
  /** How many times a message was refused by our rules or the server's. */
  const [refusals, setRefusals] = useState(0);
  const key = useRef('');
  const shownAt = useRef(0);

  useEffect(() => {
    const draft = readDraft();
    key.current = draft?.key ?? randomKey();
    shownAt.current = performance.now();
    setReady(true);
    if (draft) setValues((current) => ({ ...current, ...draft.values }));
  }, []);

  function edit(event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>): void {
    const field = event.target.name as ContactField;
    const value = field === 'phone' ? keptPhone(event.target.value) : event.target.value;
    const next = { ...values, [field]: value };
    setValues(next);
    writeDraft({ key: key.current, values: next });
    setErrors(({ [field]: _, ...others }) => others);
    setServerErrors(({ [field]: _, ...others }) => others);
  }

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (submitting) return;
    // What was said of the message before this one is not true of this one.
    setOutcome((current) => (current.kind === 'sent' ? { kind: 'none' } : current));
    const found = validateContact(values);
    setErrors(found);
    setServerErrors({});
    if (Object.keys(found).length > 0) return setRefusals((count) => count + 1);
    const hidden = new FormData(event.currentTarget);
    setSubmitting(true);
    const elapsed = performance.now() - shownAt.current;
    const answer = await sendContact({ values, locale, key: key.current, elapsed, hidden });
    setSubmitting(false);
    setOutcome(answer);
    if (answer.kind === 'refused') {
      setServerErrors(answer.errors);
      setRefusals((count) => count + 1);
    }
    if (answer.kind === 'sent') {
      attempt(() => sessionStorage.removeItem(storageKey));
      key.current = randomKey();
      setValues(emptyMessage);
    }
  }

  return { values, errors, serverErrors, submitting, outcome, ready, refusals, edit, submit };
}

/** A text that no other message has. Not from crypto.randomUUID, which pages without HTTPS do not have. */
function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

type Draft = { key: string; values: ContactMessage };

const storageKey = 'contact-draft';

/** What was typed into the form before a reload, with the key that makes a second sending the same message. */
export function readDraft(): Draft | undefined {
  const draft: unknown = attempt(() => JSON.parse(sessionStorage.getItem(storageKey) ?? 'null'));
  return isDraft(draft) ? draft : undefined;
}

/** Keeps a draft for this browser tab, until it is closed or the message is sent. Without storage the page alone keeps it. */
export function writeDraft(draft: Draft): void {
  attempt(() => sessionStorage.setItem(storageKey, JSON.stringify(draft)));
}

function isDraft(value: unknown): value is Draft {
  if (!value || typeof value !== 'object' || !('key' in value) || !('values' in value)) return false;
  const { key, values } = value;
  if (typeof key !== 'string' || !values || typeof values !== 'object') return false;
  return contactFields.every((field) => typeof (values as Record<string, unknown>)[field] === 'string');
}
