/** Every site begins at one and shows the other where there is no page. */
export const home = '/';
export const notFound = '/404';

/** The pages that the site itself leads to, by purpose. */
export function fixedPathsOf<PagePurposes extends object>(pagePurposes: PagePurposes) {
  return { home, ...pagePurposes, notFound };
}
