import { expect, test } from 'vitest';
import { testSite } from '#tests/test-site.ts';
import { terminalTime } from './terminal-text.ts';

test('a time is told where the company is, with the date there and the zone', () => {
  const inZone = (timeZone: string) => ({ company: () => ({ ...testSite().company(), timeZone }) });
  const at = Date.UTC(2026, 10, 20, 2, 5);
  expect(terminalTime(at, inZone('America/Puerto_Rico'))).toBe('2026-11-19 22:05 AST');
  expect(terminalTime(at, inZone('Europe/Madrid'))).toBe('2026-11-20 03:05 GMT+1');
  expect(terminalTime(null, inZone('Europe/Madrid'))).toBe('-');
});
