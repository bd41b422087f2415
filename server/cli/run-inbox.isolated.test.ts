import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { saveTrouble } from '#server/health/health.ts';
import { lockDataDirectory } from '#server/store/open-store.ts';
import { newMessage } from '#server/store/test-stores.ts';
import { addVisits } from '#server/store/visits.ts';
import { contactFields } from '#shared/contact.ts';
import { minute } from '#shared/durations.ts';
import { testSite } from '#tests/test-site.ts';
import { csvLine } from './export-command.ts';
import { terminalTime } from './terminal-text.ts';
import { inbox, now } from './test-inbox.ts';

const timeOf = (at: number) => terminalTime(at, testSite());

test('the list shows the newest first, and no test of the operator’s', async () => {
  const { run } = await inbox([
    { id: 'OLD', received_at: now - 9e6, answered_at: now - 5.4e6 },
    { id: 'NEW' },
    { id: 'TEST', canary: 1 },
  ]);
  const { code, out } = await run('list');
  expect(code).toBe(0);
  expect(out.split('\n').map((line) => line.split(' ')[0])).toEqual(['REFERENCE', '---------', 'NEW', 'OLD']);
  expect(out).toMatch(/^REFERENCE +RECEIVED +MAIL +ANSWERED/);
  expect(out).toContain(`OLD        ${timeOf(now - 9e6)}  waiting  ${timeOf(now - 5.4e6)}  `);
});

test('nothing a visitor typed moves the cursor or turns the line', async () => {
  const evil = '\u001b[2J\u001b]0;owned\u0007\u202eevil\u009b31m';
  const { run } = await inbox([{ id: 'EVIL', name: evil, message: evil, website: evil, phone: evil }]);
  const out = (await run('list')).out + (await run('show', 'evil')).out;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not be there.
  expect(out).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202e]/);
  expect(out).toContain('⟨U+001B⟩');
});

test('show tells all of one message, and a wrong reference is wrong use', async () => {
  const { run } = await inbox([{ id: 'AB', message: 'line one\nline two', spam_score: 3, spam_reasons: 'too-fast:3' }]);
  const { out } = await run('show', 'AB');
  for (const text of ['Ana Rivera', 'line one\nline two', 'too-fast', 'notification']) expect(out).toContain(text);
  expect((await run('show', 'XX')).code).toBe(2);
  expect((await run('show')).code).toBe(2);
});

test('the status is well while mail flows, and not when it waits too long or was given up', async () => {
  const { run, setMails } = await inbox([{ id: 'AB' }]);
  expect((await run('status')).code).toBe(0);
  await setMails({ created_at: now - 16 * minute });
  const waiting = await run('status');
  expect(waiting.out).toMatch(/waiting +1, the oldest since 16 min\n.*Mail has stopped/s);
  expect(waiting.code).toBe(1);
  await setMails({ state: 'refused', last_error: 'EENVELOPE: 550' });
  const trouble = { ok: false, stuck: 1, lastError: 'EENVELOPE: 550' };
  expect(JSON.parse((await run('status', '--json')).out)).toMatchObject(trouble);
});

test('the status is not well while the server has trouble', async () => {
  const { run, withStore } = await inbox();
  expect((await run('status')).code).toBe(0);
  const trouble = { area: 'disk', text: 'the disk is nearly full.', since: now - 3600_000, told_at: now, seen_at: now };
  await withStore((store) => saveTrouble(store, trouble));
  expect(await run('status')).toMatchObject({ code: 1, out: expect.stringContaining('the disk is nearly full.') });
  expect(JSON.parse((await run('status', '--json')).out)).toMatchObject({ ok: false, troubles: [{ area: 'disk' }] });
});

test('mails that were given up are queued again, one or all, but no confirmation months later', async () => {
  const { run, withStore, setMails } = await inbox([{ id: 'AB' }, { id: 'CD' }]);
  await withStore((store) => store.saveMessage(newMessage({ id: 'EF' }, ['confirmation'])));
  const waiting = () =>
    withStore(({ db }) => db.selectFrom('mails').select('message_id as id').where('state', '=', 'waiting').execute());
  await setMails({ state: 'refused', attempts: 9 });
  await run('resend', 'AB');
  expect(await waiting()).toEqual([{ id: 'AB' }]);
  await setMails({ state: 'refused', attempts: 9 });
  expect((await run('resend', '--stuck')).out).toBe('Queued: 2 mails.');
  expect(await waiting()).toEqual([{ id: 'AB' }, { id: 'CD' }]);
});

