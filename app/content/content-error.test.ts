import { expect, test } from 'vitest';
import { z } from 'zod';
import { adviceFor, keyOf } from './content-error.ts';
import { text, textOf } from './schema/parts.ts';

test('a key counts list entries from one, as editors do', () => {
  expect(keyOf(['tabs', 'features', 0, 'title'])).toBe('tabs.features.#1.title');
  expect(keyOf([])).toBe('the file');
});

test.each([
  ['a missing key', {}, 'missing: add it.'],
  ['a number', { title: 3 }, 'must be a text (put it in quotes if it is a number).'],
  ['an empty text', { title: '' }, 'empty: write the text.'],
  ['an unknown key', { title: 'a', titel: 'b' }, 'no such key here: titel. Correct its spelling or remove it.'],
  ['a text torn at its comma', { title: 'a', 'and more': null }, expect.stringContaining('needs quotes inside { }')],
])('%s gets advice', (_, value, advice) => {
  const { error } = z.strictObject({ title: z.string().min(1) }).safeParse(value);

  expect(error?.issues.map(adviceFor)).toEqual([advice]);
});

test('a list of the wrong length gets the right one', () => {
  const exact = z.array(z.string()).length(2).safeParse(['a']);
  const most = z.array(z.string()).max(1).safeParse(['a', 'b']);

  expect(exact.error?.issues.map(adviceFor)).toEqual(['needs exactly 2 entries.']);
  expect(most.error?.issues.map(adviceFor)).toEqual(['takes at most 1 entries.']);
});

test.each([
  ['x', 'has 1 characters: write at least 3.'],
  ['xxxxxx', 'has 6 characters: shorten it to 5 or fewer.'],
])('the length of %s gets the count and the bound', (value, advice) => {
  expect(textOf(5, 3).safeParse(value).error?.issues.map(adviceFor)).toEqual([advice]);
});

test('a list of alternatives tells the length of the one that was meant', () => {
  const entry = z.union([text, z.strictObject({ title: textOf(5) })]);

  expect(entry.safeParse({ title: 'xxxxxx' }).error?.issues.map(adviceFor)).toEqual([
    'has 6 characters: shorten it to 5 or fewer.',
  ]);
});

test('a number out of bounds gets the bound', () => {
  const bounds = z.number().min(0).max(360);

  expect(bounds.safeParse(-1).error?.issues.map(adviceFor)).toEqual(['must be 0 or more.']);
  expect(bounds.safeParse(400).error?.issues.map(adviceFor)).toEqual(['must be 360 or less.']);
});
