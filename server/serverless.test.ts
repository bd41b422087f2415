import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { expect, onTestFinished, test } from 'vitest';
import { appUnderTest, honest } from './contact/app-under-test.ts';
import { afterAnswering, createFunctionHandler } from './serverless.ts';
import { openStore } from './store/store.ts';
import { freshDatabase } from './store/stores-under-test.ts';

const databaseUrl = process.env.TEST_DATABASE_URL;
const noLog = () => {};

function post(body: unknown, headers: Record<string, string> = {}): Request {
  return new Request('https://functions.test/api/contact', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}

test('the answer does not wait for the mail where the host lets work follow', async () => {
  await using site = await appUnderTest();
  const { promise, resolve } = Promise.withResolvers<void>();
  const following: Promise<unknown>[] = [];
  const handler = afterAnswering(site.app, { drain: () => promise }, noLog);
  const response = await handler(post(honest), { waitUntil: (work) => void following.push(work) });
  expect([response.status, following.length]).toEqual([200, 1]);
  resolve();
  await following[0];
});

test('without such a host the works end before the answer, and a failure stops nothing and is logged', async () => {
  await using site = await appUnderTest();
  const logged: unknown[] = [];
  let drained = 0;
  const works = {
    'rate-sharing': () => Promise.reject(Object.assign(new Error('Ana’s words'), { code: '57P01' })),
    drain: async () => {
      drained += 1;
    },
  };
  const handler = afterAnswering(site.app, works, (event, fields) => void logged.push([event, fields]));
  expect([(await handler(post(honest))).status, drained]).toEqual([200, 1]);
  expect(logged).toEqual([['rate-sharing-failed', { error: 'Error', code: '57P01' }]]);
});

test('nothing follows a message that was not taken', async () => {
  await using site = await appUnderTest();
  let tried = 0;
  const drain = async () => {
    tried += 1;
  };
  const handler = afterAnswering(site.app, { drain }, noLog);
  expect([(await handler(post({}))).status, tried]).toEqual([422, 0]);
});

test.each([
  [{}, 'DATABASE_URL must be set'],
  [{ DATABASE_URL: 'postgres://a@b/c' }, 'SMTP_URL must be set'],
  [
    { DATABASE_URL: 'postgres://a@b/c', SMTP_URL: 'smtp://m', CONTACT_TO: 'a@b.pr', CONTACT_FROM: 'a@b.pr' },
    'TRUST_PROXY must be set',
  ],
])('what such a host needs is asked for (%#)', async (source, sentence) => {
  await expect(createFunctionHandler(source)).rejects.toThrow(sentence);
});

test.skipIf(!databaseUrl)(
  'a message goes through a function, PostgreSQL and a mail server, and is erased in time',
  async () => {
    let mail = '';
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData(stream, _session, callback) {
        stream.on('data', (chunk) => {
          mail += chunk;
        });
        stream.on('end', () => callback());
      },
    });
    server.listen(0, '127.0.0.1');
    await once(server.server, 'listening');
    onTestFinished(() => new Promise((resolve) => server.close(() => resolve())));
    const DATABASE_URL = await freshDatabase(databaseUrl ?? '');
    const DRAIN_TOKEN = 'a token of twenty-four signs';
    const handler = await createFunctionHandler({
      DATABASE_URL,
      DRAIN_TOKEN,
      SMTP_URL: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
      CONTACT_TO: 'office@company.test',
      CONTACT_FROM: 'web@company.test',
      TRUST_PROXY: '1',
      ALLOWED_ORIGINS: 'https://www.company.test',
      RATE_PER_ADDRESS: '1',
    });
    const visitor = { 'X-Forwarded-For': '198.51.100.7', Origin: 'https://www.company.test' };
    const response = await handler(post(honest, visitor));
    expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([200, visitor.Origin]);
    expect(mail).toContain('Reply-To: Ana Rivera <ana@cooperativa.test>');
    expect((await handler(post({ ...honest, message: 'again' }, visitor))).status).toBe(429);

    const store = await openStore({ file: '', databaseUrl: DATABASE_URL });
    onTestFinished(() => store.close());
    const longAgo = Date.now() - 366 * 24 * 3600_000;
    await store.db.updateTable('messages').set({ received_at: longAgo }).execute();
    const headers = { Authorization: `Bearer ${DRAIN_TOKEN}` };
    const call = new Request('https://functions.test/api/contact/drain', { method: 'POST', headers });
    expect(await (await handler(call)).json()).toEqual({ sent: 0, failed: 0, erased: 1 });
    expect(await store.db.selectFrom('messages').selectAll().execute()).toEqual([]);
  },
);
