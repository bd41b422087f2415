import { html } from 'hono/html';
import type { Clock } from '#server/clock.ts';
import type { Log } from '#server/log.ts';
import { keeper } from '#site/for-html.server.ts';
import { inLocale } from '#site/languages.ts';
import type { Notice, Site } from '#site/open-site.server.ts';
import { createWatchedFile } from './watched-file.ts';

/** Returns the markup that shows now, '' for none. One that cannot be used is logged, and the notice before it stays. */
export function createCurrentNotice(file: string, openContent: () => Site, clock: Clock, log: Log): () => string {
  const read = (path: string) => {
    const site = openContent();
    const notice = site.notice(path);
    const markup = notice.state === 'draft' ? '' : noticeMarkup(site, notice);
    return { begins: Date.parse(notice.from), ends: Date.parse(notice.until), markup };
  };
  const current = createWatchedFile(file, read, clock, log, 'notice');
  return () => {
    const found = current();
    const now = clock.now();
    return found && found.begins <= now && now < found.ends ? found.markup : '';
  };
}

/** The notice as HTML for its place in a page, in all languages: the style sheet shows that of the page. */
function noticeMarkup(site: Site, notice: Notice): string {
  const { locales, localizedPath } = site;
  const keep = keeper(site);
  const role = notice.level === 'emergency' ? 'alert' : 'status';
  return locales
    .map((locale) => {
      const { text, link } = inLocale(notice, locale);
      const to = link?.to.startsWith('/') ? localizedPath(link.to, locale) : link?.to;
      const anchor = link && html` <a href="${to}">${link.label}</a>`;
      return html`<p class="container" lang="${locale}" role="${role}" data-level="${notice.level}"><span>${keep(text)}${anchor}</span></p>`;
    })
    .join('');
}
