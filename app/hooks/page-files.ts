type Route = { id: string; path?: string; module: string; imports?: string[] };

/**
 * Takes a page's path and gives what the router will fetch to show it, or nothing when it knows no such page. What the
 * shell needs is there on every page, and left out.
 *
 * The router's own `<PrefetchPageLinks>` is not used: with `ssr: false` it asks for the data at another address than
 * the navigation does when a route has `shouldRevalidate`, and it reloads the page when a module cannot be had.
 */
export function filesOfPage(page: string): { modules: string[]; data: string } | undefined {
  const { __reactRouterManifest: manifest } = window as { __reactRouterManifest?: { routes: Record<string, Route> } };
  const routes = manifest?.routes ?? {};
  const route = Object.values(routes).find(({ id, path = '/' }) => id !== 'root' && path === page);
  if (!route) return undefined;
  const imports = (route.imports ?? []).filter((file) => !routes.root?.imports?.includes(file));
  return { modules: [route.module, ...imports], data: page === '/' ? '/_.data' : `${page}.data` };
}
