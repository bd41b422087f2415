import { expect } from 'vitest';
import { appUnderTest, test } from '#server/contact/app-under-test.ts';
import type { Store } from '#server/store/store.ts';
import type { AppParts } from './app.ts';

test.each<[string, number, Partial<AppParts>]>([
  ['ready while the store answers', 200, {}],
  [
    'not when it does not answer',
    503,
    { store: { ping: () => Promise.reject(new Error('gone')) } as unknown as Store },
  ],
  ['not while it stops, so that a balancer sends nobody', 503, { isStopping: () => true }],
])('the process says that it lives, and whether it is ready: %s', async (_when, status, changes) => {
  await using service = await appUnderTest(changes);
  expect((await service.app.request('/readyz')).status).toBe(status);
  expect((await service.app.request('/healthz')).status).toBe(200);
});

test.for(['/api/contact', '/healthz', '/api/other'])(
  'the answer of %s carries the headers of the site',
  async (path, { service }) => {
    const { headers } = await service.app.request(path);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  },
);

test.each([
  ['with the token', 'Bearer a-token-of-enough-signs', { sent: 3, failed: 0, erased: 1 }, 200],
  ['with another', 'Bearer wrong', { sent: 3, failed: 0, erased: 1 }, 401],
  ['with the token, when not all could be done', 'Bearer a-token-of-enough-signs', undefined, 503],
])('what waits is done on call only with the token: %s', async (_what, authorization, drained, status) => {
  await using service = await appUnderTest({ drain: { token: 'a-token-of-enough-signs', run: async () => drained } });
  const response = await service.app.request('/api/contact/drain', { method: 'POST', headers: { authorization } });
  expect(response.status).toBe(status);
  if (status === 200) expect(await response.json()).toEqual(drained);
});

test('without a token there is no such call', async ({ service }) => {
  expect((await service.app.request('/api/contact/drain', { method: 'POST' })).status).toBe(404);
});
