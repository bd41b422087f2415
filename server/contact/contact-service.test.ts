import { expect, test } from 'vitest';
import type { Store } from '#server/store/store.ts';
import { appUnderTest, honest } from './app-under-test.ts';
import { createRateLimiter } from './rate-limit.ts';

const reference = /^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){2}$/;

test('a message is stored with its mail before the answer says so', async () => {
  await using site = await appUnderTest();
  const response = await site.post(honest);
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({
    success: true,
    message: "Your message has been sent successfully! We'll get back to you soon.",
    reference: expect.stringMatching(reference),
  });
  const row = await site.store.db.selectFrom('messages').selectAll().executeTakeFirstOrThrow();
  expect(row).toMatchObject({ name: 'Ana Rivera', phone: '7875550142', locale: 'en', quarantined: 0, canary: 0 });
  const mail = await site.store.db.selectFrom('mails').selectAll().executeTakeFirstOrThrow();
  expect(mail).toMatchObject({ message_id: row.id, kind: 'notice', state: 'waiting' });
});

test('answers are never kept by a cache', async () => {
  await using site = await appUnderTest();
  expect((await site.post(honest)).headers.get('cache-control')).toBe('no-store');
});

test('each wrong field is named in the words of the specification', async () => {
  await using site = await appUnderTest();
  const response = await site.post({ name: '', email: 'ana', phone: '787', website: '', message: ' ' });
  expect(response.status).toBe(422);
  expect(await response.json()).toEqual({
    success: false,
    message: 'Please correct the marked fields and send the message again.',
    errors: {
      name: 'Name is Required!',
      email: 'Invalid Email Format!',
      phone: 'Phone number must have at least 10 digits!',
      message: 'Message is Required!',
    },
  });
});

test('the words are Spanish for a Spanish page, whatever the browser prefers', async () => {
  await using site = await appUnderTest();
  const response = await site.post({ ...honest, email: '', locale: 'es' }, { 'Accept-Language': 'en' });
  expect(await response.json()).toMatchObject({ errors: { email: '¡El correo electrónico es requerido!' } });
});

test('the words are Spanish for a browser that prefers it when the page says nothing', async () => {
  await using site = await appUnderTest();
  const response = await site.post('{', { 'Accept-Language': 'fr, es-PR;q=0.9, en;q=0.8' });
  expect(await response.json()).toMatchObject({
    message: 'Su mensaje llegó dañado y no se envió. Por favor, envíelo de nuevo.',
  });
});

test.each([
  ['no JSON', '{"name":'],
  ['an array', '[]'],
  ['a text', '"hello"'],
  ['null', 'null'],
  ['nothing', ''],
  ['a name that comes twice', '{"name":"Ana","name":"Eve"}'],
])('%s is answered 400', async (_what, body) => {
  await using site = await appUnderTest();
  expect((await site.post(body)).status).toBe(400);
});

test('bytes that are no UTF-8 are answered 400, in JSON and in a form', async () => {
  await using site = await appUnderTest();
  const send = async (type: string, body: Uint8Array<ArrayBuffer>) => {
    const init = { method: 'POST', headers: { 'Content-Type': type }, body };
    return site.app.fetch(new Request('http://site.test/api/contact', init));
  };
  expect((await send('application/json', new Uint8Array([0x7b, 0xff, 0x7d]))).status).toBe(400);
  const form = await send('application/x-www-form-urlencoded', new TextEncoder().encode('name=%ff'));
  expect(form.headers.get('location')).toBe('/contact-us/not-sent#invalid');
});

test.each([
  ['a number', 5],
  ['an array', ['Ana']],
  ['an object', { first: 'Ana' }],
  ['a truth value', true],
])('%s in place of a text is answered 422', async (_what, name) => {
  await using site = await appUnderTest();
  const response = await site.post({ ...honest, name });
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({ errors: { name: 'Please write plain text here.' } });
});

test('names that mean something to JavaScript mean nothing here', async () => {
  await using site = await appUnderTest();
  const body = '{"__proto__":{"name":"Eve"},"constructor":"x","toString":"y","email":"ana@b.pr","message":"hi"}';
  const response = await site.post(body);
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({ errors: { name: 'Name is Required!' } });
});

test('another method is answered 405 with the one that is allowed', async () => {
  await using site = await appUnderTest();
  for (const method of ['GET', 'PUT', 'DELETE', 'PATCH']) {
    const response = await site.app.fetch(new Request('http://site.test/api/contact', { method }));
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST']);
  }
});

test('another type of body, charset or compression is answered 415', async () => {
  await using site = await appUnderTest();
  for (const type of ['text/plain', 'multipart/form-data; boundary=x', 'application/json; charset=iso-8859-1']) {
    expect((await site.post(honest, { 'Content-Type': type })).status).toBe(415);
  }
  expect((await site.post(honest, { 'Content-Encoding': 'gzip' })).status).toBe(415);
});

