import { expect, test } from 'vitest';
import type { MailRow } from '#server/store/schema.ts';
import { afterFailure, describeFailure, waitAfter } from './retry.ts';

const mail: MailRow = {
  message_id: 'A',
  kind: 'notice',
  state: 'waiting',
  created_at: 0,
  attempts: 0,
  next_at: 0,
  lease_until: null,
  lease_owner: null,
  sent_at: null,
  last_error: null,
};
const day = 24 * 3600_000;

test('waits double from one second to one hour', () => {
  const waits = [1, 2, 3, 12, 13, 500].map((attempts) => waitAfter(attempts, () => 0));
  expect(waits).toEqual([1000, 2000, 4000, 2_048_000, 3_600_000, 3_600_000]);
});

test('chance takes up to half off a wait, so that not all try at once', () => {
  expect(waitAfter(13, () => 0.999)).toBeGreaterThan(1_800_000);
  expect(waitAfter(13, () => 0.999)).toBeLessThan(1_900_000);
});

test('a passing failure plans the next attempt', () => {
  expect(afterFailure(mail, { code: 'ECONNECTION' }, 5000, () => 0)).toMatchObject({ attempts: 1, next_at: 6000 });
});

test.each([
  ['a refused recipient', { code: 'EENVELOPE', responseCode: 550, command: 'RCPT TO' }, 'refused'],
  ['refused contents', { code: 'EMESSAGE', responseCode: 554, command: 'DATA' }, 'refused'],
  ['a full mailbox', { code: 'EENVELOPE', responseCode: 452, command: 'RCPT TO' }, undefined],
  ['a refused login', { code: 'EAUTH', responseCode: 535, command: 'AUTH PLAIN' }, undefined],
  ['a server that takes none at present', { code: 'EPROTOCOL', responseCode: 554, command: 'CONN' }, undefined],
  ['a certificate that is wrong', { code: 'ETLS' }, undefined],
])('a confirmation after %s', (_what, error, state) => {
  expect(afterFailure({ ...mail, kind: 'confirmation' }, error, 5000, () => 0).state).toBe(state);
});

test.each([
  ['a login that is wanted', { code: 'EENVELOPE', responseCode: 530, command: 'MAIL FROM' }],
  ['a relay that is denied', { code: 'EENVELOPE', responseCode: 550, command: 'RCPT TO' }],
  ['a limit that is reached', { code: 'EMESSAGE', responseCode: 552, command: 'DATA' }],
])('%s does not end a mail to the company before its time', (_what, error) => {
  expect(afterFailure(mail, error, 5000, () => 0)).toEqual({
    attempts: 1,
    next_at: 6000,
    last_error: expect.any(String),
  });
  expect(afterFailure({ ...mail, attempts: 149 }, error, 5 * day + 1, () => 0).state).toBe('expired');
});

test('after five days and many attempts a mail is given up, never for its age alone', () => {
  const tired = { ...mail, attempts: 149 };
  expect(afterFailure(tired, { code: 'ETIMEDOUT' }, 5 * day + 1, () => 0).state).toBe('expired');
  expect(afterFailure(tired, { code: 'ETIMEDOUT' }, 5 * day - 1, () => 0).state).toBeUndefined();
  expect(afterFailure(mail, { code: 'ETIMEDOUT' }, 365 * day, () => 0).state).toBeUndefined();
});

test('a very long answer of a mail server is described at once, without an address that the cut would halve', () => {
  const began = performance.now();
  const reason = describeFailure({ code: 'EENVELOPE', response: `550 ${'a'.repeat(60_000)}` });
  expect(performance.now() - began).toBeLessThan(100);
  expect(reason.length).toBeLessThanOrEqual(300);
  const addresses = `550 ${'a.very.long.name@company.pr '.repeat(100)}`;
  for (let length = 1000; length < 1100; length += 1) {
    expect(describeFailure({ response: addresses.slice(0, length) })).not.toMatch(/very|company/);
  }
});

test('a failure is described without addresses', () => {
  const error = { code: 'EENVELOPE', response: '550 5.1.1 <office@company.pr>: no such\r\nuser' };
  expect(describeFailure(error)).toBe('EENVELOPE: 550 5.1.1 <***@***>: no such user');
});
