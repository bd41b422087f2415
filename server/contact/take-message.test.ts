import { expect, test } from 'vitest';
import { createRateLimiter } from '#server/spam/rate-limit.ts';
import type { Store } from '#server/store/store.ts';
import { appUnderTest, honest } from './app-under-test.ts';

const reference = /^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){2}$/;

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

test('a filled honeypot is answered as usual, and the mail is held back', async () => {
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