test('a body over 64 KB is answered 413, told by its length or found while reading', async () => {
  await using site = await appUnderTest();
  const large = JSON.stringify({ ...honest, other: 'x'.repeat(64 * 1024) });
  expect((await site.post(large)).status).toBe(413);
  expect((await site.post(honest, { 'Content-Length': '65537' })).status).toBe(413);
});

test('a page of another site is answered 403 and stores nothing', async () => {
  await using site = await appUnderTest();
  const response = await site.post(honest, { Origin: 'https://evil.test' });
  expect(response.status).toBe(403);
  expect(response.headers.get('access-control-allow-origin')).toBeNull();
  expect(await site.store.db.selectFrom('messages').selectAll().execute()).toEqual([]);
});

test('the site itself may send', async () => {
  await using site = await appUnderTest();
  expect((await site.post(honest, { Origin: 'http://site.test' })).status).toBe(200);
});

test('another site that is allowed may send, and only it gets the headers for that', async () => {
  const origins = { siteOrigin: undefined, allowedOrigins: ['https://www.mirador.test'], trustedProxies: 0 };
  await using site = await appUnderTest({ origins });
  const response = await site.post(honest, { Origin: 'https://www.mirador.test' });
  expect(response.status).toBe(200);
  expect(response.headers.get('access-control-allow-origin')).toBe('https://www.mirador.test');
  expect(response.headers.get('vary')).toContain('Origin');
});

