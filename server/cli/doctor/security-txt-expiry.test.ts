import { expect, test } from 'vitest';
import { expiryWarning } from './security-txt-expiry.ts';

const now = new Date('2026-11-20T12:00:00Z');
const daysLater = (days: number) => new Date(now.getTime() + days * 86_400_000);

test('it is due for renewal 30 days before it expires', () => {
  const text = 'Contact: mailto:a@b.example\nExpires: 2027-11-19T12:00:00Z\n';
  expect(expiryWarning(text, daysLater(334))).toBeUndefined();
  expect(expiryWarning(text, daysLater(335))).toBe(
    'security.txt expires in 29 days: build the site again and publish it.',
  );
  expect(expiryWarning(text, daysLater(365))).toContain('has expired');
});

test('a file without a date is due too', () => {
  expect(expiryWarning('Contact: mailto:a@b.example\n', now)).toContain('no date');
});
