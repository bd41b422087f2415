/** Part of an event as browsers trace it (Trace Event Format); times in µs: `dur` as they pass, `tdur` of the processor. */
export type TraceEvent = { name: string; pid: number; tid: number; ts: number; dur: number; tdur?: number };

/** What a task may take before it counts, in ms (Total Blocking Time, web.dev/tbt). */
const patience = 50;

/**
 * Takes what was traced while a page was loaded at full speed. Gives the blocking time, in ms, of its tasks after the first
 * contentful paint on a processor `slowdown` times slower, of the time that the processor worked on them (all of it where
 * the trace does not say). Lighthouse's simulation multiplies as well the time in which they waited for a core that drew or
 * compiled: on a machine of few cores that is half of it. Throws when no paint was traced.
 */
export function blockingWork(events: TraceEvent[], slowdown: number): number {
  const painted = events.findLast(({ name }) => name === 'firstContentfulPaint');
  if (!painted) throw new Error('The trace has no first contentful paint.');
  const isLater = ({ name, pid, tid, ts, dur }: TraceEvent) =>
    name === 'RunTask' && pid === painted.pid && tid === painted.tid && ts + dur > painted.ts;
  return events
    .filter(isLater)
    .reduce((sum, { dur, tdur = dur }) => sum + Math.max(0, (tdur * slowdown) / 1000 - patience), 0);
}
