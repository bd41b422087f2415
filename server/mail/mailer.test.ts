import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { expect, onTestFinished, test } from 'vitest';
import { createFileMailer, createSmtpMailer } from './mailer.ts';
import { describeFailure } from './retry.ts';
import { smtpServer } from './smtp-server-under-test.ts';
import { readSmtpUrl } from './smtp-settings.ts';

const mail = {
  from: 'web@company.pr',
  to: 'office@company.pr',
  subject: 'Hello',
  text: 'Words',
  messageId: '<a@company.pr>',
};
const patient = new AbortController().signal;
const noneRefused = (addresses: readonly string[]) => expect(addresses).toEqual([]);

test('a mail arrives at a mail server as it was written', async () => {
  const arrived: string[] = [];
  const port = await smtpServer({
    authOptional: true,
    onData(stream, _session, callback) {
      stream.on('data', (chunk: Buffer) => arrived.push(chunk.toString()));
      stream.on('end', () => callback());
    },
  });
  await createSmtpMailer(readSmtpUrl(`smtp://127.0.0.1:${port}`), noneRefused).send('a', mail, patient);
  expect(await PostalMime.parse(arrived.join(''))).toMatchObject({ subject: 'Hello', messageId: '<a@company.pr>' });
});

test('a server that refuses the recipient is told apart from one that is not there', async () => {
  const port = await smtpServer({
    authOptional: true,
    onRcptTo: (_address, _session, callback) =>
      callback(Object.assign(new Error('no such user'), { responseCode: 550 })),
  });
  const refused = createSmtpMailer(readSmtpUrl(`smtp://127.0.0.1:${port}`), noneRefused).send('a', mail, patient);
  await expect(refused).rejects.toMatchObject({ responseCode: 550, command: 'RCPT TO' });
  const absent = createSmtpMailer(readSmtpUrl('smtp://127.0.0.1:1'), noneRefused).send('a', mail, patient);
  await expect(absent).rejects.not.toHaveProperty('responseCode');
});

test('what is refused for one of two recipients leaves for the other, and the refused one is named', async () => {
  const port = await smtpServer({
    authOptional: true,
    onRcptTo: ({ address }, _session, callback) =>
      callback(address.startsWith('gone') ? Object.assign(new Error('no such user'), { responseCode: 550 }) : null),
  });
  const refused: string[] = [];
  const mailer = createSmtpMailer(readSmtpUrl(`smtp://127.0.0.1:${port}`), (all) => refused.push(...all));
  await mailer.send('a', { ...mail, to: ['office@company.pr', 'gone@company.pr'] }, patient);
  expect(refused).toEqual(['gone@company.pr']);
});

test('nothing is said to a server that cannot do the TLS which the address demands', async () => {
  const said: string[] = [];
  const port = await smtpServer({
    authOptional: true,
    onMailFrom(address, _session, callback) {
      said.push(address.address);
      callback();
    },
  });
  const sending = createSmtpMailer(readSmtpUrl(`smtp://127.0.0.1:${port}?tls=required`), noneRefused).send(
    'a',
    mail,
    patient,
  );
  await expect(sending).rejects.toThrow();
  expect(said).toEqual([]);
});

test.each([
  ['the time is over', { handOver: 50, acceptance: 5000 }, () => patient],
  ['the server is to stop', { handOver: 5000, acceptance: 5000 }, () => AbortSignal.timeout(50)],
])('a mail server that never answers is left when %s', async (_when, patience, stop) => {
  const server = createServer(() => {});
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const began = performance.now();
  const sending = createSmtpMailer(readSmtpUrl(`smtp://127.0.0.1:${port}`), noneRefused, patience).send(
    'a',
    mail,
    stop(),
  );
  await expect(sending.catch((error) => Promise.reject(new Error(describeFailure(error))))).rejects.toThrow(
    /abort|time/i,
  );
  expect(performance.now() - began).toBeLessThan(4000);
});

test.each([
  { what: 'waited for', acceptance: 5000, outcome: 'taken' },
  { what: 'left in the end', acceptance: 150, outcome: 'left' },
])('a server that takes its time once it has the whole mail is $what', async ({ acceptance, outcome }) => {
  const port = await smtpServer({
    authOptional: true,
    onData(stream, _session, callback) {
      stream.resume().on('end', () => setTimeout(callback, 900));
    },
  });
  const patience = { handOver: 500, acceptance };
  const sending = createSmtpMailer(readSmtpUrl(`smtp://127.0.0.1:${port}`), noneRefused, patience).send(
    'a',
    mail,
    patient,
  );
  expect(
    await sending.then(
      () => 'taken',
      () => 'left',
    ),
  ).toBe(outcome);
});

test('without a mail server each mail becomes one whole file, also when it is sent twice', async () => {
  const root = mkdtempSync(join(tmpdir(), 'mail-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const directory = join(root, 'mail');
  const mailer = createFileMailer(directory);
  await mailer.send('ABCD.notice', mail, patient);
  await mailer.send('ABCD.notice', mail, patient);
  expect(readdirSync(directory)).toEqual(['ABCD.notice.eml']);
  const parsed = await PostalMime.parse(readFileSync(join(directory, 'ABCD.notice.eml')));
  expect(parsed).toMatchObject({ subject: 'Hello', text: 'Words\n' });
});

test('a file that cannot be written is a failure, and no half of it stays', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'mail-'));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  await expect(createFileMailer(directory).send('no/such/folder', mail, patient)).rejects.toThrow();
  expect(existsSync(join(directory, 'no'))).toBe(false);
});
