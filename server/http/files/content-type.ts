const types: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  // What React Router itself declares for its loader data (a turbo-stream).
  data: 'text/x-script; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
  svg: 'image/svg+xml; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
  pdf: 'application/pdf',
};

/** The part of a path after its last dot, lower case; '' when the last segment has none. */
export function extensionOf(path: string): string {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const dot = name.lastIndexOf('.');
  return dot < 0 ? '' : name.slice(dot + 1).toLowerCase();
}

/** Takes a file's path and gives its media type, with charset where it is text. Unknown endings are opaque bytes. */
export function contentTypeOf(path: string): string {
  return types[extensionOf(path)] ?? 'application/octet-stream';
}

/** Whether compressing files of this media type pays: all text; pictures, fonts and PDFs are compressed inside. */
export function isCompressible(contentType: string): boolean {
  return contentType.endsWith('charset=utf-8');
}
