import { parseArgs } from 'node:util';
import type { Clock } from '#server/clock.ts';
import type { Store } from '#server/store/store.ts';
import { dayOf, readVisits, type VisitCount } from '#server/store/visits.ts';
import { readDate, UsageError } from './command.ts';
import { table } from './terminal-text.ts';

/** What a run needs from outside; the store is opened only for a command line that is right. */
export interface Surroundings {
  readonly clock: Clock;
  /** For results: the only thing on standard output, so that they can be piped. */
  readonly print: (text: string) => void;
  /** For advice, on standard error. */
  readonly note: (text: string) => void;
  open(): Promise<Store>;
}

const options = {
  since: { type: 'string' },
  json: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

/** Days shown when nobody says since when; the span of a monthly report. */
const usualDays = 30;

const help = `How often each page was opened, by day.

Usage: npm run visits -- [--since DATE] [--json]

  --since DATE   from this day on, such as 2026-11-01; else the last ${usualDays} days
  --json         for programs: a list of day, path and count

The server counts with VISITS=on: pages loaded, and pages opened by a link inside the site. It does not count pages
fetched ahead, programs that say that they are one, and browsers that send Global Privacy Control or Do Not Track; going
back to a page may pass unseen. It counts openings, not people, and adds them to the store each minute. Days are those of UTC.
It reads the same settings as the server (DATA_DIR, DATABASE_URL).
Exit codes: 0 all is well, 1 something is wrong, 2 wrong use.`;

/** Runs one command line, gives the exit code: 0 well, 2 wrong use. Errors of the store are thrown. */
export async function runVisits(args: readonly string[], surroundings: Surroundings): Promise<number> {
  try {
    const given = parse(args);
    if (given.help) {
      surroundings.print(help);
      return 0;
    }
    const day = 24 * 3600_000;
    const from = given.since === undefined ? surroundings.clock.now() - (usualDays - 1) * day : readDate(given.since);
    const store = await surroundings.open();
    try {
      const counts = await readVisits(store, dayOf(from));
      surroundings.print(given.json ? JSON.stringify(counts, undefined, 2) : report(counts, dayOf(from)));
    } finally {
      await store.close();
    }
    return 0;
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    surroundings.note(error.message);
    return 2;
  }
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, strict: true }).values;
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

function report(counts: readonly VisitCount[], since: string): string {
  if (counts.length === 0) return `Nothing was counted since ${since}. The server counts with VISITS=on.`;
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  const rows = counts.map(({ day, path, count }) => [day, String(count).padStart('OPENED'.length), path]);
  return `${table(['DAY', 'OPENED', 'PAGE'], rows)}\n\n${total} since ${since}.`;
}
