import { expect, test } from 'vitest';
import { z } from 'zod';
import config from './config.ts';

const table = (rows: string[][]) =>
  z
    .strictObject(config.fields)
    .safeParse({ title: 'T', description: 'D', table: { columns: ['A', 'B'], rows }, sample: false });

test('a row with a cell too few or too many is refused', () => {
  expect([[['1', '2']], [['1']], [['1', '2', '3']]].map((rows) => table(rows).success)).toEqual([true, false, false]);
});
