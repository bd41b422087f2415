import { expect, test } from 'vitest';
import { fill } from './fill.ts';

test('places are filled once: braces in a value stay as they were typed', () => {
  expect(fill('From {name} ({reference}) {other}', { name: '{reference}', reference: 'A1' })).toBe(
    'From {reference} (A1) {other}',
  );
});
