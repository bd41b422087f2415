import { type ContactMessage, contactFields } from '#shared/contact.ts';

type Draft = { key: string; values: ContactMessage };

const storageKey = 'contact-draft';

/** What was typed into the form before a reload, with the key that makes a second sending the same message. */
export function readDraft(): Draft | undefined {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null');
    return isDraft(draft) ? draft : undefined;
  } catch {
    // Storage is forbidden or holds no draft of ours.
    return undefined;
  }
}

/** Keeps a draft for this browser tab, until it is closed or the message is sent. */
export function writeDraft(draft: Draft): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(draft));
  } catch {
    // Storage is forbidden or full: the text is then kept by the page alone.
  }
}

export function clearDraft(): void {
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // Nothing was kept.
  }
}

function isDraft(value: unknown): value is Draft {
  if (!value || typeof value !== 'object' || !('key' in value) || !('values' in value)) return false;
  const { key, values } = value;
  if (typeof key !== 'string' || !values || typeof values !== 'object') return false;
  return contactFields.every((field) => typeof (values as Record<string, unknown>)[field] === 'string');
}
