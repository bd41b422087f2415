import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import type { SMTPServerOptions } from 'smtp-server';
import { expect, test } from 'vitest';
import { readSmtpUrl } from '#server/smtp-settings.ts';
import { temporaryFolder } from '#tests/temporary-folder.ts';
import { createFileMailer, createSmtpMailer, MailRefused } from './mailer.ts';
import { describeFailure } from './retry.ts';
import { listenForTest, smtpServer } from './test-servers.ts';

const mail = {
  from: 'web@company.pr',
  to: 'office@company.pr',
  subject: 'Hello',
  text: 'Words',
  messageId: '<a@company.pr>',
};
const neverStopped = new AbortController().signal;

test('a mail server that never answers is left when the server is to stop', async () => {
  const port = await listenForTest(createServer(() => {}));
  const mailer = createSmtpMailer(readSmtpUrl(`smtp://127.0.0.1:${port}`), () => {});
  await expect(mailer.send('a', mail, AbortSignal.timeout(50))).rejects.toThrow(/abort/i);
});

const refuses = (responseCode: number) => Object.assign(new Error('no'), { responseCode });
const refusingMail: SMTPServerOptions['onData'] = (stream, _session, callback) =>
  stream.resume().on('end', () => callback(refuses(554)));

test.each<[what: string, rules: SMTPServerOptions, failure: string, user?: string]>([
  ['a refused recipient', { onRcptTo: (_to, _session, callback) => callback(refuses(550)) }, 'refused: 550 no'],
  ['a refused sender', { onMailFrom: (_from, _session, callback) => callback(refuses(553)) }, 'refused: 553 no'],
  ['refused contents', { onData: refusingMail }, 'refused: 554 no'],
  ['a login that is wanted', { authOptional: false }, 'refused: 530 '],
  ['a full mailbox', { onRcptTo: (_to, _session, callback) => callback(refuses(452)) }, 'EENVELOPE: 452 no'],
  ['a refused login', { onAuth: (_auth, _session, callback) => callback(refuses(535)) }, 'EAUTH: 535 no', 'ana:x@'],
  ['a server that takes none', { onConnect: (_session, callback) => callback(refuses(554)) }, 'EPROTOCOL: 554 no'],
])('%s is told, and only what the mail itself met is a refusal', async (_what, rules, failure, user = '') => {
  const url = readSmtpUrl(`smtp://${user}127.0.0.1:${await smtpServer(rules)}`);
  const error = await createSmtpMailer(url, () => {})
    .send('a', mail, neverStopped)
    .catch((error) => error);
  expect(describeFailure(error)).toContain(failure);
  expect(error instanceof MailRefused).toBe(failure.startsWith('refused'));
});

test('a mail that one of two addresses refuses is taken for the other, and the refused one is told', async () => {
  const port = await smtpServer({
    onRcptTo({ address }, _session, callback) {
      callback(address.startsWith('gone') ? Object.assign(new Error('no'), { responseCode: 550 }) : null);
    },
  });
  const refused: string[] = [];
  const mailer = createSmtpMailer(readSmtpUrl(`smtp://127.0.0.1:${port}`), (addresses) => refused.push(...addresses));
  await mailer.send('a', { ...mail, to: ['office@company.pr', 'gone@company.pr'] }, neverStopped);
  expect(refused).toEqual(['gone@company.pr']);
});

test('without a mail server each mail becomes one whole file, also when it is sent twice', async () => {
  const root = temporaryFolder();
  const directory = join(root, 'mail');
  const mailer = createFileMailer(directory);
  await mailer.send('ABCD.notification', mail, neverStopped);
  await mailer.send('ABCD.notification', mail, neverStopped);
  expect(readdirSync(directory)).toEqual(['ABCD.notification.eml']);
  const parsed = await PostalMime.parse(readFileSync(join(directory, 'ABCD.notification.eml')));
  expect(parsed).toMatchObject({ subject: 'Hello', text: 'Words\n' });
});
