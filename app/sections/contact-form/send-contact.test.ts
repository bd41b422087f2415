import { expect, test, vi } from 'vitest';
import { sendContact } from './send-contact.ts';

function request(values = {}): Parameters<typeof sendContact>[0] {
  const fields = new FormData();
  for (const [name, value] of Object.entries(values)) fields.set(name, String(value));
  return { fields, source: { landing: '/sap' }, key: 'k1', elapsed: 1234.5 };
}

function respondWith(respond: () => Response | Promise<Response>) {
  const fetched = vi.fn(async (_address: string, _options: RequestInit) => respond());
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

test('the fields go as they are, also what a machine filled in, with what only the page knows', async () => {
  const fields = { name: 'Ana', locale: 'es', note_7f3k: 'filled by a machine' };
  const fetched = respondWith(() => Response.json({ success: true }));

  await sendContact(request(fields));

  const sent = { ...fields, landing: '/sap', key: 'k1', elapsed: 1235 };
  expect(JSON.parse(String(fetched.mock.calls[0]?.[1].body))).toEqual(sent);
});

const errors = { email: 'Invalid Email Format!' };

test.each([
  [{ success: true, message: 'Stored.', reference: 'M-1' }, 'sent', { reference: 'M-1' }],
  [{ success: true }, 'sent', { reference: '' }],
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
