export type Summary = { median: number; low: number; high: number };

/** Takes readings, gives their median and range, rounded to `digits` places. */
export function summarize(readings: number[], digits = 0): Summary {
  const sorted = [...readings].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const median = ((sorted[Math.floor(middle - 0.5)] ?? Number.NaN) + (sorted[Math.floor(middle)] ?? Number.NaN)) / 2;
  const round = (value = Number.NaN) => Number(value.toFixed(digits));
  return { median: round(median), low: round(sorted[0]), high: round(sorted.at(-1)) };
}
