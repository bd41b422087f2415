import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { expect, onTestFinished, test } from 'vitest';
import { appUnderTest, honest } from './contact/app-under-test.ts';
import { afterAnswering, createFunctionHandler } from './serverless.ts';
import { freshDatabase } from './store/stores-under-test.ts';

const databaseUrl = process.env.TEST_DATABASE_URL;

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
  const handler = afterAnswering(site.app, () => promise);
  const response = await handler(post(honest), { waitUntil: (work) => void following.push(work) });
  expect([response.status, following.length]).toEqual([200, 1]);
  resolve();
  await following[0];
});

test('without such a host the mail is tried before the answer, and its failure changes nothing', async () => {
  await using site = await appUnderTest();
  let tried = 0;
  const handler = afterAnswering(site.app, async () => {
    tried += 1;
    throw new Error('mail is down');
  });
  expect([(await handler(post(honest))).status, tried]).toEqual([200, 1]);
});

test('nothing follows a message that was not taken', async () => {
  await using site = await appUnderTest();
  let tried = 0;
  const handler = afterAnswering(site.app, async () => {
    tried += 1;
  });
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

test.skipIf(!databaseUrl)('a message goes through a function, PostgreSQL and a mail server', async () => {
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
  const handler = await createFunctionHandler({
    DATABASE_URL: await freshDatabase(databaseUrl ?? ''),
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
});
