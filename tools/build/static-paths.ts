const update = 'this.#branches = flattenAndRankRoutes(routes);';
const match = 'return matchRoutesImpl(this.#routes, locationArg, this.#basename, allowPartial, this.#branches);';

const lazyUpdate = 'this.#branches = void 0;';
const firstByName = `
  const matchIn = (branches) => matchRoutesImpl(this.#routes, locationArg, this.#basename, allowPartial, branches);
  const pathname = locationArg.pathname ?? locationArg;
  for (const parent of this.#routes) for (const route of parent.children ?? [])
    if (!allowPartial && pathname === "/" + (route.path ?? "")) {
      const named = matchIn([{ routesMeta: [parent, route].map((route) => ({ relativePath: route.path ?? "", route })) }]);
      if (named) return named;
    }
  return matchIn(this.#branches ??= flattenAndRankRoutes(this.#routes));`;

/**
 * Takes the code of React Router's matcher and gives it with one that looks for the page whose path the address is, letter by
 * letter, before it makes and ranks a pattern of each path: a site of pages has as many, and making them twice as a page starts
 * takes a slow phone 30 ms. Any other address is matched as before, once the patterns are made. Throws when the matcher has
 * another form, so that an upgrade of the router cannot undo this unseen.
 */
export function staticPathsFirst(code: string): string {
  if (!code.includes(update) || !code.includes(match))
    throw new Error('React Router no longer matches as tools/build/static-paths.ts knows it.');
  return code.replace(update, lazyUpdate).replace(match, firstByName);
}
