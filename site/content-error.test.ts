import { expect, test } from 'vitest';
import { z } from 'zod';
import { readBy } from './content-error.ts';
import { sentenceOf } from './finding.ts';
import { text, textOf } from './schema/field-types.ts';

const short = z.strictObject({ title: textOf(5) });
const titled = z.strictObject({ title: z.string().min(1) });

test.each([
  ['a missing key', titled, {}, 'missing: add it.'],
  ['a number', titled, { title: 3 }, 'must be a text (put it in quotes if it is a number).'],
  ['an empty text', titled, { title: '' }, 'empty: write the text.'],
  ['an unknown key', titled, { title: 'a', titel: 'b' }, 'no such key here: titel. Correct its spelling or remove it.'],
  ['a torn text', titled, { title: 'a', 'and more': null }, expect.stringContaining('needs quotes inside { }')],
  ['a list of the wrong length', z.array(z.string()).length(2), ['a'], 'needs exactly 2 entries.'],
  ['a text that is too short', textOf(5, 3), 'x', 'has 1 characters: write at least 3.'],
  ['a text that is too long', textOf(5), 'xxxxxx', 'has 6 characters: shorten it to 5 or fewer.'],
  [
    'the alternative that was meant',
    z.union([text, short]),
    { title: 'xxxxxx' },
    'has 6 characters: shorten it to 5 or fewer.',
  ],
  ['a number that is too high', z.number().max(360), 400, 'must be 360 or less.'],
])('%s gets advice', (_, schema, value, advice) => {
  expect(readBy(schema as z.ZodType, value).faults.map((fault) => sentenceOf(fault))).toEqual([advice]);
});
