const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}

/** A whole document for a mail. `body` is HTML; mail programs take styles only as attributes. */
export function mailDocument(locale: string, title: string, body: string): string {
  return [
    '<!doctype html>',
    `<html lang="${locale}"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head>`,
    '<body style="margin:0;padding:24px;background:#f4f5f2;color:#14211f;font:16px/1.5 Arial,sans-serif">',
    `<div style="max-width:640px;margin:0 auto;padding:24px;background:#fff;border:1px solid #d5dad6">${body}</div>`,
    '</body></html>',
  ].join('\n');
}
