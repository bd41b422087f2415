import { globSync, readFileSync } from 'node:fs';
import postcss, { type AtRule } from 'postcss';
import { expect, test } from 'vitest';

/** Takes a style sheet, gives its selectors of a pseudo-element of every element. */
function ofEveryElement(css: string): string[] {
  const found: string[] = [];
  postcss.parse(css).walkRules((rule) => {
    const isForFew = rule.parent?.type === 'atrule' && /reduced-motion/.test((rule.parent as AtRule).params);
    if (!isForFew) found.push(...rule.selectors.filter((selector) => /(^|[\s>+~*])::[\w-]+$/.test(selector)));
  });
  return found;
}

test('a pseudo-element of every element is found in any form', () => {
  const css = '*, ::before { margin: 0 } body ::selection { color: red } main > *::after { margin: 0 }';
  expect(ofEveryElement(css)).toEqual(['::before', 'body ::selection', 'main > *::after']);
  expect(ofEveryElement('.tag::before, body::selection { margin: 0 }')).toEqual([]);
});

// Browsers would work out one more style for each element, also where it has none: they take twice as long to style a page.
test('no rule is for a pseudo-element of every element', () => {
  const found = globSync('app/styles/*.css').flatMap((file) => ofEveryElement(readFileSync(file, 'utf8')));

  expect(found).toEqual([]);
});
