import type { Document } from 'domhandler';
import { parseDocument } from 'htmlparser2';
import type { ComponentType, ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import type { SectionProps, SectionType } from '#app/sections/definitions.ts';
import type { Locale } from '#site/languages.ts';
import { pageData } from '#site/page-data.server.ts';
import { type ShellData, shellData } from '#site/shell-data.server.ts';
import { siteUnderTest } from '#tests/site-under-test.ts';

const site = siteUnderTest();

/** Read once for each language, as the shell reads most of the content. */
const shells: Partial<Record<Locale, ShellData>> = {};

/** An element at a URL path as the build writes it, below a shell with the real words of that language. */
export function renderInShell(element: ReactElement, path = '/', data?: unknown): { page: Document; shell: ShellData } {
  const { locale } = site.splitLocale(path);
  shells[locale] ??= shellData(site, new URL(path, 'http://site.test'));
  const shell = shells[locale];
  const children = [{ id: 'page', path: '*', loader: () => data ?? null, element }];
  const router = createMemoryRouter([{ id: locale, loader: () => shell, Component: Outlet, children }], {
    initialEntries: [path],
    hydrationData: { loaderData: { [locale]: shell, page: data ?? null } },
  });
  return { page: parseDocument(renderToString(<RouterProvider router={router} />)), shell };
}

/** A section as it stands on home, with this view. */
export function renderSection<T extends SectionType>(
  Section: ComponentType<SectionProps<T>>,
  view: SectionProps<T>['view'],
) {
  const { sections, ...page } = pageData(site, new URL('http://site.test/'));
  return renderInShell(<Section view={view} frame={{ surface: 'paper' }} page={page} />);
}
