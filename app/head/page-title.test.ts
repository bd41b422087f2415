import { expect, test } from 'vitest';
import { pageTitle } from './page-title.ts';

test('a company’s name that does not fit into what search engines show is left out', () => {
  const own = 't'.repeat(50);

  expect(pageTitle(own, 'Mirador')).toBe(`${own} · Mirador`);
  expect(pageTitle(own, 'Miradores')).toBe(own);
});