test('a message that is held is not sent again but released', async () => {
  const { run, withStore } = await inbox([{ id: 'AB', held: 1 }]);
  const notes = 'AB is held: "release AB" sends its mail.';
  expect(await run('resend', 'ab')).toMatchObject({ code: 2, notes });
  expect([(await run('release', 'ab')).code, (await run('release', 'AB')).code]).toEqual([0, 2]);
  expect((await run('resend', 'AB')).out).toBe('The mail of AB is queued.');
  const message = await withStore((store) => store.db.selectFrom('messages').selectAll().executeTakeFirstOrThrow());
  expect(message).toMatchObject({ held: 0, released_at: now });
  expect((await run('resend', 'XX')).notes).toBe('There is no message of this reference.');
});

test('the export holds all messages, oldest first, safe for spreadsheets', async () => {
  const { run } = await inbox([
    { id: 'B', received_at: now - 1000, name: '=cmd|calc', message: 'say "hi", ok\nbye' },
    { id: 'A', received_at: now - 2000, name: '-Ana', source: '{"landing":"/sap","utm_source":"=cmd"}' },
  ]);
  const { out } = await run('export');
  const heads = ['reference', 'received', 'language', ...contactFields, 'suspicion', 'reasons', 'held', 'answered'];
  expect(out.startsWith(`\ufeff${heads.join(',')},answered_by,landing,`)).toBe(true);
  expect(out).toMatch(
    /\nA,2026-11-20T11:59:58\.000Z,en,'-Ana,.*,\/sap,,'=cmd,.*\nB,.*,'=cmd\|calc,.*,"say ""hi"", ok\nbye",/,
  );
  const lines = (await run('export', '--json')).out.split('\n');
  expect(lines.map((line) => JSON.parse(line).reference)).toEqual(['A', 'B']);
});

test('before it erases the command says what, and one message alone can be erased of a sender who may be forged', async () => {
  const { run } = await inbox([
    { id: 'AB', received_at: now - 9e6 },
    { id: 'SPAM', held: 1 },
  ]);
  const email = ['--email', 'ana@cooperativa.test'];
  const { code, notes } = await run('erase', ...email);
  expect([code, notes]).toEqual([2, expect.stringMatching(/^2 messages: SPAM, AB\..*"erase SPAM --yes"/s)]);
  expect((await run('erase', 'spam')).notes).toMatch(/^1 message: SPAM\./);
  expect((await run('erase', 'spam', ...email, '--yes')).code).toBe(2);
  expect((await run('erase', 'spam', '--yes')).out).toContain('1 message erased.');
  expect((await run('find', ...email)).out).toMatch(/\nAB /);
  expect((await run('erase', 'spam', '--yes')).code).toBe(2);
});

test('what is found, exported and erased of a person is the same, with the mails on disk', async () => {
  const { run, directory } = await inbox([
    { id: 'A', email: 'Ana.R@Gmail.com' },
    { id: 'B', email: 'anar+x@googlemail.com', held: 1 },
    { id: 'C', email: 'anar@gmail.com', canary: 1 },
    { id: 'D', email: 'anar@b.pr' },
  ]);
  const person = ['--email', 'anar@gmail.com'];
  mkdirSync(join(directory, 'mail'));
  for (const name of ['A.notification', 'A.call-host', 'digest', 'D.notification'])
    writeFileSync(join(directory, 'mail', `${name}.eml`), 'mail');
  const references = (rows: { reference: string }[]) => rows.map(({ reference }) => reference).sort();
  const lines = (await run('export', '--json', ...person)).out.split('\n');
  expect(references(JSON.parse((await run('find', ...person, '--json')).out))).toEqual(['A', 'B', 'C']);
  expect(references(lines.map((line) => JSON.parse(line)))).toEqual(['A', 'B', 'C']);
  expect(JSON.parse((await run('erase', ...person, '--yes', '--json')).out).erased).toBe(3);
  expect((await run('find', ...person)).out).toBe('There are no such messages.');
  expect(readdirSync(join(directory, 'mail'))).toEqual(['D.notification.eml']);
  expect((await run('find')).code).toBe(2);
});

/** A delivery report as Postfix writes it (RFC 3464) about a mail with these headers. */
const report = (action: string, headers: string) => `From: MAILER-DAEMON@mail.pr
Content-Type: multipart/report; report-type=delivery-status; boundary="b"

--b
Content-Type: message/delivery-status

Reporting-MTA: dns; mail.pr

Final-Recipient: rfc822; office@company.pr
Action: ${action}
Status: 5.1.1
Diagnostic-Code: smtp; 550 5.1.1 <office@company.pr>: user unknown

--b
Content-Type: message/rfc822

${headers}

Words
--b--
`;

