import { expect, onTestFinished, vi } from 'vitest';
import { honest, test } from './contact/app-under-test.ts';
import { mailbox } from './mail/servers-under-test.ts';
import { createFunctionApp, withDrain } from './serverless.ts';
import { openStore } from './store/store.ts';
import { freshDatabase } from './store/stores-under-test.ts';

const databaseUrl = process.env.TEST_DATABASE_URL;

function post(body: unknown, headers: Record<string, string> = {}): Request {
  return new Request('https://functions.test/api/contact', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}

test('mail is sent before the answer to a message that was taken, and its failure stops nothing', async ({
  service,
}) => {
  const log = vi.fn();
  const drain = vi.fn(async () => Promise.reject(Object.assign(new Error('Ana’s words'), { code: '57P01' })));
  const app = withDrain(service.app, drain, log);
  expect((await app.fetch(post({}))).status).toBe(422);
  expect(drain).not.toHaveBeenCalled();
  expect((await app.fetch(post(honest))).status).toBe(200);
  expect(log).toHaveBeenCalledExactlyOnceWith('drain-failed', { error: 'Error', code: '57P01' });
});

test.each([
  [{}, 'DATABASE_URL must be set'],
  [{ DATABASE_URL: 'postgres://a@b/c' }, 'SMTP_URL must be set'],
  [
    { DATABASE_URL: 'postgres://a@b/c', SMTP_URL: 'smtp://m', CONTACT_TO: 'a@b.pr', CONTACT_FROM: 'a@b.pr' },
    'TRUST_PROXY must be set',
  ],
])('what such a host needs is asked for (%#)', async (source, sentence) => {
  await expect(createFunctionApp(source)).rejects.toThrow(sentence);
});

test.skipIf(!databaseUrl)(
  'a message goes through a function, PostgreSQL and a mail server, and is erased in time',
  async () => {
    const { port, arrived } = await mailbox();
    const DATABASE_URL = await freshDatabase(databaseUrl ?? '');
    const DRAIN_TOKEN = 'a-token-of-24-signs-and-more';
    const app = await createFunctionApp({
      DATABASE_URL,
      DRAIN_TOKEN,
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      CONTACT_TO: 'office@company.test',
      CONTACT_FROM: 'web@company.test',
      TRUST_PROXY: '1',
      ALLOWED_ORIGINS: 'https://www.company.test',
      RATE_PER_ADDRESS: '1',
    });
    const visitor = { 'X-Forwarded-For': '198.51.100.7', Origin: 'https://www.company.test' };
    const response = await app.fetch(post(honest, visitor));
    expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([200, visitor.Origin]);
    expect(arrived.join()).toContain('Reply-To: Ana Rivera <ana@cooperativa.test>');
    expect((await app.fetch(post({ ...honest, message: 'again' }, visitor))).status).toBe(429);

    const headers = { Authorization: `Bearer ${DRAIN_TOKEN}` };
    const drain = async () =>
      (await app.fetch(new Request('https://functions.test/api/contact/drain', { method: 'POST', headers }))).json();
    expect(await drain()).toEqual({ sent: 0, failed: 0, erased: 0 });
    const store = await openStore({ file: '', databaseUrl: DATABASE_URL });
    onTestFinished(() => store.close());
    const longAgo = Date.now() - 366 * 24 * 3600_000;
    await store.db.updateTable('messages').set({ received_at: longAgo }).execute();
    expect(await drain()).toEqual({ sent: 0, failed: 0, erased: 1 });
    expect(await store.db.selectFrom('messages').selectAll().execute()).toEqual([]);
  },
);
