import { gzipSync } from 'node:zlib';
import { Parser } from 'htmlparser2';
import { fixedPaths } from '#app/content/fixed-paths.ts';
import { splitLocale } from '#app/content/locale.ts';
import { isReference } from '#server/contact/reference.ts';
import { noStore } from './content-headers.ts';
import { acceptedEncodings } from './preferences.ts';
import type { SiteEntry } from './site-entry.ts';

/** A page around one of its elements, which is written anew for each answer. */
export interface PageSlot {
  readonly before: string;
  readonly after: string;
}

export function findSlot(html: string, tag: string, attribute: string, value: string): PageSlot | undefined {
  let start: number | undefined;
  let end: number | undefined;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === tag && attributes[attribute] === value) start ??= parser.startIndex;
    },
    onclosetag(name) {
      if (name === tag && start !== undefined) end ??= parser.endIndex + 1;
    },
  });
  parser.end(html);
  if (start === undefined || end === undefined) return undefined;
  return { before: html.slice(0, start), after: html.slice(end) };
}

/** Answers the page that tells the outcome of a form sent without JavaScript with the `ref` of its query written into it. */
export function answerWithReference(entry: SiteEntry, query: string, request: Request): Response | undefined {
  const ref = new URLSearchParams(query).get('ref') ?? '';
  // Nothing that could be read as markup, or as a message of somebody else's, gets into the page.
  if (splitLocale(entry.address).path !== fixedPaths.sent || !isReference(ref)) return undefined;
  const slot = findSlot(entry.source.toString(), 'output', 'data-reference', '');
  return slot && answerOnce(entry, `${slot.before}<output data-reference="">${ref}</output>${slot.after}`, request);
}

/** Answers with a page that was filled for this request alone, and that nothing keeps. */
export function answerOnce(entry: SiteEntry, filled: string, request: Request): Response {
  const html = Buffer.from(filled);
  const gzipped = acceptedEncodings(request.headers.get('accept-encoding')).includes('gzip');
  const body = gzipped ? gzipSync(html, { level: 1 }) : html;
  const headers = {
    'Content-Length': `${body.length}`,
    ...entry.headers,
    ...(gzipped ? { 'Content-Encoding': 'gzip' } : {}),
    'Cache-Control': noStore,
  };
  return new Response(request.method === 'HEAD' ? null : body, { status: 200, headers });
}
