import { type ContactMessage, type FieldErrors, hiddenFields } from '#shared/contact.ts';
import type { Source } from '#shared/source.ts';

/** Longest wait for a response, in ms. */
const responseTimeout = 30_000;

/** Where the form goes; another origin when the contact service runs elsewhere (set at the build). */
export const contactEndpoint: string = import.meta.env.VITE_CONTACT_ENDPOINT || '/api/contact';

export type ContactResult =
  | { status: 'sent'; message: string; reference: string }
  | { status: 'refused'; message: string; errors: FieldErrors }
  /** No response, or one that cannot be read. */
  | { status: 'unreachable' };

type ContactRequest = {
  values: ContactMessage;
  source: Source;
  locale: string;
  key: string;
  /** Since the form was shown, in ms. */
  elapsed: number;
  hidden: FormData;
};

/** Sends one message to the contact service. Never throws: every failure is a result. */
export async function sendContact(request: ContactRequest): Promise<ContactResult> {
  const { values, source, locale, key, elapsed, hidden } = request;
  try {
    const response = await fetch(contactEndpoint, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify({
        ...values,
        ...source,
        time: hidden.get('time') || undefined,
        [hiddenFields.honeypot]: String(hidden.get(hiddenFields.honeypot) ?? ''),
        [hiddenFields.locale]: locale,
        [hiddenFields.key]: key,
        [hiddenFields.elapsed]: Math.round(elapsed),
      }),
      signal: AbortSignal.timeout(responseTimeout),
    });
    return readResult(await response.json());
  } catch {
    return { status: 'unreachable' };
  }
}

function readResult(
  body: { success?: unknown; message?: unknown; reference?: unknown; errors?: unknown } | null,
): ContactResult {
  const message = typeof body?.message === 'string' ? body.message : '';
  if (body?.success === true)
    return { status: 'sent', message, reference: typeof body.reference === 'string' ? body.reference : '' };
  const errors = body?.errors && typeof body.errors === 'object' ? body.errors : {};
  return { status: 'refused', message, errors };
}
