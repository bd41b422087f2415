import { gzipSync } from 'node:zlib';
import { Parser } from 'htmlparser2';
import { isReference } from '#server/contact/reference.ts';
import type { Site } from '#site/open-site.server.ts';
import { noStore } from './content-headers.ts';
import { acceptedEncodings, type SiteEntry } from './site-entry.ts';

/** Where the first element with this attribute begins, and from where to where its content goes, in which is none of its name. */
export function placeOf(html: string, attribute: string, value: string) {
  let tag: string | undefined;
  const place = { start: -1, content: -1, contentEnd: -1 };
  const parser = new Parser({
    onopentag(name, attributes) {
      if (tag !== undefined || attributes[attribute] !== value) return;
      tag = name;
      Object.assign(place, { start: parser.startIndex, content: parser.endIndex + 1 });
    },
    onclosetag(name) {
      if (name === tag && place.contentEnd < 0) place.contentEnd = parser.startIndex;
    },
  });
  parser.end(html);
  return place.contentEnd < 0 ? undefined : place;
}

export function fillElement(html: string, attribute: string, value: string, markup: string): string {
  const place = placeOf(html, attribute, value);
  return place ? html.slice(0, place.content) + markup + html.slice(place.contentEnd) : html;
}

/** Remembers what was found in a page, as long as the page is served. */
export function oncePerPage<T>(find: (html: string) => T): (entry: SiteEntry) => T {
  const found = new WeakMap<SiteEntry, { readonly value: T }>();
  return (entry) => {
    const { value } = found.get(entry) ?? { value: find(entry.source.toString()) };
    found.set(entry, { value });
    return value;
  };
}

/** Returns what fills the page after a message with the reference of its query. */
export function createReferencePages(site: Site) {
  const { sent } = site.fixedPaths();
  const aroundReference = oncePerPage((html) => {
    const place = placeOf(html, 'data-reference', '');
    return place && ([html.slice(0, place.content), html.slice(place.contentEnd)] as const);
  });

  return (entry: SiteEntry, query: URLSearchParams): string | undefined => {
    const ref = query.get('ref') ?? '';
    // Nothing that could be read as markup, or as a message of somebody else's, gets into the page.
    if (site.splitLocale(entry.address).path !== sent || !isReference(ref)) return undefined;
    return aroundReference(entry)?.join(ref);
  };
}

/** Answers with a page that was filled for this request alone, and that nothing keeps. */
export function answerOnce(entry: SiteEntry, filled: string, request: Request, status = 200): Response {
  const html = Buffer.from(filled);
  const gzipped = acceptedEncodings(request.headers.get('accept-encoding')).includes('gzip');
  const body = gzipped ? gzipSync(html, { level: 1 }) : html;
  const headers = {
    'Content-Length': `${body.length}`,
    ...entry.headers,
    ...(gzipped ? { 'Content-Encoding': 'gzip' } : {}),
    'Cache-Control': noStore,
  };
  return new Response(request.method === 'HEAD' ? null : body, { status, headers });
}
