import { setImmediate } from 'node:timers/promises';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { MessageRow } from './schema.ts';

export const rowsAtOnce = 500;

type Cursor = Pick<MessageRow, 'received_at' | 'id'>;

/** Gives all messages that `read` finds and orders by both columns, with one page of them in memory. */
export async function* eachMessage<Row extends Cursor>(
  read: (later: RawBuilder<SqlBool>, limit: number) => Promise<Row[]>,
): AsyncGenerator<Row> {
  let last: Cursor | undefined = { received_at: Number.MIN_SAFE_INTEGER, id: '' };
  while (last) {
    const { received_at, id }: Cursor = last;
    const later = sql<SqlBool>`(messages.received_at, messages.id) > (${received_at}, ${id})`;
    const rows = await read(later, rowsAtOnce);
    yield* rows;
    // SQLite answers synchronously, so other work gets its turn between two pages.
    await setImmediate();
    last = rows.length < rowsAtOnce ? undefined : rows.at(-1);
  }
}
