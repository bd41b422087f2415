import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { shellData } from './shell-data.server.ts';

/**
 * For tests: renders an element as a page of the site at `address`, below a root route with the real words of that
 * language. Gives Testing Library's result with the router and the shell's data.
 */
export function renderInShell(element: ReactElement, address = '/') {
  const shell = shellData(new URL(address, 'http://site.test'));
  const root = {
    id: 'root',
    path: '/',
    loader: () => shell,
    Component: Outlet,
    children: [{ path: '*', element }],
  };
  const router = createMemoryRouter([root], {
    initialEntries: [address],
    hydrationData: { loaderData: { root: shell } },
  });
  return { ...render(<RouterProvider router={router} />), router, shell };
}
