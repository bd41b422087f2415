import { expect, test } from 'vitest';
import { createRepeatedText } from './repeated-text.ts';

const message = (email: string, text: string) => ({ name: 'Ana', email, phone: '', website: '', message: text });
const offer =
  'Please look at our offer of 20 chairs for your new office at https://chairs.test/20 or ask ana@chairs.test';

test('the same text from another address is known again within a day, its digits, links, addresses and case changed', () => {
  const clock = { time: 0, now: () => clock.time };
  const seenBefore = createRepeatedText(clock);
  for (const _time of [1, 2]) expect(seenBefore(message('one@b.pr', offer))).toBe(false);
  const changed =
    'PLEASE look at our offer of 35 chairs for your new office at http://sofas.test or ask eva@sofas.test!';
  expect(seenBefore(message('two@b.pr', changed))).toBe(true);
  expect(seenBefore(message('three@b.pr', offer.replace('chairs for', 'tables for')))).toBe(false);
  clock.time += 24 * 3600_000;
  expect(seenBefore(message('four@b.pr', offer))).toBe(false);
  for (const email of ['one@b.pr', 'two@b.pr']) expect(seenBefore(message(email, 'Please call me.'))).toBe(false);
});

test('the same text from an address that was mistyped is no repeat, from one that is counted up it is', () => {
  const seenBefore = createRepeatedText({ now: () => 0 });
  for (const email of ['ana@gmial.com', 'ana@gmail.com', 'ana@gmail.con']) {
    expect(seenBefore(message(email, offer))).toBe(false);
  }
  expect(seenBefore(message('eva@gmail.com', offer))).toBe(true);
  expect(seenBefore(message('eva1@gmail.com', offer))).toBe(true);
  expect(seenBefore(message('eva2@gmail.com', offer))).toBe(true);
});

test('texts of one long word are compared in a time that grows with their length only', () => {
  const seenBefore = createRepeatedText({ now: () => 0 });
  const began = process.threadCpuUsage();
  for (let each = 0; each < 30; each += 1) seenBefore(message('one@b.pr', `${'a'.repeat(9_990)} @${each}`));
  expect(process.threadCpuUsage(began).user).toBeLessThan(600_000);
});
