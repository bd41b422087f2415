// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInShell } from '#app/testing/render-in-shell.tsx';
import { LanguageLink } from './language-link.tsx';

test.each([
  ['/', '/es', 'es', 'Español'],
  ['/es', '/', 'en', 'English'],
  ['/sap', '/es/sap', 'es', 'Español'],
  ['/es/contact-us/sent', '/contact-us/sent', 'en', 'English'],
])('from %s it leads to %s, named in that language', (address, other, language, name) => {
  renderInShell(<LanguageLink className="" />, address);

  const link = screen.getByRole('link', { name });
  expect(link.getAttribute('href')).toBe(other);
  expect(link.getAttribute('lang')).toBe(language);
  expect(link.getAttribute('hreflang')).toBe(language);
});
