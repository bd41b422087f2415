import { expect, test } from 'vitest';
import { honest } from '#server/contact/app-under-test.ts';
import type { Values } from '#server/contact/body.ts';
import { mannerOf, readMessage } from '#server/contact/read-message.ts';
import { contactRules } from '#shared/contact.ts';
import { createRepeatedText, createSpamFilter } from './spam-filter.ts';
import { judgeLooks } from './spam-rules.ts';
import { createSpamWords } from './spam-words.ts';

const words = createSpamWords();
const judge = createSpamFilter({ now: () => 0 }, words);
const rules = contactRules({ phonePlan: { countryCode: '1', groups: [3, 3, 4] }, emailRule: 'strict' });
const { message } = readMessage(honest, rules);
const { elapsed: _, ...bare } = honest;
const withLink = { ...bare, message: `${honest.message} http://a.test` };

test.each<[what: string, score: number, reasons: string[], values: Values, fromBrowser?: boolean]>([
  ['an honest message from the browser', 0, [], honest],
  ['a browser that measured less than two and a half seconds', 3, ['too-fast'], { ...bare, elapsed: 2499 }],
  ['a browser on a static page without scripts, which sends no measure', 0, [], bare],
  ['no sign of a browser', 2, ['no-browser'], bare, false],
  ['a measure as text', 2, ['no-browser'], { ...bare, elapsed: '9000' }, false],
  ['a measure below zero', 2, ['no-browser'], { ...bare, elapsed: -1 }, false],
  ['no sign of a browser, but a link', 5, ['no-browser', 'link-without-browser'], withLink, false],
  ['a filled honeypot', 10, ['honeypot'], { ...honest, note_7f3k: 'x' }],
])('%s has %i points, and is suspect from five on', (_what, score, reasons, values, fromBrowser = true) => {
  expect(judge(readMessage(values, rules).message, mannerOf(values, fromBrowser))).toEqual({
    score,
    reasons,
    suspect: score >= 5,
  });
});

test.each([
  ['markup', '<a href=http://x.test>x</a>'],
  ['only-links', 'http://a.test'],
  ['foreign-writing', 'Здравствуйте, предлагаем услуги'],
  ['lookalike-letters', 'Your Pаypаl is waiting'],
  ['gibberish', 'hGfTrEwQaSdF'],
])('the rule %s sees %j', (rule, text) => {
  expect(judgeLooks({ ...message, message: text }).map((finding) => finding.rule)).toEqual([rule]);
});

const advert =
  'We sell real followers, likes and backlinks. Rank on the first page of Google from $99, reply for our price list!';

test.each(['message', 'name', 'website', 'utm_campaign', 'utm_term'])('an advert in %s is held', (field) => {
  const values = { ...honest, [field]: advert };
  const verdict = judge(readMessage(values, rules).message, mannerOf(values, true));
  expect(verdict).toMatchObject({ suspect: true, reasons: ['words'] });
});

test('the longest message is judged within a few milliseconds', () => {
  const started = process.threadCpuUsage();
  words.judge({ ...message, message: 'inheritance earn $ saldo de capture '.repeat(280) });
  expect(process.threadCpuUsage(started).user).toBeLessThan(100_000);
});

const from = (email: string, text: string) => ({ ...message, email, message: text });
const offer =
  'Please look at our offer of 20 chairs for your new office at https://chairs.test/20 or ask ana@chairs.test';

test('the same text from another address is known again within a day, its digits, links, addresses and case changed', () => {
  const clock = { time: 0, now: () => clock.time };
  const seenBefore = createRepeatedText(clock);
  for (const _time of [1, 2]) expect(seenBefore(from('one@b.pr', offer))).toBe(false);
  const changed =
    'PLEASE look at our offer of 35 chairs for your new office at http://sofas.test or ask eva@sofas.test!';
  expect(seenBefore(from('two@b.pr', changed))).toBe(true);
  expect(seenBefore(from('three@b.pr', offer.replace('chairs for', 'tables for')))).toBe(false);
  clock.time += 24 * 3600_000;
  expect(seenBefore(from('four@b.pr', offer))).toBe(false);
  for (const email of ['one@b.pr', 'two@b.pr']) expect(seenBefore(from(email, 'Please call me.'))).toBe(false);
});

test('the same text from an address that was mistyped is no repeat, from one that is counted up it is', () => {
  const seenBefore = createRepeatedText({ now: () => 0 });
  for (const email of ['ana@gmial.com', 'ana@gmail.com', 'ana@gmail.con']) {
    expect(seenBefore(from(email, offer))).toBe(false);
  }
  expect(seenBefore(from('eva@gmail.com', offer))).toBe(true);
  expect(seenBefore(from('eva1@gmail.com', offer))).toBe(true);
  expect(seenBefore(from('eva2@gmail.com', offer))).toBe(true);
});

test('texts of one long word are compared in a time that grows with their length only', () => {
  const seenBefore = createRepeatedText({ now: () => 0 });
  const began = process.threadCpuUsage();
  for (let each = 0; each < 30; each += 1) seenBefore(from('one@b.pr', `${'a'.repeat(9_990)} @${each}`));
  expect(process.threadCpuUsage(began).user).toBeLessThan(600_000);
});
