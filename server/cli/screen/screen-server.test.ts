import { expect, test } from 'vitest';
import { readEnv } from '#server/env.ts';
import { newMessage, storeInMemory } from '#server/store/stores-under-test.ts';
import { temporaryFolder } from '#tests/temporary-folder.ts';
import { screenServer } from './screen-server.ts';

const host = '127.0.0.1:4999';
const now = Date.parse('2026-11-20T16:00Z');
const id = 'ABCD-EFGH-JKMN';

/** The screen over a store with one message; `get` and `post` ask as the browser does that opened its address. */
async function screen(row: Parameters<typeof newMessage>[0] = {}) {
  const store = await storeInMemory();
  await store.saveMessage(newMessage({ id, received_at: now, ...row }));
  const env = readEnv({ DATA_DIR: temporaryFolder() });
  const silent = { print: () => {}, note: () => {}, readInput: async () => Buffer.from('') };
  const context = { env, store, clock: { now: () => now }, options: {}, words: [], ...silent };
  const app = screenServer(context, host, 'once');
  const ask = async (path: string, init: RequestInit = {}) =>
    app.request(path, { ...init, headers: { host, 'accept-language': 'en', ...init.headers } });
  const cookie = (await ask('/?token=once')).headers.get('set-cookie')?.split(';')[0] ?? '';
  const get = async (path: string) => (await ask(path, { headers: { cookie } })).text();
  const post = async (path: string) => {
    const { headers } = await ask(path, { method: 'POST', headers: { cookie, origin: `http://${host}` } });
    return get(headers.get('location') ?? '');
  };
  const state = async () =>
    (await store.db.selectFrom('mails').select('state').where('kind', '=', 'notice').executeTakeFirst())?.state;
  return { store, ask, cookie, get, post, state };
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
  ['waiting', true, {}],
  ['waiting', false, { answered_at: now }],
  ['overdue', true, { received_at: now - 14 * 24 * 3600_000 }],
  ['overdue', false, {}],
  ['held', true, { quarantined: 1 }],
  ['undelivered', true, {}],
  ['held', false, {}],
])('the filter %s shows a message or not: %s', async (view, isShown, row) => {
  const { get } = await screen(row);
  expect((await get(`/en?show=${view}`)).includes(id)).toBe(isShown);
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

test('the buttons act as the commands do', async () => {
  const held = await screen({ quarantined: 1 });
  expect(await held.get(`/en/${id}`)).toContain('It is spam');
  await held.post(`/en/${id}/release`);
  expect(await held.state()).toBe('waiting');
  expect(await held.post(`/en/${id}/release`)).toContain('This could not be done');
  await held.store.db.updateTable('mails').set({ state: 'sent' }).execute();
  await held.post(`/en/${id}/resend`);
  expect(await held.state()).toBe('waiting');
  expect(await held.post(`/en/${id}/answered`)).toContain('Done.');
  expect(await held.get(`/en/${id}`)).not.toContain('Mark as answered');
  expect(await held.get(`/en/${id}/export.csv`)).toContain(id);
  expect(await held.get(`/en/${id}/erase`)).toContain('Erase all messages from ana@cooperativa.test for good?');
  await held.post(`/en/${id}/erase`);
  expect(await held.state()).toBeUndefined();
  const spam = await screen({ quarantined: 1 });
  await spam.post(`/en/${id}/reject`);
  expect(await spam.state()).toBe('rejected');
  const delivered = await screen();
  expect(await delivered.get(`/en/${id}`)).not.toContain('It is spam');
  await delivered.store.db.updateTable('mails').set({ state: 'sent' }).execute();
  expect(await delivered.get(`/en/${id}`)).toContain('It is spam');
  await delivered.post(`/en/${id}/reject`);
  expect(await delivered.state()).toBe('rejected');
});
