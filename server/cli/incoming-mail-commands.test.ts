import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Store } from '#server/store/store.ts';
import { newCall } from '#server/store/test-stores.ts';
import { day } from '#shared/durations.ts';
import { inbox, now } from './test-inbox.ts';

const id = 'ABCD-EFGH-JKMN';
/** What stands in place of the Message-ID that the notification of the message has. */
const notification = '<notification>';
const reply = {
  From: 'office@company.pr',
  To: 'Ana <ANA@cooperativa.test>',
  Cc: 'answers@company.pr',
  'In-Reply-To': notification,
};

/**
 * Runs `answered` on a store whose one message has been mailed; gives exit code, notes, and by what the message then is
 * answered.
 */
async function answered(words: string[], mail: Record<string, string> = {}, canary = 0) {
  const { pipe, run, directory, withStore } = await inbox([{ id, canary }]);
  await run('drain');
  const [, messageId = ''] =
    /^Message-ID:\s*(<.*>)/im.exec(readFileSync(join(directory, 'mail', `${id}.notification.eml`), 'utf8')) ?? [];
  const head = Object.entries(mail).map((pair) => pair.join(': ').replace(notification, messageId));
  const { code, notes } = await pipe([...head, '', 'Hello Ana', ''].join('\r\n'), 'answered', ...words);
  const query = ({ db }: Store) => db.selectFrom('messages').select(['answered_at as at', 'answered_by as by']);
  return { code, notes, ...(await withStore((store) => query(store).executeTakeFirstOrThrow())) };
}

test('a message is marked by its reference, and a test of the operator’s is none', async () => {
  expect(await answered(['abcd-efgh-jkmn'])).toMatchObject({ code: 0, by: 'command', at: now });
  expect(await answered([id], {}, 1)).toMatchObject({ code: 2, by: null, notes: expect.stringContaining('--waiting') });
});

test.each<[what: string, by: string | null, changes: Record<string, string>]>([
  ['a reply to the sender', 'copy', {}],
  ['a reply later in the thread', 'copy', { 'In-Reply-To': '<x@y>', References: `${notification} <x@y>` }],
  ['a stranger’s, who knows the reference', null, { 'In-Reply-To': '<abcd-efgh-jkmn.notification@company.pr>' }],
  ['a stranger’s, who guesses', null, { 'In-Reply-To': `<abcd-efgh-jkmn.notification.${'A'.repeat(24)}@company.pr>` }],
  ['a robot’s absence note', null, { 'Auto-Submitted': 'auto-replied' }],
  ['an absence note sent in bulk', null, { Precedence: 'bulk' }],
  ['an absence note of qmail or cPanel', null, { 'X-Autoreply': 'yes' }],
  ['an absence note of Exchange', null, { 'X-Auto-Response-Suppress': 'All' }],
  ['an absence note without a sender', null, { 'Return-Path': '<>' }],
  ['a reply that names its sender', 'copy', { 'Auto-Submitted': 'no', 'Return-Path': '<office@company.pr>' }],
  ['a mail that passes the message on', null, { To: 'colleague@company.pr' }],
  ['a mail from the sender', null, { From: 'ana@cooperativa.test' }],
  ['a mail about something else', null, { 'In-Reply-To': '<abcd-efgh-jkmn@company.pr>' }],
])('%s in copy marks as answered by: %s', async (_, by, changes) => {
  expect(await answered([], { ...reply, ...changes })).toMatchObject({ code: 0, by });
});

const nested = Array.from({ length: 300 }, (_, level) => {
  const boundary = `part${level}`;
  return `Content-Type: multipart/mixed; boundary=${boundary}\r\n\r\n--${boundary}\r\n`;
}).join('');

test.each([
  ['a stranger’s', 'bounce', 'From: a@b.test\r\n\r\nHello'],
  ['one nested too deep', 'bounce', nested],
  ['one nested too deep', 'answered', nested],
])('a mail that is not ours does not go back to its sender: %s, by %s', async (_, command, mail) => {
  const { pipe } = await inbox();
  expect(await pipe(mail, command)).toMatchObject({ code: 0, notes: '' });
});

test('a fault of ours leaves the mail with the mail server, in one sentence', async () => {
  const { pipe, withStore } = await inbox([{ id }]);
  await withStore(({ db }) => db.schema.dropTable('secrets').execute());

  const { code, notes } = await pipe('From: a@b.test\r\n\r\nHello', 'bounce');
  expect([code, notes]).toEqual([75, expect.stringMatching(/^This mail cannot be taken now: .*\n?$/)]);
});

test.each([
  ['answered', 'ana@cooperativa.test'],
  ['bounce', 'Luz@firm.test'],
])('%s tells host and company that a guest declines the invitation, once a day', async (command, guest) => {
  const { pipe, run, directory, withStore } = await inbox([{ id }], { CONTACT_TO: 'office@company.pr' });
  const call = newCall(id, now + day);
  await withStore(({ db }) => db.insertInto('calls').values(call).execute());
  const replyOf = (answer: string, who = guest, uid = id.toLowerCase()) =>
    [
      `From: ${who}`,
      'Content-Type: multipart/alternative; boundary=b',
      '',
      '--b',
      'Content-Type: text/plain',
      '',
      'Ana has declined this invitation.',
      '--b',
      'Content-Type: text/calendar; charset=UTF-8; method=REPLY',
      '',
      'BEGIN:VCALENDAR',
      'METHOD:REPLY',
      'VERSION:2.0',
      'BEGIN:VEVENT',
      `UID:${uid}@company.pr`,
      `ATTENDEE;PARTSTAT=${answer};CN=Ana:mailto:${who}`,
      'END:VEVENT',
      'END:VCALENDAR',
      '--b--',
      '',
    ].join('\r\n');
  const queued = async () => {
    const kinds = await withStore(({ db }) => db.selectFrom('mails').select('kind').execute());
    return kinds.filter(({ kind }) => kind === 'call-declined').length;
  };
  for (const other of [replyOf('ACCEPTED'), replyOf('DECLINED', 'a@stranger.test'), replyOf('DECLINED', guest, 'x')])
    expect(await pipe(other, command)).toMatchObject({ code: 0 });
  expect(await queued()).toBe(0);
  for (const _ of [1, 2])
    expect((await pipe(replyOf('DECLINED'), command)).out).toContain(`A guest declined the call of ${id}`);
  expect(await queued()).toBe(1);
  await run('drain');
  const sent = readFileSync(join(directory, 'mail', `${id}.call-declined.eml`), 'utf8');
  expect(sent).toMatch(/^To: luz@firm.test, office@company.pr$/im);
  expect(await withStore(({ db }) => db.selectFrom('calls').select('state').execute())).toEqual([
    { state: 'confirmed' },
  ]);
});
