import { expect, test } from 'vitest';
import type { Submitted } from '#server/contact/body.ts';
import { readMessage, signalsOf } from '#server/contact/read-message.ts';
import { honest } from '#server/contact/test-app.ts';
import { contactRules } from '#shared/contact.ts';
import { day } from '#shared/durations.ts';
import { createRepeatDetector, createSpamFilter } from './spam-filter.ts';
import { familiarLetter, judgeLooks } from './spam-rules.ts';
import { createSpamWords } from './spam-words.ts';

const words = createSpamWords();
const judge = createSpamFilter({ now: () => 0 }, words, ['en', 'es']);
const rules = contactRules({ phonePlan: { countryCode: '1', groups: [3, 3, 4] }, emailRule: 'strict' });
const { message } = readMessage(honest, rules);
const { elapsed: _, ...bare } = honest;
const withLink = { ...bare, message: `${honest.message} http://a.test` };

test.each<[what: string, score: number, reasons: string[], values: Submitted, fromBrowser?: boolean]>([
  ['an honest message from the browser', 0, [], honest],
  ['a browser that measured less than two and a half seconds', 3, ['too-fast:3'], { ...bare, elapsed: 2499 }],
  ['a browser on a static page without scripts, which sends no measure', 0, [], bare],
  ['no sign of a browser', 2, ['no-browser:2'], bare, false],
  ['a measure as text', 2, ['no-browser:2'], { ...bare, elapsed: '9000' }, false],
  ['a measure below zero', 2, ['no-browser:2'], { ...bare, elapsed: -1 }, false],
  ['no sign of a browser, but a link', 5, ['no-browser:2', 'link-without-browser:3'], withLink, false],
  ['a filled honeypot', 10, ['honeypot:10'], { ...honest, note_7f3k: 'x' }],
])('%s has %i points, and is held from five on', (_what, score, reasons, values, fromBrowser = true) => {
  expect(judge(readMessage(values, rules).message, signalsOf(values, fromBrowser))).toEqual({
    score,
    reasons,
    held: score >= 5,
  });
});

test.each([
  ['markup', '<a href=http://x.test>x</a>'],
  ['only-links', 'http://a.test'],
  ['foreign-writing', 'Здравствуйте, предлагаем услуги'],
  ['lookalike-letters', 'Your Pаypаl is waiting'],
  ['gibberish', 'hGfTrEwQaSdF'],
])('the rule %s sees %j', (rule, text) => {
  expect(judgeLooks({ ...message, message: text }, familiarLetter(['en'])).map((sign) => sign.reason)).toEqual([rule]);
});

test.each([
  ['el-GR', 'Χρειαζόμαστε βοήθεια με το SAP'],
  ['ja-JP', 'SAPの導入についてサポートをお願いします'],
  ['zh-TW', '我們需要 SAP 的協助'],
  ['ko-KR', 'SAP 도입에 도움이 필요합니다'],
])('a message in the script of %s is foreign only where no language of the site is written in it', (tag, text) => {
  const signs = (tags: string[]) => judgeLooks({ ...message, message: text }, familiarLetter(tags));
  expect(signs(['en', tag])).toEqual([]);
  expect(signs(['en', 'es'])).toEqual([{ reason: 'foreign-writing', points: 4 }]);
});

const advert =
  'We sell real followers, likes and backlinks. Rank on the first page of Google from $99, reply for our price list!';

test.each(['message', 'name', 'website', 'utm_campaign', 'utm_term'])('an advert in %s is held', (field) => {
  const values = { ...honest, [field]: advert };
  const verdict = judge(readMessage(values, rules).message, signalsOf(values, true));
  expect(verdict).toMatchObject({ held: true, reasons: [expect.stringMatching(/^words:\d+$/)] });
});

const leet =
  'H3llo, we 0ffer g00gle r4nking and b4cklinks for y0ur w3bsite, fr0m $99 per m0nth. R3ply for 0ur pr1ce l1st.';
