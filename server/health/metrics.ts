/** What the watch looks at: messages not stored, refused by a limit or beyond that for everybody. */
export type Counter = 'unstored' | 'limited' | 'overflow';

export type Metrics = ReturnType<typeof createMetrics>;

export function createMetrics() {
  const values: Record<Counter, number> = { unstored: 0, limited: 0, overflow: 0 };
  return {
    count(counter: Counter): void {
      values[counter] += 1;
    },
    value: (counter: Counter) => values[counter],
  };
}
