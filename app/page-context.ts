import { createContext, use } from 'react';
import { localizedPath } from '#site/bundled-site.ts';
import type { PageData } from '#site/page-data.server.ts';
import type { ShellData } from '#site/shell-data.server.ts';

export type { ShellData };

type PageAndShell = { shell: ShellData; page: PageData };

/** What a document shows. Islands are rendered by themselves: they have it as props. */
export const PageContext = createContext<PageAndShell | undefined>(undefined);

export function usePageAndShell(): PageAndShell {
  const context = use(PageContext);
  if (!context) throw new Error('There is no PageContext above this component.');
  return context;
}

export function useShell(): ShellData {
  return usePageAndShell().shell;
}

export function usePage(): PageData {
  return usePageAndShell().page;
}

export function useLocalizedPath(): (path: string) => string {
  const { locale } = useShell();
  return (path) => localizedPath(path, locale);
}
