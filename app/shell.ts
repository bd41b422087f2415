import { useRouteLoaderData } from 'react-router';
import { localizedPath } from '#content/locale.ts';
import type { ShellData } from './shell-data.server.ts';

export type { ShellData };

/** Gives the shell's words, company and links in the language of the page. */
export function useShell(): ShellData {
  const data = useRouteLoaderData<ShellData>('root');
  if (!data) throw new Error('The shell has no data: useShell works below the root route only.');
  return data;
}

/** Gives a function from a page's path to its address in the language of the page. */
export function useAddress(): (path: string) => string {
  const { locale } = useShell();
  return (path) => localizedPath(path, locale);
}
