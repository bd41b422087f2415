import { expect, test } from 'vitest';
import { type AppUnderTest, appUnderTest } from './contact/app-under-test.ts';
import type { Store } from './store/store.ts';

async function get(site: AppUnderTest, path: string) {
  return site.app.fetch(new Request(`http://site.test${path}`));
}

test('the process says that it lives and that the store answers', async () => {
  await using site = await appUnderTest();
  expect((await get(site, '/healthz')).status).toBe(200);
  expect((await get(site, '/readyz')).status).toBe(200);
});

test('it is not ready when the store does not answer, and still alive', async () => {
  const store = { ping: () => Promise.reject(new Error('gone')) } as unknown as Store;
  await using site = await appUnderTest({ store });
  expect((await get(site, '/readyz')).status).toBe(503);
  expect((await get(site, '/healthz')).status).toBe(200);
});

test('it is not ready while it stops, so that a balancer sends nobody', async () => {
  await using site = await appUnderTest({ isStopping: () => true });
  expect((await get(site, '/readyz')).status).toBe(503);
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

test('what waits is done on call only with the token', async () => {
  const drain = { token: 'a-token-of-enough-signs', run: async () => ({ sent: 3, failed: 0, erased: 1 }) };
  await using site = await appUnderTest({ drain });
  const call = async (authorization: string) =>
    site.app.fetch(new Request('http://site.test/api/contact/drain', { method: 'POST', headers: { authorization } }));
  expect((await call('Bearer wrong')).status).toBe(401);
  const response = await call('Bearer a-token-of-enough-signs');
  expect(await response.json()).toEqual({ sent: 3, failed: 0, erased: 1 });
});

test('a call that could not do all tells the scheduler so', async () => {
  await using site = await appUnderTest({ drain: { token: 'a-token-of-enough-signs', run: async () => undefined } });
  const headers = { authorization: 'Bearer a-token-of-enough-signs' };
  const request = new Request('http://site.test/api/contact/drain', { method: 'POST', headers });
  expect((await site.app.fetch(request)).status).toBe(503);
});

test('without a token there is no such call', async () => {
  await using site = await appUnderTest();
  const response = await site.app.fetch(new Request('http://site.test/api/contact/drain', { method: 'POST' }));
  expect(response.status).toBe(404);
});
