import type { Notice } from '#app/content/load.server.ts';
import { locales, localizedPath } from '#app/content/locale.ts';
import { findSlot } from '#server/http/files/page-slot.ts';
import { escapeHtml } from '#server/mail/html.ts';

/** The notice as HTML for its place in a page, in both languages: the style sheet shows that of the page. */
export function noticeMarkup(notice: Notice): string {
  const role = notice.level === 'emergency' ? 'alert' : 'status';
  return locales
    .map((locale) => {
      const { text, link } = notice[locale];
      const to = link?.to.startsWith('/') ? localizedPath(link.to, locale) : link?.to;
      const anchor = link ? ` <a href="${escapeHtml(to ?? '')}">${escapeHtml(link.label)}</a>` : '';
      return `<p class="container" lang="${locale}" role="${role}" data-level="${notice.level}"><span>${escapeHtml(text)}${anchor}</span></p>`;
    })
    .join('');
}

/** The page with the markup in the element that app/sections/notice/notice.tsx leaves empty; unchanged when it has none. */
export function fillNotice(html: string, markup: string): string {
  const slot = findSlot(html, 'div', 'id', 'notice');
  return slot ? `${slot.before}<div id="notice" class="site-notice">${markup}</div>${slot.after}` : html;
}
