import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('what is said of dates and numbers is written at the build: a formatter takes a phone 100 ms', () => {
  const files = globSync('app/**/*.tsx', { exclude: ['app/**/*.test.tsx'] });

  // Times in the zone of the visitor, which are asked for.
  expect(files.filter((file) => readFileSync(file, 'utf8').includes('Intl.'))).toEqual([
    'app/sections/contact-form/call-times.tsx',
  ]);
});