/** An inbox whose one mail has left, and the headers of that mail. */
async function sentMail() {
  const opened = await inbox([{ id: 'ABCD-EFGH-JKMN' }]);
  await opened.run('drain');
  const mail = readFileSync(join(opened.directory, 'mail/ABCD-EFGH-JKMN.notification.eml'), 'utf8');
  return { ...opened, headers: mail.split('\r\n\r\n')[0] ?? '' };
}

test('a mail that comes back is marked undeliverable, and the status is not well', async () => {
  const { run, pipe, headers } = await sentMail();
  expect((await pipe(report('delayed', headers), 'bounce')).out).toBe('The report tells of no failure.');
  expect((await run('status')).code).toBe(0);
  const { code, out } = await pipe(report('failed', headers), 'bounce');
  expect([code, out]).toEqual([0, 'The notification of ABCD-EFGH-JKMN came back: it is marked undeliverable.']);
  expect((await run('status')).code).toBe(1);
  expect((await run('show', 'ABCD-EFGH-JKMN')).out).toMatch(/bounced.*smtp; 550 5\.1\.1 <\*\*\*@\*\*\*>: user unknown/);
  expect((await run('list', '--undelivered')).out).toContain('ABCD-EFGH-JKMN');
  expect((await pipe(report('failed', headers), 'bounce')).code).toBe(0);
});

const qmail = `Hi. This is the qmail-send program at mail.pr.
I'm afraid I wasn't able to deliver your message to the following addresses.
This is a permanent error; I've given up. Sorry it didn't work out.

<office@company.pr>:
192.0.2.7 does not like recipient.
Remote host said: 550 no such user here
Giving up on 192.0.2.7.

--- Below this line is a copy of the message.
`;
const delayed = 'The message is delayed (4.4.1). It will be tried again for 5 days.';
const quoted = (headers: string) => headers.replace(/^/gm, '> ');

test.each<[what: string, marked: boolean, words: string, quote?: (headers: string) => string]>([
  ['of qmail', true, qmail],
  ['that quotes the mail with signs', true, 'It failed for good (5.7.1).', quoted],
  ['of a delay', false, delayed],
  ['of a delay that quotes words such as 5.1.1', false, delayed, (headers) => `${headers}\n\nSAP 5.1.1`],
])('a report in words alone, %s, marks the mail as undeliverable: %s', async (_what, marked, words, quote) => {
  const { pipe, headers } = await sentMail();
  const mail = `From: MAILER-DAEMON@mail.pr\n\n${words}\n${quote?.(headers) ?? headers}\n`;
  const out = marked ? expect.stringContaining('came back') : 'The report tells of no failure.';
  expect(await pipe(mail, 'bounce')).toMatchObject({ code: 0, out });
});

test.each<[string, (headers: string) => string]>([
  ['of which only the reference is known', (headers) => headers.replace(/^X-Contact-Proof:.*$/im, '')],
  ['with the proof of another kind', (headers) => headers.replace('.notification.', '.confirmation.')],
  ['with the proof of another message', (headers) => headers.replace('<abcd-', '<aaaa-')],
])('a report about a mail %s marks nothing', async (_what, forge) => {
  const { run, pipe, headers } = await sentMail();
  await pipe(report('failed', forge(headers)), 'bounce');
  expect((await run('status')).code).toBe(0);
});

test('help is there for all and for one, and wrong use says what is right', async () => {
  const { run } = await inbox();
  expect((await run('--help')).out).toContain('release ID');
  expect((await run('erase', '--help')).out).toMatch(
    /^Usage: npm run inbox -- erase ID --yes.*\n\n {2}Erases a message/,
  );
  expect(await run('lst')).toMatchObject({ code: 2, notes: 'There is no command "lst". See --help.' });
  expect((await run('toString')).code).toBe(2);
  expect((await run('list', '--colour')).code).toBe(2);
});

test.each<[cell: string, written: string]>([
  ['x;=1+1;y', `"x;'=1+1;y"`],
  ['x\n@sum', `"x\n'@sum"`],
  ['Hello\t=1+1', `"Hello\t'=1+1"`],
  ['Hello\tyou', `"Hello\tyou"`],
  ['+34600111222', '+34600111222'],
  ['\r=1', `"'\r'=1"`],
  ...['=1+1', '+1+1', '-1', '@x', ' =1', '|x', '%x', '＝1'].map((cell): [string, string] => [cell, `'${cell}`]),
])('no spreadsheet takes the cell %j for a formula, whatever separates', (cell, written) => {
  expect(csvLine([cell])).toBe(written);
});

