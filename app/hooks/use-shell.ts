import { useLocation, useRouteLoaderData } from 'react-router';
import { localizedPath, splitLocale } from '#site/bundled.ts';
import type { ShellData } from '#site/shell-data.server.ts';

export type { ShellData };

export function useShell(): ShellData {
  const { locale } = splitLocale(useLocation().pathname);
  const data = useRouteLoaderData<ShellData>(locale);
  if (!data) throw new Error('The shell has no data: useShell works below app/routes/shell.tsx only.');
  return data;
}

export function useAddress(): (path: string) => string {
  const { locale } = useShell();
  return (path) => localizedPath(path, locale);
}
