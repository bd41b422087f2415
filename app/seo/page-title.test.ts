import { expect, test } from 'vitest';
import { pageTitle } from './page-title.ts';

test('a page has its own title and the company’s name', () => {
  expect(pageTitle('SAP services', 'Acme')).toBe('SAP services · Acme');
});

test('a name that does not fit into what search engines show is left out', () => {
  const own = 't'.repeat(50);

  expect(pageTitle(own, 'Mirador')).toBe(`${own} · Mirador`);
  expect(pageTitle(own, 'Miradores')).toBe(own);
});
