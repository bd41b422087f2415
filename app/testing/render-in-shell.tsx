import { render } from '@testing-library/react';
import type { ComponentType, ReactElement } from 'react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import type { SectionProps, SectionType } from '#app/sections/definitions.ts';
import { type ShellData, shellData } from '#app/shell/shell-data.server.ts';
import type { Locale } from '#site/languages.ts';
import { pageData } from '#site/page-data.server.ts';
import { siteUnderTest } from '#tests/site-under-test.ts';

const site = siteUnderTest();

/** The shell reads most of the content, so each language is read once for all tests of a file. */
const shells: Partial<Record<Locale, ShellData>> = {};

/** A router that shows an element at a URL path, below a shell with the real words of that language. */
export function routerInShell(element: ReactElement, path = '/', data?: unknown) {
  const { locale } = site.splitLocale(path);
  shells[locale] ??= shellData(site, new URL(path, 'http://site.test'));
  const shell = shells[locale];
  const children = [{ id: 'page', path: '*', loader: () => data ?? null, element }];
  const router = createMemoryRouter([{ id: locale, loader: () => shell, Component: Outlet, children }], {
    initialEntries: [path],
    hydrationData: { loaderData: { [locale]: shell, page: data ?? null } },
  });
  return { router, shell };
}

/** Renders an element as a page of the site. Gives Testing Library's result with the router and the shell's data. */
export function renderInShell(element: ReactElement, path = '/') {
  const { router, shell } = routerInShell(element, path);
  return { ...render(<RouterProvider router={router} />), router, shell };
}

/** Renders a section as it stands on a page, with this view. */
export function renderSection<T extends SectionType>(
  Section: ComponentType<SectionProps<T>>,
  view: SectionProps<T>['view'],
  path = '/',
) {
  const { sections, ...page } = pageData(site, new URL(path, 'http://site.test'));
  return renderInShell(<Section view={view} frame={{ surface: 'paper' }} page={page} />, path);
}
