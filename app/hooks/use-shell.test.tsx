// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import { renderInShell } from '../testing/render-in-shell.tsx';
import { useAddress, useShell } from './use-shell.ts';

function Where() {
  const address = useAddress();
  return <p>{`${useShell().locale} ${address('/sap')} ${address('/')}`}</p>;
}

test.each([
  ['/careers', 'en /sap /'],
  ['/es/careers', 'es /es/sap /es'],
])('on %s the shell speaks the language of the page and leads to its pages: %s', (address, words) => {
  renderInShell(<Where />, address);

  expect(screen.getByText(words)).toBeTruthy();
});

test('the shell says where it works when it has no data', () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
  const ErrorBoundary = () => <p>failed</p>;
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element: <Where />, ErrorBoundary }])} />);

  expect(screen.getByText('failed')).toBeTruthy();
  expect(String(errors.mock.calls.flat())).toContain('below app/routes/shell.tsx');
  errors.mockClear();
});
