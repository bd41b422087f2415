import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ContentError } from '#app/content/content-error.ts';
import { loadNotice } from '#app/content/load.server.ts';
import { locales } from '#app/content/locale.ts';
import { isShown } from '#app/content/page-dates.ts';
import type { ContentTree } from './content-tree.ts';
import { error, type Finding } from './finding.ts';

/** The notice above every page can be used, and its links lead to pages that exist. */
export function checkNotice({ root, pages }: ContentTree): Finding[] {
  const file = join(root, 'notice.yaml');
  if (!existsSync(file)) return [];
  try {
    const notice = loadNotice(file);
    const times = [Date.parse(notice.from), Date.parse(notice.until) - 1];
    return locales.flatMap((locale) => {
      const to = notice[locale].link?.to ?? '/';
      if (
        !to.startsWith('/') ||
        pages.some((page) => page.path === to.split('#')[0] && times.every((time) => isShown(page, time)))
      )
        return [];
      return [
        error(
          'content/notice.yaml',
          `${locale}.link.to`,
          `leads to ${to}, which is no page of the site from its begin to its end.`,
        ),
      ];
    });
  } catch (cause) {
    if (!(cause instanceof ContentError)) throw cause;
    return [error('content/notice.yaml', 'the notice', cause.message)];
  }
}
