/** The figures of one page by their names, in the order of their columns. */
export type Row = { page: string; figures: Record<string, number> };

/** The most that a figure may be. 1 KB is 1,000 bytes. */
const budgets: Record<string, number> = {
  'scripts of every page, KB': 6,
  'scripts with every island, KB': 70,
  'LCP over bare page': 1.5,
  'LCP over scripts blocked': 1.05,
  'blocking time beyond scripts blocked, ms': 20,
  'click to the next title, ms': 150,
  'HTML as sent, KB': 25,
  'first visit to home, KB': 130,
  'layout shift': 0.01,
};

/** For each budget its name, its limit, the worst page, and whether it holds. What is no number breaks its budget. */
export function compareWithBudgets(rows: Row[]): string[][] {
  return Object.entries(budgets).map(([name, limit]) => {
    const values = rows.flatMap(({ page, figures: { [name]: value } }) => (value === undefined ? [] : { page, value }));
    const [worst] = values.toSorted((a, b) => orInfinity(b.value) - orInfinity(a.value));
    if (!worst) return [name, `${limit}`, 'not measured', ''];
    const value = rounded(worst.value);
    return [name, `${limit}`, `${value} (${worst.page})`, value <= limit ? 'yes' : '**no**'];
  });
}

function orInfinity(value: number): number {
  return Number.isNaN(value) ? Infinity : value;
}

/** Rounded to two decimals, from 10 on to a whole number: what is judged is what the table shows. */
export function rounded(value: number): number {
  return Number(value.toFixed(value < 10 ? 2 : 0));
}

/** For an even number of values the mean of the middle two; NaN for none. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const valueAt = (index: number) => sorted[Math.floor(index)] ?? Number.NaN;
  return (valueAt((sorted.length - 1) / 2) + valueAt(sorted.length / 2)) / 2;
}
