import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { untypeset } from '#site/typeset-text.ts';
import { temporaryFolder } from '#tests/temporary-folder.ts';
import { testSite } from '#tests/test-site.ts';
import { createNoticeReader } from './notice.ts';

const text = (words: string) =>
  `{ level: emergency, from: 2026-09-20T00:00Z, until: 2026-09-21T00:00Z, en: { text: "${words}", link: { label: More, to: /contact-us } }, es: { text: Cerrado } }`;

function setup() {
  const file = join(temporaryFolder(), 'notice.yaml');
  const clock = { time: Date.parse('2026-09-20T12:00Z'), now: () => clock.time };
  const events: string[] = [];
  return {
    file,
    clock,
    events,
    current: createNoticeReader(file, testSite, clock, (event) => events.push(event)),
  };
}

test('a file that appears or changes shows within seconds, without a restart', () => {
  const { file, clock, current } = setup();
  expect(current()).toBe('');
  writeFileSync(file, text('Storm'));
  clock.time += 2000;
  expect(current()).toContain('role="alert"');
  expect(current()).toContain('Storm <a href="/contact-us">More</a>');
  writeFileSync(file, text('Storm over'));
  clock.time += 2000;
  expect(current()).toContain('Storm over');
  rmSync(file);
  clock.time += 2000;
  expect(current()).toBe('');
});

test('it shows from its begin and is gone at its end', () => {
  const { file, clock, current } = setup();
  writeFileSync(file, text('Storm'));
  const at = (time: string) => {
    clock.time = Date.parse(time);
    return current() !== '';
  };
  const times = ['2026-09-19T23:59Z', '2026-09-20T00:00Z', '2026-09-20T23:59Z', '2026-09-21T00:00Z'];
  expect(times.map(at)).toEqual([false, true, true, false]);
});

test('a file that cannot be used is logged, and the notice before it stays', () => {
  const { file, clock, current, events } = setup();
  writeFileSync(file, text('Storm'));
  current();
  writeFileSync(file, 'level: loud');
  clock.time += 2000;
  expect(current()).toContain('Storm');
  expect(events).toEqual(['notice-read', 'notice-unusable']);
});

test('facts in braces are filled in', () => {
  const { file, current } = setup();
  writeFileSync(file, text('Call {phone} since {founded}'));
  const { founded, phone } = testSite().company();
  expect(untypeset(current())).toContain(`Call ${phone.shown} since ${founded}`);
});
