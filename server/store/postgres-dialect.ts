import { type Dialect, PostgresDialect } from 'kysely';
import pg from 'pg';

// Our 64-bit numbers are times in milliseconds, which a JavaScript number holds exactly.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/** Every step against a database that hangs ends within these times, in milliseconds. */
const waits = { connect: 3000, query: 8000, statement: 5000, idle: 30_000 };

/** Kysely over a pool of PostgreSQL connections. Takes the address, and whom to tell when a connection breaks. */
export function postgresDialect(url: string, onError: (error: Error) => void): Dialect {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    application_name: 'contact-service',
    connectionTimeoutMillis: waits.connect,
    query_timeout: waits.query,
    statement_timeout: waits.statement,
    idle_in_transaction_session_timeout: waits.query,
    idleTimeoutMillis: waits.idle,
    keepAlive: true,
  });
  // Without a listener a connection that breaks while no statement waits on it would end the process: between two
  // statements of a transaction, where the pool does not listen, or idle, where it tells once more.
  pool.on('connect', (client) => client.on('error', onError));
  pool.on('error', () => {});
  return new PostgresDialect({ pool });
}
