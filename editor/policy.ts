/**
 * What the screen may load. Sveltia sets styles by script, and shows previews in frames of `blob:` documents; `site` is the
 * origin of the pages in them.
 */
export function screenPolicy(own: string, connect = '', site = ''): string {
  return [
    "default-src 'none'",
    `script-src ${own}`,
    `style-src ${own} 'unsafe-inline'`,
    `font-src ${own}`,
    `img-src ${own} blob: data:`,
    `connect-src ${own} blob: data: ${connect}`,
    `frame-src blob: ${site}`,
    "base-uri 'self'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
