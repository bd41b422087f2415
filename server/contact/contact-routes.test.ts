import { expect } from 'vitest';
import { type ContactField, contactForm } from '#shared/contact.ts';
import { testSite } from '#tests/test-site.ts';
import { honest, test, testApp } from './test-app.ts';

/** The page stands on another host than the service. */
const elsewhere = { SITE_URL: 'https://www.company.test' };

test('each wrong field is named in the words of the page, whatever language the browser prefers', async ({
  service,
}) => {
  const { errors, statuses } = testSite().contactWords('es');
  const wrong = { name: '', email: 'ana', phone: '787', message: ' ', locale: 'es' };
  const response = await service.post(wrong, { 'Accept-Language': 'en' });
  expect(response.status).toBe(422);
  expect(await response.json()).toEqual({
    success: false,
    message: statuses.invalid,
    errors: {
      name: errors['name-required'],
      email: errors['email-invalid'],
      phone: errors['phone-short'],
      message: errors['message-required'],
    },
  });
});

const large = JSON.stringify({ ...honest, other: 'x'.repeat(64 * 1024) });

test.for<[status: number, what: string, body: unknown, headers?: Record<string, string>]>([
  [400, 'no JSON', '{"name":'],
  [415, 'another type', honest, { 'Content-Type': 'multipart/form-data; boundary=x' }],
  [413, 'over 64 KB', large],
  [403, 'a page of another site', honest, { Origin: 'https://evil.test' }],
])('the answer is %i to %s, and what is refused is not stored', async ([status, , body, headers], { service }) => {
  const response = await service.post(body, headers);
  expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([status, null]);
  expect(await service.store.db.selectFrom('messages').selectAll().execute()).toEqual([]);
});

test('the longest message allowed is taken with and without JavaScript', async ({ service }) => {
  const longest = (field: ContactField) => '漢'.repeat(contactForm[field].maxLength);
  const email = `${'a'.repeat(contactForm.email.maxLength - 5)}@b.pr`;
  const phone = '7'.repeat(contactForm.phone.maxLength);
  const typed = { name: longest('name'), email, phone, website: longest('website'), message: longest('message') };
  const values = { ...typed, locale: 'en', key: 'k'.repeat(200), elapsed: 45_000, note_7f3k: '' };
  expect((await service.post(values)).status).toBe(200);
  const sent = await service.postForm({ ...values, key: '' });
  expect(sent.headers.get('location')).toMatch(/^\/contact-us\/sent\?ref=/);
});

test('the site elsewhere may ask and send, and only it gets the headers for that', async () => {
  await using service = await testApp({}, elsewhere);
  const sent = await service.post(honest, { Origin: 'https://www.company.test' });
  expect([sent.status, sent.headers.get('vary')]).toEqual([200, expect.stringContaining('Origin')]);
  expect(sent.headers.get('access-control-allow-origin')).toBe('https://www.company.test');
  const ask = async (Origin: string) =>
    service.app.fetch(new Request('http://site.test/api/contact', { method: 'OPTIONS', headers: { Origin } }));
  const yes = await ask('https://www.company.test');
  expect(Object.fromEntries(yes.headers)).toMatchObject({
    'access-control-allow-origin': 'https://www.company.test',
    'access-control-allow-methods': 'POST',
    'access-control-allow-headers': 'Content-Type',
  });
  expect((await ask('https://evil.test')).headers.has('access-control-allow-origin')).toBe(false);
});

test('a form without JavaScript from the site elsewhere is led back there, from others nowhere', async () => {
  await using service = await testApp({}, elsewhere);
  const Origin = 'https://www.company.test';
  const sent = await service.postForm(honest, { Origin });
  expect(sent.headers.get('location')).toMatch(/^https:\/\/www\.company\.test\/contact-us\/sent\?ref=/);
  const refused = await service.postForm({ name: 'Ana', locale: 'es' }, { Origin });
  expect(refused.headers.get('location')).toBe('https://www.company.test/es/contact-us/not-sent#invalid');
  const foreign = await service.postForm(honest, { Origin: 'https://evil.test' });
  expect([foreign.status, foreign.headers.get('location')]).toEqual([403, null]);
});

test('a link with other words in place of a reference shows none of them', async ({ service }) => {
  const response = await service.app.request('/api/contact/message/ANY%20WORDS/answered');
  expect([response.status, await response.text()]).toEqual([404, 'Not found\n']);
});
