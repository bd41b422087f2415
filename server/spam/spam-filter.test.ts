import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { honest } from '#server/contact/app-under-test.ts';
import { readMessage } from '#server/contact/read-message.ts';
import { createTimestamps } from '#server/contact/tokens.ts';
import { createRepeatedText } from './repeated-text.ts';
import { createSpamFilter, suspectFrom } from './spam-filter.ts';
import { judgeText } from './spam-rules.ts';

const clock = { time: 1_000_000_000, now: () => clock.time };
const timestamps = createTimestamps('secret', clock);
const judge = createSpamFilter(timestamps, () => false);
const filter = (words: typeof message, values: Record<string, string>, fromBrowser = true) =>
  judge(words, values, { fromBrowser });
const { message } = readMessage(honest);
const { elapsed: _, ...bare } = honest;

test('an honest message from the browser raises no suspicion at all', () => {
  expect(filter(message, honest)).toEqual({ score: 0, reasons: [], suspect: false });
});

test('a page that a cache kept for a year is as good as a fresh one', () => {
  const timestamp = timestamps.issue();
  clock.time += 365 * 24 * 3600_000;
  expect(filter(message, { ...bare, timestamp })).toMatchObject({ score: 0 });
});

test('a form filled within two seconds of its timestamp is suspicious, not yet suspect', () => {
  const timestamp = timestamps.issue();
  clock.time += 2000;
  expect(filter(message, { ...bare, timestamp })).toEqual({ score: 3, reasons: ['too-fast'], suspect: false });
});

test('a browser that measured less than two seconds is suspicious too', () => {
  expect(filter(message, { ...bare, elapsed: '1900' }).reasons).toEqual(['too-fast']);
});

test('a browser without a timestamp or a measure, on a static page without scripts, raises no suspicion', () => {
  expect(filter(message, bare)).toMatchObject({ score: 0 });
});

test('what shows no sign of a browser is suspicious, and suspect when it brings a link', () => {
  expect(filter(message, bare, false)).toEqual({ score: 2, reasons: ['no-browser'], suspect: false });
  expect(filter(message, { ...bare, elapsed: 'soon' }, false).reasons).toEqual(['no-browser']);
  expect(filter({ ...message, message: 'see http://a.test' }, bare, false).suspect).toBe(true);
});

test('a forged timestamp is suspicious, not yet suspect', () => {
  expect(filter(message, { ...honest, timestamp: 'abc.def' })).toMatchObject({
    score: 2,
    reasons: ['forged-timestamp'],
  });
});

test('the honeypot alone is enough', () => {
  expect(filter(message, { ...honest, note_7f3k: 'x' }).suspect).toBe(true);
});

test('the same long text from another address within a day is suspicious, from the same it is not', () => {
  const time = { at: 0, now: () => time.at };
  const seenBefore = createRepeatedText(time);
  expect(seenBefore(message)).toBe(false);
  expect(seenBefore(message)).toBe(false);
  const varied = { ...message, email: 'eve@b.pr', message: `${message.message.toUpperCase()}!! https://x.test/1` };
  expect(seenBefore(varied)).toBe(true);
  time.at += 24 * 3600_000;
  expect(seenBefore(message)).toBe(false);
  const short = { ...message, message: 'Please call me.' };
  seenBefore(short);
  expect(seenBefore({ ...short, email: 'eve@b.pr' })).toBe(false);
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
  const started = performance.now();
  judgeText({ ...message, message: 'inheritance earn $ saldo de capture '.repeat(280) });
  expect(performance.now() - started).toBeLessThan(100);
});
