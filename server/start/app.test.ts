import { expect } from 'vitest';
import { test, testApp } from '#server/contact/test-app.ts';
import type { Store } from '#server/store/store.ts';
import type { AppContext } from './app.ts';

test.each<[string, number, Partial<AppContext>]>([
  ['ready while the store answers', 200, {}],
  [
    'not when it does not answer',
    503,
    { store: { ping: () => Promise.reject(new Error('gone')) } as unknown as Store },
  ],
  ['not while it stops, so that a balancer sends nobody', 503, { isStopping: () => true }],
])('the process says that it lives, and whether it is ready: %s', async (_when, status, changes) => {
  await using service = await testApp(changes);
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
