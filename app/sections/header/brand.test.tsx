// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderInShell } from '#app/testing/render-in-shell.tsx';
import { Brand } from './brand.tsx';

test.each([
  ['/sap', '/'],
  ['/es/sap', '/es'],
])('on %s the brand leads to %s', (address, home) => {
  const { shell } = renderInShell(<Brand />, address);

  expect(screen.getByRole('link', { name: shell.company.name }).getAttribute('href')).toBe(home);
});

test('on home, just loaded, it scrolls smoothly to the top', () => {
  const ways: unknown[] = [];
  vi.stubGlobal('scrollTo', (where: unknown) => ways.push([where, document.documentElement.dataset.scroll]));
  document.documentElement.dataset.scroll = 'jump';
  renderInShell(<Brand />);

  fireEvent.click(screen.getByRole('link'));

  expect(ways).toEqual([[{ top: 0 }, 'smooth']]);
});
