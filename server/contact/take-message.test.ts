import { expect } from 'vitest';
import { createRateLimiter } from '#server/spam/rate-limit.ts';
import { isReference } from '#server/store/reference.ts';
import type { Store } from '#server/store/store.ts';
import { day } from '#shared/durations.ts';
import { testSite } from '#tests/test-site.ts';
import { honest, test, testApp } from './test-app.ts';

const spam = (index: number) => ({ ...honest, message: `Buy now, offer ${index}`, note_7f3k: 'x' });
const words = (index: number) => `Question ${index}: what would it cost?`;

test('over the limit for everybody messages are kept apart as long as the disk has room', async () => {
  let hasRoom = true;
  const limiterOf = (limit: number) => createRateLimiter({ limit, windowMs: 1000 }, { now: () => 0 });
  const rateLimiters = { address: limiterOf(100), everybody: limiterOf(1), confirmations: limiterOf(0) };
  await using service = await testApp({ rateLimiters, hasRoom: () => hasRoom });
  const statuses = [];
  // What the filter holds has a limit of its own.
  await service.post(spam(0));
  for (const index of [1, 2, 3]) {
    hasRoom = index < 3;
    statuses.push((await service.post({ ...honest, message: words(index) }, {}, `203.0.113.${index}`)).status);
  }
  expect(statuses).toEqual([200, 200, 429]);
  const rows = await service.store.db.selectFrom('messages').selectAll().orderBy('message').execute();
  expect(rows.map(({ held, spam_reasons }) => [held, spam_reasons])).toEqual([
    [1, 'honeypot:10'],
    [0, ''],
    [1, 'over-limit'],
  ]);
  expect(service.contact.counts.overflow).toBe(2);
});

test('too many from one address are answered 429, blaming nobody', async () => {
  await using service = await testApp({}, { RATE_PER_ADDRESS: '1' });
  await service.post(honest);
  const response = await service.post({ ...honest, message: words(1) });
  expect(response.status).toBe(429);
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await response.json()).message).not.toMatch(/your|connection/);
  const redirect = await service.postForm(honest);
  expect(redirect.headers.get('location')).toBe('/contact-us/not-sent#busy');
});

test('a message that cannot be stored is answered 503 in the words of the content', async () => {
  const store = { saveMessage: () => Promise.reject(new Error('disk full')) } as unknown as Store;
  await using service = await testApp({ store });
  const response = await service.post(honest);
  expect(response.status).toBe(503);
  expect(await response.json()).toEqual({ success: false, message: testSite().contactWords('en').statuses.down });
  const redirect = await service.postForm(honest);
  expect(redirect.headers.get('location')).toBe('/contact-us/not-sent#down');
});

const mailStates = async ({ store }: { store: Store }) =>
  (await store.db.selectFrom('mails').select('state').orderBy('state').execute()).map(({ state }) => state);

const held = { note_7f3k: 'x' };

test.for<[what: string, first: object, second: object, mails: string[], later?: number]>([
  ['no key', {}, {}, ['waiting']],
  ['the same key', { key: 'k1' }, { key: 'k1' }, ['waiting'], 3 * day],
  ['a key of its own', {}, { key: 'k1' }, ['waiting', 'waiting']],
  // What was corrected after a failure is not lost.
  ['the same key and other words', { key: 'k1' }, { key: 'k1', message: 'Corrected' }, ['waiting', 'waiting']],
  // Who knows the words cannot keep them from arriving.
  ['no key after one that is held', held, {}, ['held', 'waiting']],
  ['the same key after one that is held', { ...held, key: 'k1' }, { key: 'k1' }, ['held', 'waiting']],
  ['a key of its own after one that is held', { ...held, key: 'k1' }, { key: 'k2' }, ['held', 'waiting']],
])('an attempt with %s is the same message or another, also when both are repeated', async (row, { service }) => {
  const [, first, second, mails, later = 0] = row;
  const send = async (changes: object) => (await (await service.post({ ...honest, ...changes })).json()).reference;
  const one = await send(first);
  service.clock.time += later;
  const two = await send(second);
  expect([await send(first), await send(second)]).toEqual([one, two]);
  expect([new Set([one, two]).size, await mailStates(service)]).toEqual([mails.length, mails]);
});

test('a message that is held is answered as usual, but gets no confirmation where that is switched on', async () => {
  await using service = await testApp({}, { CONFIRMATION: 'on' });
  for (const message of [honest, spam(1)]) {
    const response = await service.post(message);
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ success: true, reference: expect.toSatisfy(isReference) });
  }
  const mails = await service.store.db.selectFrom('mails').select(['kind', 'state']).orderBy('kind').execute();
  expect(mails.map(({ kind, state }) => `${kind} ${state}`).sort()).toEqual([
    'confirmation waiting',
    'notification held',
    'notification waiting',
  ]);
});

const confirmed = async ({ store }: { store: Store }) =>
  (await store.db.selectFrom('mails').select('kind').where('kind', '=', 'confirmation').execute()).length;

test.each<[what: string, emails: string[], from: (index: number) => string, confirmed: number]>([
  [
    'one mailbox spelled in four ways',
    ['ana@gmail.com', 'A.na@gmail.com', 'an.a@googlemail.com', 'ANA@gmail.com'],
    String,
    1,
  ],
  ['names at one domain', Array.from({ length: 45 }, (_, index) => `ana${index}@b.pr`), String, 5],
  ['one network', Array.from({ length: 9 }, (_, index) => `ana@b${index}.pr`), () => '7', 3],
])('confirmations that nobody asked for do not flood %s', async (_what, emails, from, count) => {
  await using service = await testApp({}, { CONFIRMATION: 'on' });
  const posts = emails.map((email, index) =>
    service.post({ ...honest, email, message: words(index) }, {}, `203.0.113.${from(index)}`),
  );
  expect((await Promise.all(posts)).map(({ status }) => status)).toEqual(emails.map(() => 200));
  expect(await confirmed(service)).toBe(count);
  service.clock.time += day + 1;
  await service.post({ ...honest, email: emails[0], message: 'Another day' });
  expect(await confirmed(service)).toBe(count + 1);
});

test('the log tells that a message came, and nothing of what it says', async ({ service }) => {
  await service.post(honest);
  expect(service.logged).toHaveLength(1);
  expect(service.logged[0]).toMatch(/message-stored/);
  for (const text of [honest.name, honest.email, 'cooperativa', '555', 'SAP', '203.0']) {
    expect(service.logged[0]).not.toContain(text);
  }
});

test("an operator's test is marked, and nobody else can mark one, nor use a mark for other words or late", async ({
  service,
}) => {
  const send = (message: string, token: string, key = 'k1') =>
    service.post({ ...honest, message, key }, { 'X-Contact-Canary': token });
  const markFor = (text: string) =>
    `${service.clock.time}.${service.tokens.sign('canary', service.clock.time, 'k1', text)}`;
  const mark = markFor('first');
  for (const message of ['first', 'first', 'of other words']) await send(message, mark);
  await send('first', mark, 'k2');
  const other = markFor('late');
  service.clock.time += 61_000;
  await send('late', other);
  const rows = await service.store.db.selectFrom('messages').select('message').where('canary', '=', 1).execute();
  expect(rows).toEqual([{ message: 'first' }]);
});
