/** The measurements of one thing, such as a page: figures by their names, in the order of their columns. */
export type Row = { of: string; figures: Record<string, number> };

/** The limits of figures by their names, and in docs/performance.md why each is what it is. 1 KB is 1,000 bytes. */
export const bars: Record<string, ['≤' | '≥', number]> = {
  performance: ['≥', 80],
  accessibility: ['≥', 100],
  'best-practices': ['≥', 100],
  seo: ['≥', 100],
  'LCP over bare page, led by text': ['≤', 1.8],
  'LCP over bare page, led by a photograph': ['≤', 1.9],
  'LCP over the page without scripts': ['≤', 1.45],
  "page reacts, over bare page's LCP": ['≤', 6.6],
  'blocking time, ms': ['≤', 200],
  'layout shift': ['≤', 0.03],
  'HTML as sent, KB': ['≤', 33],
  'scripts of a first page, KB': ['≤', 120],
  'first visit to home on a phone, KB': ['≤', 225],
  "click to the next page's frame, ms": ['≤', 1300],
  'INP, ms': ['≤', 200],
  'requests over plain node:http': ['≥', 0.5],
  'memory in the middle or at the end over the start': ['≤', 1.1],
  'messages a second': ['≥', 300],
};

/** For each bar its name, its limit, the worst measurement, and whether it holds. NaN counts as the worst. */
export function judge(rows: Row[]): string[][] {
  return Object.entries(bars).map(([name, [sign, limit]]) => {
    const worst = worstOf(rows, name, sign, limit);
    if (!worst) return [name, `${sign} ${limit}`, 'not measured', ''];
    const holds = badness(rounded(worst.value), sign, limit) <= 0;
    return [name, `${sign} ${limit}`, `${rounded(worst.value)} (${worst.of})`, holds ? 'yes' : '**no**'];
  });
}

export function worstFigures(rows: Row[]): Record<string, number> {
  const worst = Object.entries(bars).map(([name, bar]) => [name, worstOf(rows, name, ...bar)?.value] as const);
  return Object.fromEntries(worst.flatMap(([name, value]) => (value === undefined ? [] : [[name, rounded(value)]])));
}

function worstOf(rows: Row[], name: string, ...bar: ['≤' | '≥', number]): { of: string; value: number } | undefined {
  const values = rows.flatMap(({ of, figures: { [name]: value } }) => (value === undefined ? [] : { of, value }));
  return values.toSorted((a, b) => badness(b.value, ...bar) - badness(a.value, ...bar))[0];
}

function badness(value: number, sign: '≤' | '≥', limit: number): number {
  return Number.isNaN(value) ? Infinity : sign === '≤' ? value - limit : limit - value;
}

/** Rounded to three decimals, from 10 on to a whole number: what is judged is what the tables show. */
export function rounded(value: number): number {
  return Number(value.toFixed(value < 10 ? 3 : 0));
}

/** For an even number of values the mean of the middle two; NaN for none. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (index: number) => sorted[Math.floor(index)] ?? Number.NaN;
  return (at((sorted.length - 1) / 2) + at(sorted.length / 2)) / 2;
}