test('a backup taken while the store is written to has every message stored before it, and can be restored', async () => {
  const { run, directory, withStore } = await inbox([{ id: 'ONE' }, { id: 'TWO' }]);
  const file = join(directory, 'copy.db');
  await withStore(async (store) => {
    // Still in the log of changes, which a copy of the file alone would lack.
    await store.saveMessage(newMessage({ id: 'THREE' }));
    const out = `${file} is whole: 3 messages, the last received ${timeOf(now - 60_000)}.`;
    expect(await run('backup', file)).toMatchObject({ code: 0, out });
    await store.saveMessage(newMessage({ id: 'LATER', received_at: now }));
  });
  expect((await run('backup', file)).notes).toContain('is there already');
  expect(statSync(file).mode & 0o077).toBe(0);
  expect(readdirSync(directory).filter((name) => name.startsWith('copy.db'))).toEqual(['copy.db']);
  writeFileSync(join(directory, 'messages.db'), 'damaged '.repeat(2000));
  rmSync(join(directory, 'messages.db-wal'), { force: true });
  expect((await run('restore', file)).notes).toContain('add --yes');
  expect((await run('restore', file, '--yes')).code).toBe(0);
  expect((await run('list')).out.split('\n').length).toBe(2 + 3);
  expect(readdirSync(directory).some((name) => name.startsWith('messages.db.before-2026-11-20'))).toBe(true);
});

test('a backup that is damaged or none is told and not restored, and a running server keeps its database', async () => {
  const { run, directory } = await inbox([{ id: 'ONE' }]);
  const file = join(directory, 'copy.db');
  await run('backup', file);
  const lock = lockDataDirectory(directory);
  await expect(run('restore', file, '--yes')).rejects.toThrow('Another server already uses DATA_DIR');
  lock[Symbol.dispose]();
  const bytes = readFileSync(file);
  writeFileSync(file, bytes.fill(0xa5, 4096));
  expect((await run('restore', file, '--yes')).notes).toContain('is no whole backup');
  expect((await run('restore', join(directory, 'nothing.db'))).notes).toContain('There is no file');
  expect((await run('list')).out).toContain('ONE');
});

test.each(['backup', 'restore'])('%s leaves a store in PostgreSQL to its own programs', async (command) => {
  const { run, directory } = await inbox([], { DATABASE_URL: 'postgres://127.0.0.1/site' });
  const file = join(directory, 'site.dump');
  if (command !== 'backup') writeFileSync(file, 'PGDMP');
  expect((await run(command, file)).notes).toContain('use pg_dump and pg_restore');
});

test('visits are shown by day, the most opened page first, of thirty days or as far back as asked', async () => {
  const { run, withStore } = await inbox();
  expect((await run('visits')).out).toBe('Nothing was counted since 2026-10-22. The server counts with VISITS=on.');
  const counts = [
    { day: '2026-11-20', path: '/sap', count: 12 },
    { day: '2026-11-20', path: '/es', count: 3 },
    { day: '2026-10-01', path: '/', count: 100 },
  ];
  await withStore((store) => addVisits(store, counts));
  expect((await run('visits')).out).toMatch(/OPENED.*12 {2}\/sap\n.* 3 {2}\/es\n\n15 since 2026-10-22\.$/s);
  expect(JSON.parse((await run('visits', '--since', '2026-10-01', '--json')).out)).toEqual(counts);
  const notes = expect.stringContaining('Write a date');
  expect(await run('visits', '--since', 'yesterday')).toMatchObject({ code: 2, notes });
});

test('commands leave an older database as it is, and one of a newer version is told', async () => {
  const { run, directory } = await inbox();
  rmSync(join(directory, 'messages.db'));
  await expect(run('list')).rejects.toThrow('The database is of an older version: start the server once');
  expect((await run('drain')).code).toBe(0);
  expect((await run('list')).code).toBe(0);
  using database = new DatabaseSync(join(directory, 'messages.db'));
  database.exec("insert into kysely_migration (name, timestamp) values ('2099-01-01-later', '')");
  for (const command of ['list', 'drain'])
    await expect(run(command)).rejects.toThrow(/^The database is of a newer version: run that version/);
});
