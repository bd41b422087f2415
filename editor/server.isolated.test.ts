import { expect, test, vi } from 'vitest';
import { testSite } from '#tests/test-site.ts';
import { removePage } from './remove-page.ts';
import { editServer } from './server.ts';

vi.mock('./remove-page.ts', { spy: true });
// What it serves is built when the command starts.
vi.mock('@hono/node-server/serve-static', () => ({ serveStatic: () => (_: unknown, next: () => unknown) => next() }));

const host = '127.0.0.1:4999';
const root = '/unguessed';
const ask = async (path: string, init: RequestInit = {}) =>
  editServer(host, 'http://127.0.0.1:4998', 'unsaved', root, testSite).request(path, {
    ...init,
    headers: { host, origin: `http://${host}`, ...init.headers },
  });

test('who does not know the path that the command printed reads nothing, changes nothing and publishes nothing', async () => {
  for (const [method, path] of [
    ['GET', '/'],
    ['GET', '/settings.en.json'],
    ['GET', '/changes'],
    ['DELETE', '/pages/invoicing'],
    ['PUT', '/pages/invoicing'],
    ['GET', '/versions/invoicing'],
    ['POST', '/versions/invoicing/abc'],
    ['POST', '/publish'],
    ['PUT', '/unsaved'],
    ['POST', '/guessed/publish'],
  ] as const)
    expect([path, (await ask(path, { method })).status]).toEqual([path, 403]);
  const foreign: Record<string, string>[] = [{ host: 'evil.test' }, { origin: 'https://evil.test' }, { origin: '' }];
  for (const headers of foreign)
    expect([headers, (await ask(`${root}/pages/invoicing`, { method: 'DELETE', headers })).status]).toEqual([
      headers,
      403,
    ]);
  expect(removePage).not.toHaveBeenCalled();
  const settings = await ask(`${root}/settings.en.json`);
  expect([settings.status, settings.headers.get('referrer-policy')]).toEqual([200, 'same-origin']);
});

test('where content cannot be read, the screen is told why', async () => {
  const unreadable = () => {
    throw new Error('content/es/invoicing.yaml is missing.');
  };
  const server = editServer(host, 'http://127.0.0.1:4998', 'unsaved', root, unreadable);
  const answer = await server.request(`${root}/settings.en.json`, { headers: { host } });

  expect([answer.status, await answer.text()]).toEqual([500, 'content/es/invoicing.yaml is missing.']);
});

test('only what is in the list of pages is deleted', async () => {
  vi.mocked(removePage).mockReturnValue([]);
  for (const name of ['..%2F..%2Fother', '..', 'company', 'SAP', 'no-such-page'])
    await ask(`${root}/pages/${name}`, { method: 'DELETE' });
  expect(removePage).not.toHaveBeenCalled();
  await ask(`${root}/pages/invoicing`, { method: 'DELETE' });
  expect(removePage).toHaveBeenCalledExactlyOnceWith(expect.anything(), 'invoicing');
});
