import type { SiteSecurity } from '../headers/security.ts';
import { fillNotice } from '../notice/notice-markup.ts';
import { quickForms } from './compressed-forms.ts';
import { type SiteEntry, siteEntry } from './site-entry.ts';

/**
 * Returns each page with the notice in its place, while there is one. A page is made when it is first asked for after the
 * notice has changed, so that no request waits for all of them.
 */
export function createNoticePages(notice: () => string, security: SiteSecurity): (entry: SiteEntry) => SiteEntry {
  let markup = '';
  let made = new Map<SiteEntry, SiteEntry>();
  return (entry) => {
    const current = notice();
    if (current === '' || !entry.isPage) return entry;
    if (current !== markup) {
      markup = current;
      made = new Map();
    }
    const page = made.get(entry) ?? siteEntry(filled(entry, markup), security, quickForms);
    made.set(entry, page);
    return page;
  };
}

function filled({ path, source }: SiteEntry, markup: string) {
  return { path, bytes: Buffer.from(fillNotice(source.toString(), markup)) };
}
