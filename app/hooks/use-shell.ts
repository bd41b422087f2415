import { createContext, useContext } from 'react';
import { useRouteLoaderData } from 'react-router';
import type { ShellData } from '../content/loaders/shell-data.server.ts';
import { localizedPath } from '../content/locale.ts';

export type { ShellData };

/** Hands the shell's data (`useShellData`) to all parts: the router's own hooks have each of them rendered at each of its steps. */
export const ShellContext = createContext<ShellData | undefined>(undefined);

/** Gives what the root route loaded, for `ShellContext`. */
export function useShellData(): ShellData | undefined {
  return useRouteLoaderData<ShellData>('root');
}

/** Gives the shell's words, company and links in the language of the page. */
export function useShell(): ShellData {
  const data = useContext(ShellContext);
  if (!data) throw new Error('The shell has no data: useShell works below the root route only.');
  return data;
}

/** Gives a function from a page's path to its address in the language of the page. */
export function useAddress(): (path: string) => string {
  const { locale } = useShell();
  return (path) => localizedPath(path, locale);
}
