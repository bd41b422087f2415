import { expect, test, vi } from 'vitest';
import { siteUnderTest } from '#tests/site-under-test.ts';
import { isSetAside } from '#tools/publish/set-aside.ts';
import { removePage } from './remove-page.ts';
import { editServer } from './server.ts';

vi.mock('./remove-page.ts', { spy: true });
vi.mock('#tools/publish/set-aside.ts', { spy: true });
// What it serves is built when the command starts.
vi.mock('@hono/node-server/serve-static', () => ({ serveStatic: () => (_: unknown, next: () => unknown) => next() }));

const host = '127.0.0.1:4999';
const root = '/unguessed';
const ask = async (path: string, init: RequestInit = {}) =>
  editServer(host, 'http://127.0.0.1:4998', 'unsaved', root, siteUnderTest).request(path, {
    ...init,
    headers: { host, origin: `http://${host}`, ...init.headers },
  });

test('who does not know the path that the command printed reads nothing, changes nothing and publishes nothing', async () => {
  for (const [method, path] of [
    ['GET', '/'],
    ['GET', '/settings.en.json'],
    ['GET', '/changes'],
    ['DELETE', '/pages/sap'],
    ['PUT', '/pages/sap'],
    ['GET', '/versions/sap'],
    ['POST', '/versions/sap/abc'],
    ['POST', '/join'],
    ['POST', '/publish'],
    ['PUT', '/unsaved'],
    ['POST', '/guessed/publish'],
  ] as const)
    expect([path, (await ask(path, { method })).status]).toEqual([path, 403]);
  const foreign: Record<string, string>[] = [{ host: 'evil.test' }, { origin: 'https://evil.test' }, { origin: '' }];
  for (const headers of foreign)
    expect([headers, (await ask(`${root}/pages/sap`, { method: 'DELETE', headers })).status]).toEqual([headers, 403]);
  expect(removePage).not.toHaveBeenCalled();
  const kinds = await ask(`${root}/kinds`);
  expect([kinds.status, kinds.headers.get('referrer-policy')]).toEqual([200, 'same-origin']);
});

test('where content cannot be read, as while a part of it is published, the screen is told why', async () => {
  const unreadable = () => {
    throw new Error('content/es/sap.yaml is missing.');
  };
  const server = editServer(host, 'http://127.0.0.1:4998', 'unsaved', root, unreadable);
  const answer = await server.request(`${root}/settings.en.json`, { headers: { host } });

  expect([answer.status, await answer.text()]).toEqual([500, 'content/es/sap.yaml is missing.']);
});

test('while a part is published the screen does not open, and no save, new page, move or deletion is taken', async () => {
  vi.mocked(isSetAside).mockReturnValue(true);
  const opened = await ask(`${root}/settings.es.json`);
  expect([opened.status, await opened.text()]).toEqual([503, expect.stringContaining('Se está publicando')]);
  for (const [method, path] of [
    ['POST', '/check'],
    ['POST', '/pages'],
    ['PUT', '/pages/sap'],
    ['DELETE', '/pages/sap'],
  ] as const) {
    const answer = await ask(root + path, { method, body: '{}' });
    expect([path, await answer.json()]).toMatchObject([path, { findings: [{ code: 'publishing' }] }]);
  }
  const [back, again] = [
    await ask(`${root}/versions/sap/abc`, { method: 'POST', body: '{}' }),
    await ask(`${root}/publish`, { method: 'POST', body: '{}' }),
  ];
  expect([await back.json(), await again.json()]).toMatchObject([
    [{ code: 'publishing' }],
    { done: false, message: { code: 'publishing' } },
  ]);
  vi.mocked(isSetAside).mockRestore();
});

test('only what is in the list of pages is deleted', async () => {
  vi.mocked(removePage).mockReturnValue([]);
  for (const name of ['..%2F..%2Fother', '..', 'company', 'SAP', 'no-such-page'])
    await ask(`${root}/pages/${name}`, { method: 'DELETE' });
  expect(removePage).not.toHaveBeenCalled();
  await ask(`${root}/pages/sap`, { method: 'DELETE' });
  expect(removePage).toHaveBeenCalledExactlyOnceWith(expect.anything(), 'sap');
});
