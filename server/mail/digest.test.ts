import type { Email } from 'postal-mime';
import { expect, test } from 'vitest';
import { newMessage } from '#server/store/stores-under-test.ts';
import { sendDigest } from './digest.ts';
import { failing, listMailsUnderTest } from './list-mails-under-test.ts';
import { decisionLink, type ListMailParts } from './message-list.ts';

const hour = 3600_000;

/** The service with a digest over its store; `send` gives the mail, undefined when none is due. */
async function digestUnderTest(changes: Partial<ListMailParts> = {}) {
  const site = await listMailsUnderTest(changes);
  const hold = (message: Parameters<typeof newMessage>[0] = {}) => {
    const held = { quarantined: 1, spam_reasons: 'selling', received_at: site.clock.time };
    return site.store.saveMessage(newMessage({ ...held, ...message }));
  };
  const send = async () => {
    await sendDigest(site.parts);
    return site.mails.shift();
  };
  return Object.assign(site, { hold, send });
}

const linksOf = (mail: Email | undefined) => mail?.text?.match(/http:\S+/g) ?? [];

test('what is held is mailed once a day, and only when something was held since', async () => {
  await using site = await digestUnderTest();
  expect(await site.send()).toBeUndefined();
  const message = `Buy chairs ${'now '.repeat(100)}`;
  await site.hold({ id: 'ABCD-EFGH-JKMN', name: 'Eve <b>', email: 'eve@x.test', message });
  const mail = await site.send();
  expect(mail?.subject).toBe('1 website messages held as possible spam');
  expect(mail?.to).toMatchObject([{ address: 'office@b.pr' }]);
  for (const text of ['Eve <b> <eve@x.test>', 'Buy chairs', 'ABCD-EFGH-JKMN', 'selling']) {
    expect(mail?.text).toContain(text);
  }
  expect(mail?.html).toContain('Eve &lt;b&gt;');
  site.clock.time += 25 * hour;
  expect(await site.send()).toBeUndefined();
  for (let index = 0; index < 60; index += 1) await site.hold();
  const next = await site.send();
  expect(next?.subject).toContain('61');
  expect([next?.text?.includes('11 more are shown by'), linksOf(next).length]).toEqual([true, 100]);
  await site.hold();
  expect(await site.send()).toBeUndefined();
});

test('honest messages that came when there were too many are told of within the hour', async () => {
  await using site = await digestUnderTest();
  await site.hold();
  await site.send();
  site.clock.time += hour;
  await site.hold();
  expect(await site.send()).toBeUndefined();
  await site.hold({ spam_reasons: 'over-limit' });
  expect(await site.send()).toBeDefined();
});

test('a digest that does not leave is tried again, and two processes send one', async () => {
  await using site = await digestUnderTest();
  await site.hold();
  await expect(sendDigest({ ...site.parts, ...failing })).rejects.toThrow('down');
  expect((await Promise.all([sendDigest(site.parts), sendDigest(site.parts)])).sort()).toEqual([0, 1]);
});

test('without an address of the site the mail says what to type', async () => {
  await using site = await digestUnderTest({ serviceUrl: undefined });
  await site.hold();
  const mail = await site.send();
  expect([mail?.text?.includes('npm run inbox -- release'), linksOf(mail)]).toEqual([true, []]);
});

test.each([
  ['release', 0, 'waiting'],
  ['reject', 1, 'rejected'],
])('opening the link to %s changes nothing, its button acts, and once', async (_decision, index, state) => {
  await using site = await digestUnderTest();
  await site.hold();
  const link = linksOf(await site.send())[index] ?? '';
  const open = (method: string) => site.app.fetch(new Request(link, { method }));
  const stateOf = async () => (await site.store.db.selectFrom('mails').select('state').executeTakeFirstOrThrow()).state;
  await open('HEAD');
  const page = await open('GET');
  expect([page.status, await stateOf()]).toEqual([200, 'held']);
  expect(await page.text()).toContain('<form method="post"><button>');
  expect(page.headers.get('referrer-policy')).toBe('no-referrer');
  expect([(await open('POST')).status, await stateOf()]).toEqual([200, state]);
  expect([(await open('POST')).status, (await open('GET')).status]).toEqual([410, 410]);
});

test('a link ends after fourteen days, and none is good for another message, decision or time', async () => {
  await using site = await digestUnderTest();
  await site.hold({ id: 'ABCD-EFGH-JKMN' });
  await site.hold({ id: 'BBCD-EFGH-JKMN' });
  const link = linksOf(await site.send()).find((each) => each.includes('ABCD-EFGH-JKMN/release')) ?? '';
  const post = async (address: string) => (await site.app.fetch(new Request(address, { method: 'POST' }))).status;
  const forged = [
    link.replace('/ABCD', '/BBCD'),
    link.replace('release', 'reject'),
    link.replace('until=', 'until=9'),
    link.replace(/proof=.*/, 'proof='),
    link.replace(/proof=.*/, `proof=${'Ä'.repeat(24)}`),
  ];
  for (const address of forged) expect(await post(address)).toBe(410);
  site.clock.time += 14 * 24 * hour;
  expect(await post(link)).toBe(410);
  site.clock.time -= 1;
  expect(await post(link)).toBe(200);
});

test('the link of the notice marks as answered by its button alone, and once', async () => {
  await using site = await digestUnderTest();
  await site.store.saveMessage(newMessage({ id: 'ABCD-EFGH-JKMN' }));
  const link = decisionLink(site.parts, 'ABCD-EFGH-JKMN', 'answered') ?? '';
  const open = async (method: string) => (await site.app.fetch(new Request(link, { method }))).status;
  const answers = () => site.store.db.selectFrom('messages').select(['answered_at', 'answered_by']).execute();
  expect([await open('HEAD'), await open('GET'), await answers()]).toEqual([
    200,
    200,
    [{ answered_at: null, answered_by: null }],
  ]);
  expect([await open('POST'), await answers()]).toEqual([200, [{ answered_at: site.clock.time, answered_by: 'link' }]]);
  expect([await open('POST'), await open('GET')]).toEqual([410, 410]);
});
