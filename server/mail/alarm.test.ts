import { expect, test } from 'vitest';
import { createAlarm, type MailFailure } from './alarm.ts';

const failure: MailFailure = {
  reference: 'ABCD',
  attempts: 5,
  ageMs: 60_000,
  refused: false,
  givenUp: false,
  reason: 'ECONNECTION: down',
};
const hour = 3600_000;

function alarmUnderTest(works = true) {
  const clock = { time: 0, now: () => clock.time };
  const told: string[] = [];
  const state = { works };
  const tell = async (text: string) => {
    if (!state.works) throw new Error('no network');
    told.push(text);
  };
  return { alarm: createAlarm({ tell, clock, log: () => {} }), clock, told, state };
}

test('a first few failures alarm nobody', async () => {
  const { alarm, told } = alarmUnderTest();
  await alarm.failed({ ...failure, attempts: 4 });
  expect(told).toEqual([]);
});

test.each([
  ['five attempts', failure],
  ['an hour', { ...failure, attempts: 1, ageMs: hour }],
  ['a refusal', { ...failure, attempts: 1, refused: true }],
  ['a mail given up', { ...failure, attempts: 1, givenUp: true }],
])('%s alarm the operator, with the reason', async (_why, one) => {
  const { alarm, told } = alarmUnderTest();
  await alarm.failed(one);
  expect(told).toEqual([expect.stringContaining('ECONNECTION: down')]);
});

test('the alarm of a refusal says what to do', async () => {
  const { alarm, told } = alarmUnderTest();
  await alarm.failed({ ...failure, attempts: 1, refused: true, reason: 'EENVELOPE: 530 log in first' });
  expect(told).toEqual([
    'Contact form: The mail server refused a mail (EENVELOPE: 530 log in first). Messages are safe in the store; see ' +
      '"npm run inbox -- status". Correct SMTP_URL, CONTACT_FROM or CONTACT_TO, or settle it with the mail provider; ' +
      'then "npm run inbox -- resend --stuck".',
  ]);
});

test('a mail that alone is refused alarms once in six hours, however many others leave between its attempts', async () => {
  const { alarm, clock, told } = alarmUnderTest();
  const alone = { ...failure, refused: true };
  for (const hours of [0, 1, 5.9, 6]) {
    clock.time = hours * hour;
    await alarm.failed(alone);
    await alarm.succeeded();
  }
  expect(told.map((text) => text.includes('refused'))).toEqual([true, false, true, false]);
});

test('when mail stops again for others that is told at once', async () => {
  const { alarm, told } = alarmUnderTest();
  await alarm.failed(failure);
  await alarm.succeeded();
  await alarm.failed({ ...failure, reference: 'EFGH' });
  expect(told).toHaveLength(3);
});

test('the alarm comes once, and again after six hours', async () => {
  const { alarm, clock, told } = alarmUnderTest();
  await Promise.all([alarm.failed(failure), alarm.failed(failure)]);
  clock.time += 6 * hour - 1;
  await alarm.failed(failure);
  expect(told).toHaveLength(1);
  clock.time += 1;
  await alarm.failed(failure);
  expect(told).toHaveLength(2);
});

test('when mail flows again that is told once, and only after an alarm', async () => {
  const { alarm, told } = alarmUnderTest();
  await alarm.succeeded();
  await alarm.failed(failure);
  await alarm.succeeded();
  await alarm.succeeded();
  expect(told.slice(1)).toEqual(['Contact form: mail flows again.']);
});

test('an alarm that could not be told is told at the next failure', async () => {
  const { alarm, told, state } = alarmUnderTest(false);
  await alarm.failed(failure);
  state.works = true;
  await alarm.failed(failure);
  expect(told).toHaveLength(1);
});
