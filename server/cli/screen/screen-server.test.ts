import { expect, test } from 'vitest';
import { readEnv } from '#server/env.ts';
import { newMessage, storeInMemory } from '#server/store/test-stores.ts';
import { day } from '#shared/durations.ts';
import { temporaryFolder } from '#tests/temporary-folder.ts';
import { testSite } from '#tests/test-site.ts';
import { views } from './screen-pages.ts';
import { screenServer } from './screen-server.ts';

const host = '127.0.0.1:4999';
const root = '/unguessed';
const now = Date.parse('2026-11-20T16:00Z');
const id = 'ABCD-EFGH-JKMN';

/** The screen over a store with one message; `get` and `post` ask as the browser does that opened its address. */
async function screen(row: Parameters<typeof newMessage>[0] = {}) {
  const store = await storeInMemory();
  await store.saveMessage(newMessage({ id, received_at: now, ...row }));
  const site = testSite();
  const env = readEnv({ DATA_DIR: temporaryFolder() }, site);
  const silent = { print: () => {}, note: () => {}, readInput: async () => Buffer.from('') };
  const context = { env, site, store, clock: { now: () => now }, options: {}, args: [], ...silent };
  const app = screenServer(context, host, root, 'once');
  const ask = async (path: string, init: RequestInit = {}) =>
    app.request(root + path, { ...init, headers: { host, 'accept-language': 'en', ...init.headers } });
  const setCookie = (await ask('/?token=once')).headers.get('set-cookie') ?? '';
  const [cookie = ''] = setCookie.split(';');
  const get = async (path: string) => (await ask(path, { headers: { cookie } })).text();
  const post = async (path: string) => {
    const { headers } = await ask(path, { method: 'POST', headers: { cookie, origin: `http://${host}` } });
    return get((headers.get('location') ?? '').replace(root, ''));
  };
  return { app, store, ask, setCookie, cookie, get, post };
}

test('the address works once, by its own name, and without it nothing is shown', async () => {
  const { ask, cookie } = await screen();
  const status = async (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    (await ask(path, { method, headers })).status;
  expect(await status('/en')).toBe(403);
  expect(await status('/?token=once')).toBe(403);
  expect(await status('/en', { cookie, host: 'evil.test' })).toBe(403);
  expect(await status(`/en/${id}/answered`, { cookie, origin: 'https://evil.test' }, 'POST')).toBe(403);
  expect(await status(`/en/${id}/answered`, { cookie }, 'POST')).toBe(403);
  const page = await ask('/en', { headers: { cookie } });
  expect([page.status, page.headers.get('content-security-policy')]).toEqual([
    200,
    expect.stringMatching(/^default-src 'none'; style/),
  ]);
});

test.each([
  [['waiting', 'undelivered'], {}],
  [['undelivered'], { answered_at: now }],
  [['waiting', 'overdue', 'undelivered'], { received_at: now - 14 * day }],
  [['held'], { held: 1 }],
])('only the filters %j show a message of %j', async (shown, row) => {
  const { get } = await screen(row);
  const pages = await Promise.all(views.map(async (view) => ({ view, page: await get(`/en?show=${view}`) })));
  expect(pages.filter(({ page }) => page.includes(id)).map(({ view }) => view)).toEqual(['all', ...shown]);
});

test('the browser sends the cookie to this screen alone, not to other programs on the machine, which do not know its path', async () => {
  const { app, setCookie, cookie, get } = await screen();
  expect(setCookie).toContain(`Path=${root};`);
  expect((await app.request('/en', { headers: { host, cookie } })).status).toBe(404);
  const addresses = (await get(`/en/${id}`)).matchAll(/(?:href|action)="([^"]+)"/g);
  expect([...addresses].filter(([, to]) => !to?.startsWith(`${root}/`))).toEqual([]);
});

test('what a visitor typed is text, in both languages', async () => {
  const { get } = await screen({ name: '<script>alert(1)</script>', message: '<b>\u202e' });
  const page = await get(`/es/${id}`);
  expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(page).toContain('&lt;b&gt;⟨U+202E⟩');
  expect(page).toContain('Marcar como contestado');
  expect(await get('/es')).not.toContain('<script>');
  expect(page).toMatch(/Idioma<\/dt><dd dir="auto">English<.*de noviembre de 2026/s);
});

test('why a message was held is shown with its points', async () => {
  const { get } = await screen({ held: 1, spam_score: 8, spam_reasons: 'words:5 too-fast:3' });
  expect(await get(`/en/${id}`)).toContain('words:5 too-fast:3 · 8');
});

test('the buttons act as the commands do', async () => {
  const { get, post, store } = await screen({ held: 1 });
  expect(await get(`/en/${id}`)).toContain('It is spam');
  expect(await post(`/en/${id}/release`)).toContain('Done.');
  expect(await post(`/en/${id}/release`)).toContain('This could not be done');
  expect(await get(`/en/${id}`)).not.toContain('It is spam');
  await store.db.updateTable('mails').set({ state: 'sent' }).execute();
  expect(await post(`/en/${id}/answered`)).toContain('Done.');
  const page = await get(`/en/${id}`);
  expect(page).toContain('It is spam');
  expect(page).not.toContain('Mark as answered');
  expect(await get(`/en/${id}/export.csv`)).toContain(id);
});

test('one message is erased after a question, or all that name its sender', async () => {
  const { get, post, store } = await screen();
  const others = ['BBCD-EFGH-JKMN', 'CBCD-EFGH-JKMN'];
  for (const other of others) await store.saveMessage(newMessage({ id: other }));
  const left = async () => (await store.db.selectFrom('messages').select('id').execute()).map((row) => row.id);
  const question = /Erase this message for good\?.*3 messages name ana@cooperativa.test.*BBCD-EFGH-JKMN/s;
  expect(await get(`/en/${id}/erase`)).toMatch(question);
  await post(`/en/${id}/erase`);
  expect((await left()).sort()).toEqual(others);
  await post(`/en/${others[0]}/eraseAll`);
  expect(await left()).toEqual([]);
});
