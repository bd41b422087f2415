import { type AnsweredRow, waitsSince } from '#server/store/answers.ts';
import { readSource } from '#shared/source.ts';
import type { BusinessTime } from './business-time.ts';

const groups = ['all', 'page', 'language', 'source'] as const;
type Group = (typeof groups)[number];

/** How a group of messages was answered; times in business hours. */
export type Figures = Awaited<ReturnType<typeof figuresOf>>[number];

const namesOf: Record<Group, (row: Pick<AnsweredRow, 'source' | 'locale'>) => string> = {
  all: () => '',
  page: ({ source }) => readSource(source).landing ?? '',
  language: ({ locale }) => locale,
  source: ({ source }) => {
    const { utm_source: from, utm_campaign: campaign, referrer } = readSource(source);
    return [from ?? referrer, campaign].filter(Boolean).join(' / ');
  },
};

/** Senders name page and source themselves: a flood may name different ones in each message. */
const shownAtMost = 20;
const namedAtMost = 10_000;
const others = 'others';

type FigureRow = Omit<AnsweredRow, 'id'>;
type Rows = Iterable<FigureRow> | AsyncIterable<FigureRow>;
type Tally = { messages: number; held: number; late: number; took: number[] };

/** Messages held as spam count in the totals only. Names beyond the most frequent of a group share a line. */
export async function figuresOf(rows: Rows, time: BusinessTime, now: number) {
  const tallies = new Map(groups.map((group) => [group, new Map<string, Tally>()]));
  tallies.get('all')?.set('', newTally());
  for await (const row of rows) {
    const one = tallyOf(row, time, now);
    for (const [group, named] of tallies) {
      if (group !== 'all' && row.quarantined === 1) continue;
      const name = namesOf[group](row);
      add(named, named.has(name) || named.size < namedAtMost ? name : others, one);
    }
  }
  return [...tallies].flatMap(([group, named]) => {
    const sorted = [...named].sort(([, a], [, b]) => b.messages - a.messages);
    const shown = new Map(sorted.filter(([name]) => name !== others).slice(0, shownAtMost));
    for (const [name, tally] of sorted) if (!shown.has(name)) add(shown, others, tally);
    // The name is empty for the total, and where page, language or source is unknown.
    return [...shown].map(([name, tally]) => ({ group, name, ...figures(tally, time) }));
  });
}

function newTally(): Tally {
  return { messages: 0, held: 0, late: 0, took: [] };
}

function tallyOf(row: FigureRow, time: BusinessTime, now: number): Tally {
  const { answered_at, quarantined, reminded } = row;
  const since = waitsSince(row);
  const waits = answered_at === null && quarantined === 0 && reminded !== 'before';
  return {
    messages: 1,
    held: quarantined,
    late: waits && time.stageAt(since, now) === 'late' ? 1 : 0,
    took: answered_at === null ? [] : [time.between(since, answered_at)],
  };
}

function add(named: Map<string, Tally>, name: string, { messages, held, late, took }: Tally): void {
  const tally = named.get(name) ?? newTally();
  named.set(name, tally);
  tally.messages += messages;
  tally.held += held;
  tally.late += late;
  for (const each of took) tally.took.push(each);
}

const hour = 3600_000;

function figures({ messages, held, late, took }: Tally, time: BusinessTime) {
  const sorted = took.sort((a, b) => a - b);
  const due = took.length + late;
  return {
    messages,
    /** Kept back as possible spam, and not released. */
    held,
    answered: took.length,
    /** Share of those that are answered or due, 0 to 1. */
    inTime: due === 0 ? undefined : took.filter((each) => each <= time.promise).length / due,
    median: hoursAt(sorted, 0.5),
    ninetieth: hoursAt(sorted, 0.9),
  };
}

/** By nearest rank, rounded to a tenth. */
function hoursAt(sorted: readonly number[], share: number): number | undefined {
  const value = sorted[Math.ceil(sorted.length * share) - 1];
  return value === undefined ? undefined : Math.round((value / hour) * 10) / 10;
}
