import type { Email } from 'postal-mime';
import { expect, test } from 'vitest';
import { newMessage } from '#server/store/test-stores.ts';
import { hour } from '#shared/durations.ts';
import { sendDigest } from './digest.ts';
import type { ListMailContext } from './message-list.ts';
import { type Decision, decisionLink } from './signed-links.ts';
import { testListMails } from './test-list-mails.ts';

/** The service with a digest over its store; `send` gives the mail, undefined when none is due. */
async function testDigest(changes: Partial<ListMailContext> = {}) {
  const service = await testListMails(changes);
  const hold = (message: Parameters<typeof newMessage>[0] = {}) => {
    const held = { held: 1, spam_reasons: 'selling', received_at: service.clock.time };
    return service.store.saveMessage(newMessage({ ...held, ...message }));
  };
  const send = async () => {
    await sendDigest(service.context);
    return service.mails.shift();
  };
  return Object.assign(service, { hold, send });
}

const linksOf = (mail: Email | undefined) => mail?.text?.match(/http:\S+/g) ?? [];

test('what is held is mailed once a day, and only when something was held since', async () => {
  await using service = await testDigest();
  expect(await service.send()).toBeUndefined();
  const message = `Buy chairs ${'now '.repeat(100)}`;
  await service.hold({ id: 'ABCD-EFGH-JKMN', name: 'Eve <b>', email: 'eve@x.test', message });
  const mail = await service.send();
  expect(mail?.subject).toBe('1 website message held as possible spam');
  expect(mail?.to).toMatchObject([{ address: 'office@b.pr' }]);
  for (const text of ['Eve <b> <eve@x.test>', 'Buy chairs', 'ABCD-EFGH-JKMN', 'selling']) {
    expect(mail?.text).toContain(text);
  }
  expect(mail?.html).toContain('Eve &lt;b&gt;');
  service.clock.time += 25 * hour;
  expect(await service.send()).toBeUndefined();
  for (let index = 0; index < 60; index += 1) await service.hold();
  const next = await service.send();
  expect(next?.subject).toContain('61');
  expect([next?.text?.includes('11 more are shown by'), linksOf(next).length]).toEqual([true, 100]);
  await service.hold();
  expect(await service.send()).toBeUndefined();
});

test('honest messages that came when there were too many are told of within the hour', async () => {
  await using service = await testDigest();
  await service.hold();
  await service.send();
  service.clock.time += hour;
  await service.hold();
  expect(await service.send()).toBeUndefined();
  await service.hold({ spam_reasons: 'over-limit' });
  expect(await service.send()).toBeDefined();
});

test('without an address of the site the mail says what to type', async () => {
  await using service = await testDigest({ serviceUrl: undefined });
  await service.hold();
  const mail = await service.send();
  expect([mail?.text?.includes('npm run inbox -- release'), linksOf(mail)]).toEqual([true, []]);
});

test.each<[Decision, object]>([
  ['release', { state: 'waiting' }],
  ['reject', { state: 'rejected' }],
  ['answered', { answered_at: Date.UTC(2026, 10, 20, 12), answered_by: 'link' }],
])('opening the link to %s changes nothing, its button acts, and once', async (decision, changes) => {
  await using service = await testDigest();
  await service.hold({ id: 'ABCD-EFGH-JKMN' });
  const linkTo = (decision: Decision) => decisionLink(service.context, 'ABCD-EFGH-JKMN', decision) ?? '';
  expect(linksOf(await service.send())).toEqual([linkTo('release'), linkTo('reject')]);
  const open = (method: string) => service.app.fetch(new Request(linkTo(decision), { method }));
  const rows = service.store.db.selectFrom('messages').innerJoin('mails', 'mails.message_id', 'messages.id');
  const noted = () => rows.select(['mails.state', 'answered_at', 'answered_by']).executeTakeFirstOrThrow();
  const before = { state: 'held', answered_at: null, answered_by: null };
  await open('HEAD');
  const page = await open('GET');
  expect([page.status, await noted()]).toEqual([200, before]);
  expect(await page.text()).toContain('<form method="post"><button>');
  expect(page.headers.get('referrer-policy')).toBe('no-referrer');
  expect([(await open('POST')).status, await noted()]).toEqual([200, { ...before, ...changes }]);
  expect([(await open('POST')).status, (await open('GET')).status]).toEqual([410, 410]);
});

test('a link ends after fourteen days, and none is good for another message, decision or time', async () => {
  await using service = await testDigest();
  await service.hold({ id: 'ABCD-EFGH-JKMN' });
  await service.hold({ id: 'BBCD-EFGH-JKMN' });
  const link = linksOf(await service.send()).find((each) => each.includes('ABCD-EFGH-JKMN/release')) ?? '';
  const post = async (address: string) => (await service.app.fetch(new Request(address, { method: 'POST' }))).status;
  const forged = [
    link.replace('/ABCD', '/BBCD'),
    link.replace('release', 'reject'),
    link.replace('until=', 'until=9'),
    link.replace(/proof=.*/, 'proof='),
    link.replace(/proof=.*/, `proof=${'Ä'.repeat(24)}`),
  ];
  for (const address of forged) expect(await post(address)).toBe(410);
  service.clock.time += 14 * 24 * hour;
  expect(await post(link)).toBe(410);
  service.clock.time -= 1;
  expect(await post(link)).toBe(200);
});
