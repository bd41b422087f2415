import { expect, test } from 'vitest';
import config from './config.ts';

const table = (rows: string[][]) => config.fields.table.safeParse({ columns: ['A', 'B'], rows });

test('a row with a cell too few or too many is refused', () => {
  expect([[['1', '2']], [['1']], [['1', '2', '3']]].map((rows) => table(rows).success)).toEqual([true, false, false]);
});
