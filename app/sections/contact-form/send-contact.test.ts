import { expect, test, vi } from 'vitest';
import { type ContactMessage, contactFields } from '#shared/contact.ts';
import { sendContact } from './send-contact.ts';

const values = Object.fromEntries(contactFields.map((field) => [field, `the ${field}`])) as ContactMessage;

function request(hidden = {}): Parameters<typeof sendContact>[0] {
  const form = new FormData();
  for (const [name, value] of Object.entries(hidden)) form.set(name, String(value));
  return { values, source: {}, locale: 'es', key: 'k1', elapsed: 1234.5, hidden: form };
}

function respondWith(respond: () => Response | Promise<Response>) {
  const fetched = vi.fn(async (_address: string, _options: RequestInit) => respond());
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

test('the hidden fields go beside the others, also what a machine filled in', async () => {
  const hidden = { note_7f3k: 'filled by a machine' };
  const fetched = respondWith(() => Response.json({ success: true }));

  await sendContact(request(hidden));

  const sent = { ...values, locale: 'es', key: 'k1', elapsed: 1235, ...hidden };
  expect(JSON.parse(String(fetched.mock.calls[0]?.[1].body))).toEqual(sent);
});

const errors = { email: 'Invalid Email Format!' };

test.each([
  [{ success: true, message: 'Stored.', reference: 'M-1' }, 'sent', { message: 'Stored.', reference: 'M-1' }],
  [{ success: true }, 'sent', { message: '', reference: '' }],
  [{ success: false, message: 'Check.', errors }, 'refused', { message: 'Check.', errors }],
  [{ success: 'true' }, 'refused', { message: '', errors: {} }],
  [null, 'refused', { message: '', errors: {} }],
])('the response %j is understood as %s', async (body, status, rest) => {
  respondWith(() => Response.json(body));

  expect(await sendContact(request())).toEqual({ status, ...rest });
});

test('a service that does not respond is given up after 30 s', async () => {
  const patience = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal);
  vi.stubGlobal('fetch', (_address: string, { signal }: { signal: AbortSignal }) => {
    return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
  });

  const result = sendContact(request());
  patience.abort(new DOMException('signal timed out', 'TimeoutError'));

  expect(await result).toEqual({ status: 'unreachable' });
  expect(timeout).toHaveBeenCalledWith(30_000);
});
