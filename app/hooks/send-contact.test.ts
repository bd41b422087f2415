import { expect, test, vi } from 'vitest';
import { type Sending, sendContact } from './send-contact.ts';

const values = { name: 'Ana', email: 'ana@example.com', phone: '7875550142', website: '', message: 'Hello' };

function sending(): Sending {
  const hidden = new FormData();
  hidden.set('timestamp', 'signed');
  hidden.set('note_7f3k', 'filled by a machine');
  return { values, locale: 'es', key: 'k1', elapsed: 1234.5, hidden };
}

function answerWith(answer: () => Response | Promise<Response>) {
  const fetched = vi.fn(async (_address: string, _options: RequestInit) => answer());
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

test('one POST carries the five fields and the hidden ones as JSON', async () => {
  const fetched = answerWith(() => Response.json({ success: true }));

  await sendContact(sending());

  const [address, options] = fetched.mock.calls[0] ?? [];
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(address).toBe('/api/contact');
  expect(options?.method).toBe('POST');
  expect(new Headers(options?.headers).get('content-type')).toBe('application/json');
  expect(JSON.parse(String(options?.body))).toEqual({
    ...values,
    locale: 'es',
    key: 'k1',
    timestamp: 'signed',
    note_7f3k: 'filled by a machine',
    elapsed: 1235,
  });
});

test('a form without hidden inputs sends them empty', async () => {
  const fetched = answerWith(() => Response.json({ success: true }));

  await sendContact({ ...sending(), hidden: new FormData() });

  expect(JSON.parse(String(fetched.mock.calls[0]?.[1].body))).toMatchObject({ timestamp: '', note_7f3k: '' });
});

test('success true is a sent message with its reference', async () => {
  answerWith(() => Response.json({ success: true, message: 'Stored.', reference: 'M-1' }));

  expect(await sendContact(sending())).toEqual({ kind: 'sent', message: 'Stored.', reference: 'M-1' });
});

test('a success without reference is a success', async () => {
  answerWith(() => Response.json({ success: true }));

  expect(await sendContact(sending())).toEqual({ kind: 'sent', message: '', reference: '' });
});

test('success false is a refusal with the message and the errors of the fields', async () => {
  const errors = { email: 'Invalid Email Format!' };
  answerWith(() => Response.json({ success: false, message: 'Check the fields.', errors }, { status: 422 }));

  expect(await sendContact(sending())).toEqual({ kind: 'refused', message: 'Check the fields.', errors });
});

test.each([
  ['no success', { message: 'Hm' }, 'Hm'],
  ['a success that is not true', { success: 'true' }, ''],
  ['a message that is no text', { success: false, message: 5 }, ''],
  ['null', null, ''],
  ['a text', 'ok', ''],
])('a JSON answer of %s is a refusal', async (_, body, message) => {
  answerWith(() => Response.json(body));

  expect(await sendContact(sending())).toEqual({ kind: 'refused', message, errors: {} });
});

test('an answer that is no JSON is no answer, whatever its status', async () => {
  answerWith(() => new Response('<h1>Bad gateway</h1>', { status: 502 }));

  const answer = await sendContact(sending());

  expect(answer).toMatchObject({ kind: 'unreachable', detail: expect.stringMatching(/JSON/) });
});

test('a failed connection gives the word of the browser', async () => {
  answerWith(() => Promise.reject(new TypeError('Failed to fetch')));

  expect(await sendContact(sending())).toEqual({ kind: 'unreachable', detail: 'Failed to fetch' });
});

test('something thrown that is no error has no word', async () => {
  answerWith(() => Promise.reject('gone'));

  expect(await sendContact(sending())).toEqual({ kind: 'unreachable', detail: '' });
});

test('a service that does not answer is given up after 30 s', async () => {
  const patience = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal);
  vi.stubGlobal('fetch', (_address: string, { signal }: { signal: AbortSignal }) => {
    return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
  });

  const answer = sendContact(sending());
  patience.abort(new DOMException('signal timed out', 'TimeoutError'));

  expect(await answer).toEqual({ kind: 'unreachable', detail: 'signal timed out' });
  expect(timeout).toHaveBeenCalledWith(30_000);
});
