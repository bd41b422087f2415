import { type FieldErrors, hiddenFields } from '#shared/contact.ts';
import type { Source } from '#shared/source.ts';

/** Longest wait for a response, in ms. */
const responseTimeout = 30_000;

/** Where the form goes; another origin when the contact service runs elsewhere (set at the build). */
export const contactEndpoint: string = import.meta.env.VITE_CONTACT_ENDPOINT || '/api/contact';

export type ContactResult =
  | { status: 'sent'; reference: string }
  | { status: 'refused'; message: string; errors: FieldErrors }
  /** No response, or one that cannot be read. */
  | { status: 'unreachable' };

type ContactRequest = {
  /** All fields of the form, hidden ones too. */
  fields: FormData;
  source: Source;
  key: string;
  /** Since the form was shown, in ms. */
  elapsed: number;
};

/** Sends one message to the contact service. Never throws: every failure is a result. */
export async function sendContact({ fields, source, key, elapsed }: ContactRequest): Promise<ContactResult> {
  try {
    const response = await fetch(contactEndpoint, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify({
        ...Object.fromEntries(fields),
        ...source,
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
  if (body?.success === true)
    return { status: 'sent', reference: typeof body.reference === 'string' ? body.reference : '' };
  const message = typeof body?.message === 'string' ? body.message : '';
  const errors = body?.errors && typeof body.errors === 'object' ? body.errors : {};
  return { status: 'refused', message, errors };
}
