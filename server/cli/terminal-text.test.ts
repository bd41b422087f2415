import { expect, test } from 'vitest';
import { siteUnderTest } from '#tests/site-under-test.ts';
import { inbox, now } from './inbox-under-test.ts';
import { terminalTime } from './terminal-text.ts';

test('a time is told where the company is, with the date there and the zone', () => {
  const inZone = (timeZone: string) => ({ company: () => ({ ...siteUnderTest().company(), timeZone }) });
  const at = Date.UTC(2026, 10, 20, 2, 5);
  expect(terminalTime(at, inZone('America/Puerto_Rico'))).toBe('2026-11-19 22:05 AST');
  expect(terminalTime(at, inZone('Europe/Madrid'))).toBe('2026-11-20 03:05 GMT+1');
  expect(terminalTime(null, inZone('Europe/Madrid'))).toBe('-');
});

test('a message and the list tell the same times, JSON those of UTC', async () => {
  const { run } = await inbox([{ id: 'AB', received_at: now, answered_at: now }]);
  const time = terminalTime(now, siteUnderTest());
  expect((await run('list')).out).toContain(time);
  const { out } = await run('show', 'AB');
  for (const name of ['received', 'answered']) expect(out).toContain(`${name.padEnd(20)}${time}`);
  expect(JSON.parse((await run('show', 'AB', '--json')).out)).toMatchObject({ received: '2026-11-20T12:00:00.000Z' });
});
