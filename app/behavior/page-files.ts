type Route = { id: string; path?: string; module: string; imports?: string[] };

/**
 * Takes a page's path and gives what the router will fetch to show it, or nothing when it knows no such page.
 *
 * The router's own `<PrefetchPageLinks>` is not used: with `ssr: false` it asks for the data at another address than
 * the navigation does when a route has `shouldRevalidate`, and it reloads the page when a module cannot be had.
 */
export function filesOfPage(page: string): { modules: string[]; data: string } | undefined {
  const { __reactRouterManifest: manifest } = window as { __reactRouterManifest?: { routes: Record<string, Route> } };
  const route = Object.values(manifest?.routes ?? {}).find(({ id, path = '/' }) => id !== 'root' && path === page);
  if (!route) return undefined;
  return { modules: [route.module, ...(route.imports ?? [])], data: page === '/' ? '/_.data' : `${page}.data` };
}
