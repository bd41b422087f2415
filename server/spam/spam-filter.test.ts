import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { honest } from '#server/contact/app-under-test.ts';
import type { Values } from '#server/contact/body.ts';
import { readMessage } from '#server/contact/read-message.ts';
import { createRepeatedText, createSpamFilter, suspectFrom } from './spam-filter.ts';
import { judgeText } from './spam-rules.ts';

const judge = createSpamFilter({ now: () => 0 });
const { message } = readMessage(honest);
const { elapsed: _, ...bare } = honest;
const withLink = { ...bare, message: 'see http://a.test' };

test.each<[what: string, score: number, reasons: string[], values: Values, fromBrowser?: boolean]>([
  ['an honest message from the browser', 0, [], honest],
  ['a browser that measured less than two seconds', 3, ['too-fast'], { ...bare, elapsed: 1900 }],
  ['a browser on a static page without scripts, which sends no measure', 0, [], bare],
  ['no sign of a browser', 2, ['no-browser'], bare, false],
  ['a measure as text', 2, ['no-browser'], { ...bare, elapsed: '9000' }, false],
  ['a measure below zero', 2, ['no-browser'], { ...bare, elapsed: -1 }, false],
  ['no sign of a browser, but a link', 5, ['no-browser', 'link-without-browser'], withLink, false],
  ['a filled honeypot', 10, ['honeypot'], { ...honest, note_7f3k: 'x' }],
])('%s has %i points, and is suspect from five on', (_what, score, reasons, values, fromBrowser = true) => {
  expect(judge(readMessage(values).message, values, { fromBrowser })).toEqual({ score, reasons, suspect: score >= 5 });
});

test.each([
  ['markup', '<a href=http://x.test>x</a>'],
  ['links', 'a http://a.test b http://b.test c http://c.test and words'],
  ['only-links', 'http://a.test'],
  ['short-link', 'see https://bit.ly/3x'],
  ['cheap-domain', 'see http://offer.top/now'],
  ['foreign-writing', 'Здравствуйте, предлагаем услуги'],
  ['lookalike-letters', 'Your Pаypаl is waiting'],
  ['unseen-characters', 'pay\u200bpal'],
  ['gibberish', 'hGfTrEwQaSdF'],
  ['repetition', 'buy cheap likes '.repeat(6)],
  ['selling', 'We OFFER more'],
  ['bait', 'Apply now'],
  ['unwanted', 'BACKLINKS'],
  ['asking', 'How much are your backlinks?'],
  ['asking', '¿Podrían quitar los backlinks?'],
])('the rule %s sees %j', (rule, text) => {
  expect(judgeText({ ...message, message: text }).map((finding) => finding.rule)).toContain(rule);
});

test('no phrase alone keeps a message apart, because honest people write each of them some day', () => {
  const groups = parse(readFileSync('server/spam/spam-phrases.yaml', 'utf8')) as Record<string, Group>;
  const texts = Object.values(groups).flatMap(({ phrases }) => phrases.flatMap(wordings));
  const scores = texts.map((text) => ({ text, score: scoreOf(text) }));
  expect(scores.filter(({ score }) => score >= suspectFrom)).toEqual([]);
  expect(texts.length).toBeGreaterThan(300);
});

type Group = { phrases: string[] };

/** Each text that a phrase of the lists stands for. */
function wordings(phrase: string): string[] {
  const choice = /\(([^()]*)\)/.exec(phrase);
  if (!choice) return [phrase.replaceAll('*', 'this').replaceAll('\\b', '')];
  const [all, words = ''] = choice;
  return words.split('|').flatMap((word) => wordings(phrase.replace(all, () => word)));
}

function scoreOf(text: string): number {
  return judgeText({ ...message, message: text }).reduce((sum, { points }) => sum + points, 0);
}

test.each(['Me gustaría hablar con ustedes', 'The replication of the database stopped'])('%j is no bait', (text) => {
  expect(scoreOf(text)).toBeLessThanOrEqual(0);
});

test('the longest message is judged within a few milliseconds', () => {
  const started = process.threadCpuUsage();
  judgeText({ ...message, message: 'inheritance earn $ saldo de capture '.repeat(280) });
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
