import { z } from 'zod';
import { sample, text, title } from '#site/schema/field-types.ts';
import { defineSection } from '#site/section.ts';

const table = z
  .strictObject({ columns: z.array(text).min(2).max(5), rows: z.array(z.array(text).min(2)).min(1) })
  .refine(({ columns, rows }) => rows.every((row) => row.length === columns.length), {
    error: 'cells-in-rows',
    path: ['rows'],
  });

/** A table whose rows are named by their first cell. */
export default defineSection({
  type: 'table',
  fields: { title, description: text, table, note: text.optional(), sample },
});
