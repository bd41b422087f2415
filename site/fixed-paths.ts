/** Every site begins at one and shows the other where there is no page. */
export const home = '/';
export const notFound = '/404';

/** The pages that the site itself leads to, by role. */
export function fixedPathsOf<PageRoles extends object>(pageRoles: PageRoles) {
  return { home, ...pageRoles, notFound };
}
