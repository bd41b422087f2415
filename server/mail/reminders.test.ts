import { expect, test } from 'vitest';
import { failing, testListMails } from '#server/mail/test-list-mails.ts';
import { markAnswered } from '#server/store/answers.ts';
import { eraseEmail } from '#server/store/erase.ts';
import { releaseMessage } from '#server/store/inbox-queries.ts';
import { newMessage } from '#server/store/test-stores.ts';
import { hour } from '#shared/durations.ts';
import { testSite } from '#tests/test-site.ts';
import { type ReminderContext, sendReminders } from './reminders.ts';

const monday = Date.parse('2026-11-16T08:00-04:00');

async function testReminders(daysOff: string[] = []) {
  const site = await testListMails();
  site.clock.time = monday;
  const alarms: string[] = [];
  const content = testSite();
  const company = { ...content.company(), timeZone: 'America/Puerto_Rico' };
  const context: ReminderContext = {
    ...site.context,
    alarm: async (text) => alarms.push(text) > 0,
    openSite: () => ({ ...content, company: () => ({ ...company, daysOff }) }),
  };
  const store = (id: string, row: Parameters<typeof newMessage>[0] = {}) =>
    site.store.saveMessage(newMessage({ id, received_at: site.clock.time, ...row }));
  const after = async (hours: number) => {
    site.clock.time = monday + hours * hour;
    await sendReminders(context);
    const mails = site.mails.splice(0).map(({ name, subject, text }) => `${name}: ${subject}\n${text}`);
    return { mails, alarms: alarms.splice(0) };
  };
  return Object.assign(site, { context, save: store, after });
}

test('a message is named once at half of the promise, and once and by the alarm when it is over', async () => {
  await using site = await testReminders();
  await site.save('ABCD-EFGH-JKMN', { name: 'Eve <b>', message: 'Can you help?' });
  const quiet = { mails: [], alarms: [] };
  expect(await site.after(4.4)).toEqual(quiet);
  const half = await site.after(4.5);
  expect(half.mails).toEqual([expect.stringContaining('reminder-half: 1 website message waits for an answer')]);
  expect(half.mails[0]).toMatch(
    /Eve <b>.*\nCan you help\?\nABCD-EFGH-JKMN · November 16.*\nMark as answered: http:\S+answered\?/,
  );
  expect([half.alarms, await site.after(8.9)]).toEqual([[], quiet]);
  const late = await site.after(9);
  expect(late.mails).toEqual([expect.stringContaining('reminder-late: 1 website message was not answered in time')]);
  expect(late.alarms).toEqual(['not answered within the promised time: ABCD-EFGH-JKMN.']);
  expect(await site.after(200)).toEqual(quiet);
});

test('nobody is reminded of what is answered, held, rejected, erased or a test', async () => {
  await using site = await testReminders();
  await site.save('HELD', { held: 1 });
  await site.save('TEST', { canary: 1 });
  await site.save('ERASED', { email: 'gone@x.test' });
  await site.save('DONE');
  await site.save('SPAM', { held: 1 });
  await site.store.db.updateTable('mails').set({ state: 'rejected' }).where('message_id', '=', 'SPAM').execute();
  await eraseEmail(site.store, 'gone@x.test');
  await markAnswered(site.store, 'DONE', 'link', monday);
  expect(await site.after(30)).toEqual({ mails: [], alarms: [] });
});

test('a reminder that does not leave is sent later, when it is over by then as such', async () => {
  await using site = await testReminders();
  await site.save('A');
  site.clock.time += 30 * hour;
  await expect(sendReminders({ ...site.context, ...failing })).rejects.toThrow('down');
  expect(await sendReminders(site.context)).toBe(1);
  expect(site.mails.map(({ name }) => name)).toEqual(['reminder-late']);
});

test('the time of a message that was held runs from its release', async () => {
  await using site = await testReminders();
  await site.save('A', { held: 1, received_at: monday - 120 * hour });
  await releaseMessage(site.store, 'A', monday, async () => {});
  expect((await site.after(4.4)).mails).toEqual([]);
  expect((await site.after(4.5)).mails).toEqual([expect.stringContaining('reminder-half')]);
});

test('a closure that is written while the server runs counts at once', async () => {
  const daysOff: string[] = [];
  await using site = await testReminders(daysOff);
  await site.save('A');
  daysOff.push('2026-11-16');
  expect((await site.after(9)).mails).toEqual([]);
});
