import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { type ShellData, shellData } from '../content/loaders/shell-data.server.ts';
import { type Locale, splitLocale } from '../content/locale.ts';
import { LinkNavigation } from '../hooks/link-navigation.tsx';
import { ShellContext, useShellData } from '../hooks/use-shell.ts';

/** The shell reads most of the content, so each language is read once for all tests of a file. */
const shells: Partial<Record<Locale, ShellData>> = {};

function Pages() {
  const shell = useShellData();
  return (
    <ShellContext value={shell}>
      <LinkNavigation />
      <Outlet />
    </ShellContext>
  );
}

/**
 * For tests: renders an element as a page of the site at `address`, below a root route with the real words of that
 * language. Gives Testing Library's result with the router and the shell's data.
 */
export function renderInShell(element: ReactElement, address = '/') {
  const { locale } = splitLocale(address);
  shells[locale] ??= shellData(new URL(address, 'http://site.test'));
  const shell = shells[locale];
  const root = {
    id: 'root',
    loader: () => shell,
    Component: Pages,
    children: [{ path: '*', element }],
  };
  const router = createMemoryRouter([root], {
    initialEntries: [address],
    hydrationData: { loaderData: { root: shell } },
  });
  return { ...render(<RouterProvider router={router} />), router, shell };
}
