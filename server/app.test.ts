import { expect, test } from 'vitest';
import type { AppParts } from './app.ts';
import { type AppUnderTest, appUnderTest } from './contact/app-under-test.ts';
import type { Store } from './store/store.ts';

async function get(site: AppUnderTest, path: string) {
  return site.app.fetch(new Request(`http://site.test${path}`));
}

test.each<[string, number, Partial<AppParts>]>([
  ['ready while the store answers', 200, {}],
  [
    'not when it does not answer',
    503,
    { store: { ping: () => Promise.reject(new Error('gone')) } as unknown as Store },
  ],
  ['not while it stops, so that a balancer sends nobody', 503, { isStopping: () => true }],
])('the process says that it lives, and whether it is ready: %s', async (_when, status, changes) => {
  await using site = await appUnderTest(changes);
  expect((await get(site, '/readyz')).status).toBe(status);
  expect((await get(site, '/healthz')).status).toBe(200);
});

test('while the room for bodies is full, the process is ready and says so', async () => {
  await using site = await appUnderTest({ bodyGate: { isFull: () => true, run: async () => undefined } });
  const response = await get(site, '/readyz');
  expect([response.status, await response.text()]).toEqual([200, 'ok, but slow messages are cut off to make room\n']);
});

test('pages come from the files, and the service keeps its own paths', async () => {
  const respond = (request: Request) =>
    request.url.endsWith('/sap') ? new Response('page') : new Response('not found page', { status: 404 });
  await using site = await appUnderTest({ files: { respond } });
  expect(await (await get(site, '/sap')).text()).toBe('page');
  expect(await (await get(site, '/nothing')).text()).toBe('not found page');
  expect((await get(site, '/healthz')).status).toBe(200);
  expect((await get(site, '/api/contact')).status).toBe(405);
  expect((await get(site, '/api/other')).status).toBe(404);
});

test.each(['/api/contact', '/healthz', '/api/other'])(
  'the answer of %s carries the headers of the site',
  async (path) => {
    await using site = await appUnderTest();
    const { headers } = await get(site, path);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  },
);

test.each([
  ['with the token', 'Bearer a-token-of-enough-signs', { sent: 3, failed: 0, erased: 1 }, 200],
  ['with another', 'Bearer wrong', { sent: 3, failed: 0, erased: 1 }, 401],
  ['with the token, when not all could be done', 'Bearer a-token-of-enough-signs', undefined, 503],
])('what waits is done on call only with the token: %s', async (_what, authorization, drained, status) => {
  await using site = await appUnderTest({ drain: { token: 'a-token-of-enough-signs', run: async () => drained } });
  const response = await drainCall(site, { authorization });
  expect(response.status).toBe(status);
  if (status === 200) expect(await response.json()).toEqual(drained);
});

test('without a token there is no such call', async () => {
  await using site = await appUnderTest();
  expect((await drainCall(site)).status).toBe(404);
});

async function drainCall({ app }: AppUnderTest, headers: Record<string, string> = {}) {
  return app.fetch(new Request('http://site.test/api/contact/drain', { method: 'POST', headers }));
}
