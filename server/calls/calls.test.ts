import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ICAL from 'ical.js';
import PostalMime from 'postal-mime';
import { expect, test, vi } from 'vitest';
import { honest, testApp } from '#server/contact/test-app.ts';
import { callTime } from '#server/mail/compose-mails.ts';
import { purgeBefore } from '#server/store/erase.ts';
import { rejectMessage, releaseMessage } from '#server/store/inbox-queries.ts';
import type { CallRow } from '#server/store/schema.ts';
import type { Store } from '#server/store/store.ts';
import { newMessage, storeInMemory, testOnStores } from '#server/store/test-stores.ts';
import { day, minute } from '#shared/durations.ts';
import { fill } from '#shared/fill.ts';
import { ContentError } from '#site/content-error.ts';
import { temporaryFolder } from '#tests/temporary-folder.ts';
import { testSite } from '#tests/test-site.ts';

const site = testSite();
const company = site.company();
const [host] = site.booking().hosts;
const secret = 'calendar-secret-of-24-letters';

/** The whole service in the morning of a Friday, with the mails that have left as files. */
async function service(store?: Store, changes = {}) {
  const directory = temporaryFolder();
  const settings = { DATA_DIR: directory, RATE_PER_ADDRESS: '1000', CALENDAR_SECRET: secret, ...changes };
  const service = await testApp({}, settings, store ?? (await storeInMemory()));
  const { app, outbox } = service;

  async function postFrom(values: object, from?: string) {
    const response = await service.post({ ...honest, ...values }, {}, from);
    return (await response.json()) as { reference: string; errors?: object };
  }

  const post = (values: object) => postFrom(values);

  const times = async () => ((await (await app.request('/api/contact/times')).json()) as { times: string[] }).times;

  /** A mail that has left; undefined for none. */
  async function mail(reference: string, kind: string) {
    await outbox.drain();
    const file = join(directory, 'mail', `${reference}.${kind}.eml`);
    if (!existsSync(file)) return undefined;
    const read = await PostalMime.parse(readFileSync(file), { attachmentEncoding: 'utf8' });
    const path = /\/api\/contact\/call\/\S+/.exec(read.text ?? '')?.[0] ?? '';
    const calendar = read.attachments.find(({ mimeType }) => mimeType === 'text/calendar');
    return { ...read, path, event: calendar && eventOf(String(calendar.content)), method: calendar?.method };
  }

  async function open(path: string, values?: Record<string, string>) {
    const answer = await app.request(path, values && { method: 'POST', body: new URLSearchParams(values) });
    return { status: answer.status, page: await answer.text() };
  }

  /** A message that asks for the first free time, confirmed. */
  async function booked() {
    const [time = ''] = await times();
    const { reference } = await post({ time, message: `I would like a call at ${time}` });
    await open((await mail(reference, 'call-question'))?.path ?? '', {});
    return { time, reference, path: (await mail(reference, 'call'))?.path ?? '' };
  }

  const call = (id: string) =>
    service.store.db.selectFrom('calls').selectAll().where('message_id', '=', id).executeTakeFirst();

  return { ...service, post, postFrom, times, mail, open, booked, call };
}