const spaced = 'Best o n l i n e  c a s i n o with free spins, v i a g r a and c i a l i s at low prices, order today';
const betweenPages =
  'We run SAP Business One in two warehouses and our stock counts differ from the floor every month. Do you accept ' +
  'guest posts with a dofollow link on your website? What is your price? Our SAP ECC system leaves mainstream ' +
  'maintenance in 2027 and we have not started the move to S/4HANA for 120 users in Ponce and San Juan.';
const betweenWorries =
  'Our auditors come in March and we have to prove the controls on our purchase orders in SAP. Also the nightly ' +
  'backup of the Oracle database takes nine hours. We can bring your website to the first page of Google with white ' +
  'hat backlinks, packages from $149 per month. The penetration test of our network is due in May and we need a ' +
  'report for the bank.';
const softOpener =
  'Hola, ¿cómo están? Vi su página y me pareció muy interesante. ¿Les gustaría recibir más clientes cada mes? Me ' +
  'encantaría contarles cómo lo logramos, ¿a quién le puedo escribir?';

test.each<[what: string, values: Submitted]>([
  ['letters written as digits', { message: leet }],
  ['letters with blanks between them', { message: spaced }],
  ['a guest post amid words of our pages', { message: betweenPages }],
  ['an offer amid the worries of a client', { message: betweenWorries }],
  ['a soft opener in Spanish', { message: softOpener }],
  ['a link in the name', { name: 'Visit https://casino-royal.example' }],
  ['a call to visit in the name', { name: 'Visita mi-casino.com' }],
])('%s does not make an offer pass', (_what, values) => {
  const { message } = readMessage({ ...honest, ...values }, rules);
  expect(judge(message, signalsOf(honest, true))).toMatchObject({ held: true });
});

test.each(['Dr. Rivera, Visit Puerto Rico', 'Ana M.Rivera', 'Booking.com', 'C3 Systems', 'R2-D2 @ work'])(
  'a sender named %s is not held for it',
  (name) => {
    const { message } = readMessage({ ...honest, name }, rules);
    expect(judge(message, signalsOf(honest, true))).toMatchObject({ held: false });
  },
);

test.each(['inheritance earn $ saldo de capture ', 'a@', 'a '])(
  'the longest message of %j is judged within a few milliseconds',
  (text) => {
    const started = process.threadCpuUsage();
    words.judge({ ...message, message: text.repeat(10_000 / text.length) });
    expect(process.threadCpuUsage(started).user).toBeLessThan(100_000);
  },
);

const from = (email: string, text: string) => ({ ...message, email, message: text });
const offer =
  'Please look at our offer of 20 chairs for your new office at https://chairs.test/20 or ask ana@chairs.test';

test('the same text from another address is known again within a day, its digits, links, addresses and case changed', () => {
  const clock = { time: 0, now: () => clock.time };
  const isRepeated = createRepeatDetector(clock);
  for (const _time of [1, 2]) expect(isRepeated(from('one@b.pr', offer))).toBe(false);
  const changed =
    'PLEASE look at our offer of 35 chairs for your new office at http://sofas.test or ask eva@sofas.test!';
  expect(isRepeated(from('two@b.pr', changed))).toBe(true);
  expect(isRepeated(from('three@b.pr', offer.replace('chairs for', 'tables for')))).toBe(false);
  clock.time += day;
  expect(isRepeated(from('four@b.pr', offer))).toBe(false);
  for (const email of ['one@b.pr', 'two@b.pr']) expect(isRepeated(from(email, 'Please call me.'))).toBe(false);
});

test('the same text from an address that was mistyped is no repeat, from one that is counted up it is', () => {
  const isRepeated = createRepeatDetector({ now: () => 0 });
  for (const email of ['ana@gmial.com', 'ana@gmail.com', 'ana@gmail.con']) {
    expect(isRepeated(from(email, offer))).toBe(false);
  }
  expect(isRepeated(from('eva@gmail.com', offer))).toBe(true);
  expect(isRepeated(from('eva1@gmail.com', offer))).toBe(true);
  expect(isRepeated(from('eva2@gmail.com', offer))).toBe(true);
});
