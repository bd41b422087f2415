import { expect, test } from 'vitest';
import { maxLengths } from '#shared/contact.ts';
import { bodyBytes, limits } from './limits.ts';

test('a body of JSON may have 64 KB, and more only when the fields of the form are made longer than that', () => {
  expect(limits.bodyBytes.json).toBe(64 * 1024);
  const longer = bodyBytes({ ...maxLengths, message: 100_000 });
  expect(longer.json).toBeGreaterThan(3 * 100_000);
  expect(longer.form).toBeGreaterThan(9 * 100_000);
});