function eventOf(text: string): ICAL.Event {
  return new ICAL.Event(new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent') as ICAL.Component);
}

const shown = (time: string, locale = site.firstLocale) =>
  callTime(Date.parse(time), locale, { site, timeZone: company.timeZone });
const lastLocale = site.locales.at(-1) ?? site.firstLocale;
const startOf = (event?: ICAL.Event) => event?.startDate.toJSDate().toISOString();

testOnStores('fifty who want one time at once: one gets it, and of the others nothing is stored', async (store) => {
  const { contact, times, clock } = await service(store);
  const at = Date.parse((await times())[0] ?? '');
  const save = () => {
    const message = newMessage({ received_at: clock.now() }, ['notification', 'call-question']);
    return store.saveMessage({ ...message, bookCall: (db) => contact.calls.book(db, message.row, '', at) });
  };
  const results = await Promise.allSettled(Array.from({ length: 50 }, save));

  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  for (const table of ['messages', 'calls'] as const)
    expect(await store.db.selectFrom(table).selectAll().execute()).toHaveLength(1);
});

test('a visitor confirms by the link of a mail without their words; then both sides have the call in their calendars', async () => {
  const { post, times, mail, open, call, app } = await service();
  const [time = ''] = await times();
  const { reference } = await post({ time, locale: lastLocale });
  const question = await mail(reference, 'call-question');
  expect(question?.to).toEqual([expect.objectContaining({ address: honest.email })]);
  expect(JSON.stringify(question)).not.toContain('Ana Rivera');
  expect(await mail(reference, 'call')).toBeUndefined();

  const path = question?.path ?? '';
  expect((await open(path)).page).toContain(shown(time, lastLocale));
  expect((await call(reference))?.state).toBe('asked');
  expect((await open(path, {})).status).toBe(200);
  expect((await open(path, {})).status).toBe(410);

  for (const [kind, to, summary] of [
    ['call', honest.email, company.name],
    ['call-host', host?.email, 'Ana Rivera'],
  ] as const) {
    const sent = await mail(reference, kind);
    expect([sent?.to?.[0]?.address, sent?.event?.sequence]).toEqual([to, 0]);
    expect(sent?.event?.summary).toContain(summary);
    expect(startOf(sent?.event)).toBe(time);
  }
  const feed = await app.request(`/calendar/${secret}.ics`);
  expect(startOf(eventOf(await feed.text()))).toBe(time);
  expect((await app.request('/calendar/another-secret-of-24-letters.ics')).status).toBe(404);
});

test('a call is moved, and canceled, by the link of the last invitation alone', async () => {
  const { booked, times, mail, open, call } = await service();
  const { time, reference, path } = await booked();
  const other = (await times()).at(-1) ?? '';
  expect(other).not.toBe(time);
  expect((await open(path)).page).toContain(other);
  expect((await open(path, { time: '2026-11-21T12:00:00.000Z' })).page).toContain('role="alert"');
  expect((await open(path, { time: other })).status).toBe(200);
  expect((await open(path, { cancel: 'yes' })).status).toBe(410);

  const moved = await mail(reference, 'call');
  expect([startOf(moved?.event), moved?.event?.sequence]).toEqual([other, 1]);
  expect((await open(moved?.path ?? '', { cancel: 'yes' })).status).toBe(200);
  const canceled = await mail(reference, 'call-host');
  expect([canceled?.method, canceled?.event?.sequence]).toEqual(['CANCEL', 2]);
  expect((await call(reference))?.state).toBe('canceled');
});

test('a link that is forged, or of another call, does nothing', async () => {
  const { post, times, mail, open, call } = await service();
  const all = await times();
  const one = await post({ time: all[0] });
  const other = await post({ time: all.at(-1), message: 'Another one', email: 'luz@clinic.test' });
  const path = (await mail(one.reference, 'call-question'))?.path ?? '';
  const forged = [path.replace(one.reference, other.reference), path.replace('/confirm', '/change'), path.slice(0, -1)];

  for (const each of forged) expect((await open(each, { cancel: 'yes' })).status).toBe(410);
  expect((await call(other.reference))?.state).toBe('asked');
});

test('a time that nobody confirms within half an hour is free again', async () => {
  const { post, times, mail, open, clock } = await service();
  const time = (await times()).at(-1) ?? '';
  const { reference } = await post({ time });
  const path = (await mail(reference, 'call-question'))?.path ?? '';
  clock.time += 6000;
  expect(await times()).not.toContain(time);
  clock.time += 30 * minute;
  expect(await times()).toContain(time);
  expect((await open(path, {})).status).toBe(410);
  expect(await post({ time, message: 'I want it', email: 'luz@clinic.test' })).toMatchObject({ success: true });
});

const held = { note_7f3k: 'x' };

test('a message that the filter holds keeps no time, and asks for it when it is released', async () => {
  const { store, contact, post, times, mail, clock, call, open } = await service();
  const time = (await times()).at(-1) ?? '';
  const { reference } = await post({ time, ...held });
  expect(await post({ time: '1999-01-01T12:00:00.000Z', ...held })).toMatchObject({ errors: {} });
  clock.time += 6000;
  expect(await times()).toContain(time);
  expect(await mail(reference, 'call-question')).toBeUndefined();

  await releaseMessage(store, reference, clock.now(), contact.calls.rebook);
  expect((await call(reference))?.confirm_by).toBe(clock.now() + 30 * minute);
  expect(await open((await mail(reference, 'call-question'))?.path ?? '', {})).toMatchObject({ status: 200 });
  expect((await call(reference))?.state).toBe('confirmed');
});

test.each(['taken', 'over'])('who asked for a time that is %s when the message is released is told so', async (how) => {
  const { store, contact, post, times, mail, clock, call } = await service();
  const time = (await times()).at(-1) ?? '';
  const { reference } = await post({ time, ...held, email: 'luz@clinic.test' });
  if (how === 'taken') await post({ time });
  else clock.time = Date.parse(time);

  await releaseMessage(store, reference, clock.now(), contact.calls.rebook);
  const told = await mail(reference, 'call-question');
  const { missed } = site.contactWords(site.firstLocale).call.mails;
  expect([told?.subject, told?.path]).toEqual([fill(missed.subject, { reference }), '']);
  expect((await call(reference))?.state).toBe('lapsed');
});

test('what a mailbox and a network may ask for in a day is limited, and a refusal is told at once', async () => {
  const { post, times, clock, postFrom } = await service(undefined, { RATE_PER_ADDRESS: '4' });
  const all = [...Map.groupBy(await times(), (time) => time.slice(0, 10)).values()].map(([first]) => first);
  const refused = { errors: { time: site.contactWords(site.firstLocale).errors['too-many-calls'] } };
  const ask = (index: number, email: string, from?: string) =>
    postFrom({ time: all[index], message: `Wish ${index}`, email }, from);
  for (const index of [0, 1, 2]) expect(await ask(index, 'a@b.test')).toMatchObject({ success: true });
  expect(await ask(3, 'a@b.test', '203.0.113.8')).toMatchObject(refused);
  clock.time += 10 * minute;
  expect(await ask(3, 'c@b.test')).toMatchObject({ success: true });
  expect(await ask(4, 'd@b.test')).toMatchObject(refused);
  expect(await ask(4, 'd@b.test', '203.0.113.8')).toMatchObject({ success: true });
  clock.time += day;
  expect(await post({ time: (await times()).at(-1), email: 'a@b.test' })).toMatchObject({ success: true });
});

test.each([
  ['whoever spells a mailbox in many ways holds ten times of an hour', 'b.test', 1],
  ['nobody uses up the times of a domain where anybody gets a mailbox', 'Gmail.com', 0],
])('%s', async (_sentence, domain, refused) => {
  const { times, postFrom } = await service();
  const all = [...Map.groupBy(await times(), (time) => time.slice(0, 10)).values()].map(([first]) => first);
  const answers = await Promise.all(
    Array.from({ length: 11 }, (_, index) =>
      postFrom({ time: all[index], message: `Wish ${index}`, email: `a.${index}@${domain}` }, `203.0.113.${index}`),
    ),
  );
  expect(answers.filter(({ errors }) => errors)).toHaveLength(refused);
});

test('a request ends when its message is rejected or it is canceled, without a mail', async () => {
  const { contact, store, post, times, mail, open, clock, call } = await service();
  for (const end of [
    (id: string) => rejectMessage(store, id, clock.now()),
    async (id: string) => contact.calls.cancel((await call(id)) as CallRow),
  ]) {
    clock.time += 6000;
    const time = (await times()).at(-1) ?? '';
    const { reference } = await post({ time, message: `Wish at ${clock.time}` });
    const path = (await mail(reference, 'call-question'))?.path ?? '';
    expect(await end(reference)).toBe(true);
    expect((await open(path, {})).status).toBe(410);
    expect(await mail(reference, 'call')).toBeUndefined();
    clock.time += 6000;
    expect(await times()).toContain(time);
  }
});

test('a confirmed call of a rejected message is canceled, and both sides hear of it', async () => {
  const { store, booked, mail, clock } = await service();
  const { reference } = await booked();
  await rejectMessage(store, reference, clock.now());
  for (const kind of ['call', 'call-host']) expect((await mail(reference, kind))?.method).toBe('CANCEL');
});

test('the same words with another time are another message, with the same key too', async () => {
  const { post, times, call } = await service();
  const [time, other] = [(await times())[0], (await times()).at(-1)];
  const first = await post({ time, key: 'k1' });
  expect(await post({ time, key: 'k1' })).toMatchObject({ reference: first.reference });
  expect(await post({ time: '1999-01-01T12:00:00.000Z', key: 'k1' })).toMatchObject({ errors: {} });
  const second = await post({ time: other, key: 'k1' });
  expect(new Date((await call(second.reference))?.starts_at ?? 0).toISOString()).toBe(other);
});

test('a call is moved three times by its links, then by phone', async () => {
  const { booked, times, mail, open, call, clock } = await service();
  const { reference, path } = await booked();
  let last = path;
  for (const sequence of [1, 2, 3]) {
    clock.time += 6000;
    await open(last, { time: (await times())[3 * sequence] ?? '' });
    expect((await call(reference))?.sequence).toBe(sequence);
    last = (await mail(reference, 'call'))?.path ?? '';
  }
  const { movedOften } = site.contactWords(site.firstLocale).call;
  expect((await open(last, { time: (await times()).at(-1) ?? '' })).page).toContain(movedOften);
  expect((await call(reference))?.sequence).toBe(3);
  expect((await open(last, { cancel: 'yes' })).status).toBe(200);
});

test('where the rules of calls have a fault a message is stored, with the time in words', async () => {
  const { post, times, store } = await service();
  const time = (await times())[0] ?? '';
  vi.spyOn(site, 'booking').mockImplementation(() => {
    throw new ContentError('content/booking.yaml: perDay: a fault');
  });
  expect(await post({ time })).toMatchObject({ success: true });
  const { message } = await store.db.selectFrom('messages').select('message').executeTakeFirstOrThrow();
  expect(message).toBe(`${honest.message}\n\n${site.contactWords(site.firstLocale).call.label}: ${shown(time)}`);
});

test('a message stays until its call is over', async () => {
  const { store, booked, clock } = await service();
  const { time } = await booked();
  const purge = () => purgeBefore(store, { cutoff: clock.now() + 1, now: clock.now() }, async () => {});
  clock.time = Date.parse(time);
  expect(await purge()).toBe(0);
  clock.time += day;
  expect(await purge()).toBe(1);
});

test('a reminder leaves a working day before the call, once', async () => {
  const { contact, times, post, mail, open, clock } = await service();
  const time = (await times()).at(-1) ?? '';
  const { reference } = await post({ time });
  await open((await mail(reference, 'call-question'))?.path ?? '', {});
  expect(await contact.calls.remind()).toBe(0);
  clock.time = Date.parse(time) - day;
  expect([await contact.calls.remind(), await contact.calls.remind()]).toEqual([1, 0]);
  expect((await mail(reference, 'call-reminder'))?.text).toContain(shown(time));
});
