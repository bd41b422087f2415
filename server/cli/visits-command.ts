import { dayOf, readVisits, type VisitCount } from '#server/store/visits.ts';
import { type Command, dateOf, tell, text } from './command.ts';
import { table } from './terminal-text.ts';

const day = 24 * 3600_000;
const usualDays = 30;

export const visits: Command = {
  readOnly: true,
  usage: '[--since DATE]',
  summary: `Shows how often each page was opened, by day (UTC), in the last ${usualDays} days or since a date. The server counts
      with VISITS=on: openings, not people; no programs that say that they are one, and no browsers that send Global Privacy
      Control or Do Not Track. Going back to a page may pass unseen. Counts are added to the store each minute.`,
  options: { since: text },
  async run(context) {
    const { store, clock } = context;
    const from = dayOf(dateOf(context, 'since') ?? clock.now() - (usualDays - 1) * day);
    const counts = await readVisits(store, from);
    return tell(context, report(counts, from), counts);
  },
};

function report(counts: readonly VisitCount[], since: string): string {
  if (counts.length === 0) return `Nothing was counted since ${since}. The server counts with VISITS=on.`;
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  const rows = counts.map(({ day, path, count }) => [day, String(count).padStart('OPENED'.length), path]);
  return `${table(['DAY', 'OPENED', 'PAGE'], rows)}\n\n${total} since ${since}.`;
}
