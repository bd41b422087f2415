import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { locales, localizedPath } from '#app/content/locale.ts';
import { isShownForGood } from '#app/content/page-dates.ts';
import { checkRedirects, readRedirects } from '#server/http/files/redirects.ts';
import type { ContentTree } from './content-tree.ts';
import { error, type Finding } from './finding.ts';

/** Former addresses lead to pages that exist, directly and never in a circle. */
export function checkRedirectList({ root, pages, now }: ContentTree): Finding[] {
  const list = join(root, 'redirects.yaml');
  if (!existsSync(list)) return [];
  // The address of a page that goes may have its redirect already: files come before redirects.
  const lasting = pages.filter((page) => isShownForGood(page, now.getTime()));
  const live = locales.flatMap((locale) => lasting.map((page) => localizedPath(page.path, locale)));
  return checkRedirects(readRedirects(list), live).map((fault) => error('content/redirects.yaml', 'the list', fault));
}
