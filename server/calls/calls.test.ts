import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ICAL from 'ical.js';
import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';
import { appUnderTest, honest } from '#server/contact/app-under-test.ts';
import { callTime } from '#server/mail/compose-mails.ts';
import { releaseMessage } from '#server/store/inbox-queries.ts';
import type { Store } from '#server/store/store.ts';
import { newMessage, storeInMemory, testOnStores } from '#server/store/stores-under-test.ts';
import { siteUnderTest } from '#tests/site-under-test.ts';
import { temporaryFolder } from '#tests/temporary-folder.ts';

const site = siteUnderTest();
const company = site.company();
const [host] = site.booking().hosts;
const minute = 60_000;
const day = 24 * 60 * minute;
const secret = 'calendar-secret-of-24-letters';

/** The whole service in the morning of a Friday, with the mails that have left as files. */
async function service(store?: Store) {
  const directory = temporaryFolder();
  const settings = { DATA_DIR: directory, RATE_PER_ADDRESS: '1000', CALENDAR_SECRET: secret };
  const site = await appUnderTest({}, settings, store ?? (await storeInMemory()));
  const { app, outbox } = site;

  async function post(values: object) {
    return (await (await site.post({ ...honest, ...values })).json()) as { reference: string; errors?: object };
  }

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
    const { reference } = await post({ time });
    await open((await mail(reference, 'call-question'))?.path ?? '', {});
    return { time, reference, path: (await mail(reference, 'call'))?.path ?? '' };
  }

  const call = (id: string) =>
    site.store.db.selectFrom('calls').selectAll().where('message_id', '=', id).executeTakeFirst();

  return { ...site, post, times, mail, open, booked, call };
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
    const message = newMessage({ received_at: clock.now() }, ['notice', 'call-question']);
    return store.saveMessage({ ...message, takeTime: (db) => contact.calls.take(db, message.row, at) });
  };
  const results = await Promise.allSettled(Array.from({ length: 50 }, save));

  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  for (const table of ['messages', 'calls'] as const)
    expect(await store.db.selectFrom(table).selectAll().execute()).toHaveLength(1);
});

test('a time that is not offered, or is none, is refused at its field', async () => {
  const { post } = await service();
  for (const wrong of ['2026-11-21T12:00:00.000Z', '2020-01-01T12:00:00.000Z', 'soon', '{}', ' '])
    expect(await post({ time: wrong, message: `Then: ${wrong}` })).toMatchObject({
      errors: { time: expect.any(String) },
    });
  expect(await post({ time: { toString: null }, message: 'Then: nothing' })).toMatchObject({
    errors: { time: expect.any(String) },
  });
  expect(await post({ time: '', message: 'No call, thanks' })).toMatchObject({ success: true });
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

test('a message that the filter holds keeps its time for a day, and has half an hour from its release on', async () => {
  const { contact, store, times, mail, clock, call } = await service();
  const at = Date.parse((await times()).at(-1) ?? '');
  const message = newMessage({ id: 'ABCD-EFGH-JKMN', received_at: clock.now(), quarantined: 1 }, [
    'notice',
    'call-question',
  ]);
  await store.saveMessage({ ...message, takeTime: (db) => contact.calls.take(db, message.row, at) });
  clock.time += day - minute;
  expect(await times()).not.toContain(new Date(at).toISOString());
  expect(await mail(message.row.id, 'call-question')).toBeUndefined();
  await releaseMessage(store, message.row.id, clock.now());
  clock.time += 20 * minute;
  expect(await mail(message.row.id, 'call-question')).toBeDefined();
  expect((await call(message.row.id))?.held_until).toBe(clock.now() + 10 * minute);
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
