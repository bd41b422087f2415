import type { AnsweredRow } from '#server/store/answers.ts';
import { readSource } from '#shared/source.ts';
import type { BusinessTime } from './business-time.ts';

export const groups = ['all', 'page', 'language', 'source'] as const;

/** How a group of messages was answered; times in business hours. */
export type Figures = ReturnType<typeof figuresOf>[number];

const namesOf: Record<(typeof groups)[number], (row: AnsweredRow) => string> = {
  all: () => '',
  page: ({ source }) => readSource(source).landing ?? '',
  language: ({ locale }) => locale,
  source: ({ source }) => {
    const { utm_source: from, utm_campaign: campaign, referrer } = readSource(source);
    return [from ?? referrer, campaign].filter(Boolean).join(' / ');
  },
};

export function figuresOf(rows: readonly AnsweredRow[], time: BusinessTime, now: number) {
  return groups.flatMap((group) => {
    const named = Map.groupBy(rows, namesOf[group]);
    if (group === 'all' && rows.length === 0) named.set('', []);
    return (
      [...named]
        // The name is empty where page, language or source is not known, and for all.
        .map(([name, own]) => ({ group, name, ...count(own, time, now) }))
        .sort((a, b) => b.messages - a.messages)
    );
  });
}

const hour = 3600_000;

function count(rows: readonly AnsweredRow[], time: BusinessTime, now: number) {
  const took = rows
    .flatMap(({ received_at, answered_at }) => (answered_at === null ? [] : [time.between(received_at, answered_at)]))
    .sort((a, b) => a - b);
  const late = rows.filter(
    (row) =>
      row.answered_at === null &&
      row.quarantined === 0 &&
      row.reminded !== 'before' &&
      time.stageAt(row.received_at, now) === 'late',
  );
  const due = took.length + late.length;
  return {
    messages: rows.length,
    /** Kept back as possible spam, and not released. */
    held: rows.filter(({ quarantined }) => quarantined === 1).length,
    answered: took.length,
    /** Of those that are answered or due, 0 to 1. */
    inTime: due === 0 ? undefined : took.filter((each) => each <= time.promise).length / due,
    median: hoursAt(took, 0.5),
    ninetieth: hoursAt(took, 0.9),
  };
}

/** By nearest rank, rounded to a tenth. */
function hoursAt(sorted: readonly number[], share: number): number | undefined {
  const value = sorted[Math.ceil(sorted.length * share) - 1];
  return value === undefined ? undefined : Math.round((value / hour) * 10) / 10;
}
