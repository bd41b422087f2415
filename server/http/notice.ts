import { statSync } from 'node:fs';
import { html } from 'hono/html';
import type { Clock } from '#server/clock.ts';
import type { Log } from '#server/log.ts';
import type { Notice, Site } from '#site/create-site.server.ts';
import { inLocale } from '#site/languages.ts';
import { typesetterOf } from '#site/typeset.server.ts';

const recheckMs = 2000;

/** Returns the markup to show now, '' for none. A notice that cannot be used is logged, and the previous one stays. */
export function createNoticeReader(file: string, openSite: () => Site, clock: Clock, log: Log): () => string {
  let notice: ReturnType<typeof readNotice> | undefined;
  let checkedAt = Number.NEGATIVE_INFINITY;
  let version: string | undefined;

  function readNotice() {
    const site = openSite();
    const notice = site.notice(file);
    const markup = notice.state === 'draft' ? '' : noticeMarkup(site, notice);
    return { begins: Date.parse(notice.from), ends: Date.parse(notice.until), markup };
  }

  function readChange(): void {
    const stat = statSync(file, { throwIfNoEntry: false });
    const currentVersion = stat && `${stat.mtimeMs} ${stat.size}`;
    if (currentVersion === version) return;
    version = currentVersion;
    try {
      notice = stat && readNotice();
      log('notice-read', { file });
    } catch (error) {
      log('notice-unusable', { file, problem: (error as Error).message });
    }
  }

  return () => {
    const now = clock.now();
    if (Math.abs(now - checkedAt) >= recheckMs) {
      checkedAt = now;
      readChange();
    }
    return notice && notice.begins <= now && now < notice.ends ? notice.markup : '';
  };
}

/** Fills the place that app/document.tsx leaves. No text of a page can hold these letters: React escapes quotes. */
export function withNotice(html: string, markup: string): string {
  return html.replace('id="notice">', (start) => start + markup);
}

/** The notice as HTML in all languages; the style sheet shows that of the page. */
function noticeMarkup(site: Site, notice: Notice): string {
  const { locales, localizedPath } = site;
  const typeset = typesetterOf(site);
  const role = notice.level === 'emergency' ? 'alert' : 'status';
  return locales
    .map((locale) => {
      const { text, link } = inLocale(notice, locale);
      const target = link?.to.startsWith('/') ? localizedPath(link.to, locale) : link?.to;
      const anchor = link && html` <a href="${target}">${link.label}</a>`;
      return html`<p class="container" lang="${locale}" role="${role}" data-level="${notice.level}"><span>${typeset(text)}${anchor}</span></p>`;
    })
    .join('');
}