test('the question before sending is answered yes to an allowed site and nothing to others', async () => {
  const origins = { siteOrigin: undefined, allowedOrigins: ['https://www.mirador.test'], trustedProxies: 0 };
  await using site = await appUnderTest({ origins });
  const ask = async (Origin: string) =>
    site.app.fetch(new Request('http://site.test/api/contact', { method: 'OPTIONS', headers: { Origin } }));
  const yes = await ask('https://www.mirador.test');
  expect(yes.status).toBe(204);
  expect(Object.fromEntries(yes.headers)).toMatchObject({
    'access-control-allow-origin': 'https://www.mirador.test',
    'access-control-allow-methods': 'POST',
    'access-control-allow-headers': 'Content-Type',
  });
  const no = await ask('https://evil.test');
  expect([...no.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
});

test('a form without JavaScript is led to the page that tells the outcome, with the reference', async () => {
  await using site = await appUnderTest();
  const response = await site.post(String(new URLSearchParams(honest)), {
    'Content-Type': 'application/x-www-form-urlencoded',
  });
  const { id } = await site.store.db.selectFrom('messages').select('id').executeTakeFirstOrThrow();
  expect(response.status).toBe(303);
  expect(response.headers.get('location')).toBe(`/contact-us/sent?ref=${id}`);
});

test('a Spanish form without JavaScript is led to the Spanish page, line ends counted as the browser counts', async () => {
  await using site = await appUnderTest();
  const message = `${'x'.repeat(4999)}\r\n`.repeat(2).slice(0, -2);
  const form = new URLSearchParams({ ...honest, message, locale: 'es' });
  const response = await site.post(String(form), { 'Content-Type': 'application/x-www-form-urlencoded' });
  expect(response.headers.get('location')).toMatch(/^\/es\/contact-us\/sent\?ref=/);
});

test('a form without JavaScript that is wrong is led to the page that says so', async () => {
  await using site = await appUnderTest();
  const response = await site.post('name=Ana', { 'Content-Type': 'application/x-www-form-urlencoded' });
  expect([response.status, response.headers.get('location')]).toEqual([303, '/contact-us/not-sent#invalid']);
});

test('a form without JavaScript from an allowed site is led back to that site', async () => {
  const origins = { siteOrigin: undefined, allowedOrigins: ['https://www.mirador.test'], trustedProxies: 0 };
  await using site = await appUnderTest({ origins });
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded', Origin: 'https://www.mirador.test' };
  const response = await site.post(String(new URLSearchParams(honest)), headers);
  expect(response.headers.get('location')).toMatch(/^https:\/\/www\.mirador\.test\/contact-us\/sent\?ref=/);
});

test('too many messages from one address are answered 429 with the time to wait', async () => {
  const clock = { now: () => 1_000_000_000 };
  const limiter = createRateLimiter({ perAddress: 1, total: 10, windowMs: 600_000 }, clock);
  await using site = await appUnderTest({ limiter });
  await site.post(honest);
  const response = await site.post({ ...honest, message: 'Another one' });
  expect(response.status).toBe(429);
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
  const form = { 'Content-Type': 'application/x-www-form-urlencoded' };
  const redirect = await site.post(String(new URLSearchParams(honest)), form);
  expect(redirect.headers.get('location')).toBe('/contact-us/not-sent#busy');
});

test('a message that cannot be stored is answered 503 in the words of the specification', async () => {
  const store = { saveMessage: () => Promise.reject(new Error('disk full')) } as unknown as Store;
  await using site = await appUnderTest({ store });
  const response = await site.post(honest);
  expect(response.status).toBe(503);
  expect(await response.json()).toEqual({ success: false, message: 'Failed to send message. Please try again later.' });
  const form = { 'Content-Type': 'application/x-www-form-urlencoded' };
  const redirect = await site.post(String(new URLSearchParams(honest)), form);
  expect(redirect.headers.get('location')).toBe('/contact-us/not-sent#down');
});

test('a second attempt with the same key gets the first answer', async () => {
  await using site = await appUnderTest();
  const first = await (await site.post({ ...honest, key: 'k1' })).json();
  site.clock.time += 3 * 24 * 3600_000;
  const second = await (await site.post({ ...honest, key: 'k1' })).json();
  expect(second).toEqual(first);
  expect(await site.store.db.selectFrom('mails').selectAll().execute()).toHaveLength(1);
});

test('a double click is one message, with and without a key', async () => {
  await using site = await appUnderTest();
  const responses = await Promise.all([site.post(honest), site.post(honest), site.post({ ...honest, key: 'k1' })]);
  const bodies = await Promise.all(responses.map((response) => response.json()));
  expect(new Set(bodies.map(({ reference: number }) => number)).size).toBe(1);
});

test('a key with other words is another message: what was corrected after a failure is not lost', async () => {
  await using site = await appUnderTest();
  await site.post({ ...honest, key: 'k1' });
  await site.post({ ...honest, key: 'k1', message: 'A corrected message' });
  expect(await site.store.db.selectFrom('messages').selectAll().execute()).toHaveLength(2);
});

test('the same words again after ten minutes, without a key, are another message', async () => {
  await using site = await appUnderTest();
  await site.post(honest);
  site.clock.time += 10 * 60_000 + 1;
  await site.post(honest);
  expect(await site.store.db.selectFrom('messages').selectAll().execute()).toHaveLength(2);
});

test('a filled trap is answered as usual, and the mail is held back', async () => {
  await using site = await appUnderTest();
  const response = await site.post({ ...honest, note_7f3k: 'http://spam.test' });
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({ success: true, reference: expect.stringMatching(reference) });
  const mail = await site.store.db.selectFrom('mails').selectAll().executeTakeFirstOrThrow();
  expect(mail.state).toBe('held');
});

test('characters that no database takes are left out, and halves of characters replaced', async () => {
  await using site = await appUnderTest();
  await site.post('{"name":"A\\u0000na\\r\\nBcc: x","email":"ana@b.pr","message":"a\\ud800b\\u0007\\r\\nc"}');
  const row = await site.store.db.selectFrom('messages').selectAll().executeTakeFirstOrThrow();
  expect([row.name, row.message]).toEqual(['A na Bcc: x', 'a\ufffdb\nc']);
});

test('the log tells that a message came, and nothing of what it says', async () => {
  await using site = await appUnderTest();
  await site.post(honest);
  expect(site.logged).toHaveLength(1);
  expect(site.logged[0]).toMatch(/message-stored/);
  for (const text of [honest.name, honest.email, 'cooperativa', '555', 'SAP', '203.0']) {
    expect(site.logged[0]).not.toContain(text);
  }
});

test("an operator's test is marked, and nobody else can mark one", async () => {
  await using site = await appUnderTest();
  await site.post({ ...honest, key: 'k1' }, { 'X-Contact-Canary': site.tokens.canary('k1') });
  await site.post({ ...honest, message: 'forged', key: 'k2' }, { 'X-Contact-Canary': site.tokens.canary('k1') });
  const rows = await site.store.db.selectFrom('messages').select(['message', 'canary']).orderBy('canary').execute();
  expect(rows.map(({ canary }) => canary)).toEqual([0, 1]);
});

test('behind one trusted proxy the visitor is who the proxy says, not who the visitor says', async () => {
  const clock = { now: () => 1_000_000_000 };
  const limiter = createRateLimiter({ perAddress: 1, total: 10, windowMs: 600_000 }, clock);
  const origins = { siteOrigin: undefined, allowedOrigins: [], trustedProxies: 1 };
  await using site = await appUnderTest({ limiter, origins });
  await site.post(honest, { 'X-Forwarded-For': '198.51.100.1' });
  const forged = { 'X-Forwarded-For': '192.0.2.99, 198.51.100.1' };
  expect((await site.post({ ...honest, message: 'second' }, forged)).status).toBe(429);
});
