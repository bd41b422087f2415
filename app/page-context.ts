import { createContext, use } from 'react';
import { localizedPath } from '#site/bundled-site.ts';
import type { PageData } from '#site/page-data.server.ts';
import type { ShellData } from '#site/shell-data.server.ts';

export type { ShellData };

type Shown = { shell: ShellData; page: PageData };

/** What a document shows. Islands are rendered by themselves: they have it as props. */
export const PageContext = createContext<Shown | undefined>(undefined);

export function useShown(): Shown {
  const shown = use(PageContext);
  if (!shown) throw new Error('There is no PageContext above this component.');
  return shown;
}

export function useShell(): ShellData {
  return useShown().shell;
}

export function usePage(): PageData {
  return useShown().page;
}

export function useLocalizedPath(): (path: string) => string {
  const { locale } = useShell();
  return (path) => localizedPath(path, locale);
}
