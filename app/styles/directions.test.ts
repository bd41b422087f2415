import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const sides = /(margin|padding|border)-(left|right)|[\s{](left|right):|text-align: (left|right)/g;
/** `margin: 0 1rem 0 2rem` names sides too. */
const fourSides = /(margin|padding|inset): (?<values>[^;]+);/g;

/** Four values with another one at the left than at the right. */
function isLopsided(values: string): boolean {
  const [, right, , left] = values.replace(/\([^()]*(\([^()]*\)[^()]*)*\)/g, '()').split(' ');
  return left !== undefined && left !== right;
}

test.each(globSync('app/**/*.css'))('%s names no left or right, and no language', (file) => {
  const css = readFileSync(file, 'utf8');
  const lopsided = [...css.matchAll(fourSides)].filter(({ groups }) => isLopsided(groups?.values ?? ''));

  expect([...css.matchAll(sides), ...lopsided, ...css.matchAll(/:lang\(.+/g)].map(([found]) => found)).toEqual([]);
});
