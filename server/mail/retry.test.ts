import { expect, test } from 'vitest';
import type { DueMail } from '#server/store/mail-queue.ts';
import { day } from '#shared/durations.ts';
import { MailRefused } from './mailer.ts';
import { afterFailure, describeFailure, waitAfter } from './retry.ts';

type Mail = DueMail['mail'];
const mail: Mail = { message_id: 'A', kind: 'notification', created_at: 0, attempts: 0 };

test('waits double from one second to one hour, less up to half by chance, so that not all try at once', () => {
  const waits = [1, 2, 3, 12, 13, 500].map((attempts) => waitAfter(attempts, () => 0));
  expect(waits).toEqual([1000, 2000, 4000, 2_048_000, 3_600_000, 3_600_000]);
  expect(waitAfter(13, () => 0.5)).toBe(2_700_000);
});

test.each([
  ['a refusal', new MailRefused('550 no such mailbox'), 'refused'],
  ['another failure', new Error('452 mailbox full'), undefined],
])('%s may end a confirmation, and a mail to the company only after days and many attempts', (_what, error, state) => {
  const failed = (changes: Partial<Mail>, now: number) => afterFailure({ ...mail, ...changes }, error, now, () => 0);
  expect(failed({ kind: 'confirmation' }, 5000).state).toBe(state);
  expect(failed({}, 5000)).toEqual({ attempts: 1, next_at: 6000, last_error: expect.any(String) });
  expect(failed({ attempts: 149 }, 5 * day + 1).state).toBe('expired');
  expect(failed({ attempts: 149 }, 5 * day - 1).state).toBeUndefined();
  expect(failed({}, 365 * day).state).toBeUndefined();
});

test('a very long answer of a mail server is described at once, without an address that the cut would halve', () => {
  const began = process.threadCpuUsage();
  const reason = describeFailure({ code: 'EENVELOPE', response: `550 ${'a'.repeat(60_000)}` });
  expect(process.threadCpuUsage(began).user).toBeLessThan(100_000);
  expect(reason.length).toBeLessThanOrEqual(300);
  const addresses = `550 ${'a.very.long.name@company.pr '.repeat(100)}`;
  for (let length = 1000; length < 1100; length += 1) {
    expect(describeFailure({ response: addresses.slice(0, length) })).not.toMatch(/very|company/);
  }
});
