import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { locales, localizedPath } from '#app/content/locale.ts';
import { pages } from '#app/content/pages.ts';
import { acceptedEncodings, type Encoding } from '#server/http/files/accept-encoding.ts';
import { matchesEtag } from '#server/http/files/entity-tag.ts';
import type { FileServer } from '#server/http/files/file-server.ts';
import { type Stamper, stampPage } from '#server/spam/stamp.ts';

/** By path, what answers GET and HEAD. */
export type FormPages = ReadonlyMap<string, (request: Request) => Promise<Response>>;

const formPaths = pages
  .filter(({ kind }) => kind === 'contact')
  .flatMap(({ path }) => locales.map((locale) => localizedPath(path, locale)));

interface Page {
  readonly html: string;
  readonly headers: Record<string, string>;
  readonly etag: string;
  stamp: string;
  /** The page with the stamp above, by encoding; made when first asked for. */
  bodies: Map<Encoding, Uint8Array<ArrayBuffer>>;
}

/**
 * Hands out the built pages that have the form with a fresh stamp in the form, so that the time to fill it is known without
 * JavaScript too. The tag stays that of the built page: a cache may go on using the copy it has, with its older stamp.
 */
export async function createFormPages(files: Pick<FileServer, 'respond'>, stamper: Stamper): Promise<FormPages> {
  const formPages = new Map<string, (request: Request) => Promise<Response>>();
  for (const path of formPaths) {
    let page = await readPage(files, path);
    if (!page) continue;
    formPages.set(path, async (request) => {
      // The page changes when a notice comes or goes.
      if (page?.etag !== `W/${askFor(files, path).headers.get('etag')}`) page = await readPage(files, path);
      return page ? answerPage(page, request, stamper.issue()) : files.respond(request);
    });
  }
  return formPages;
}

async function readPage(files: Pick<FileServer, 'respond'>, path: string): Promise<Page | undefined> {
  const response = askFor(files, path);
  if (response.status !== 200) return undefined;
  const html = await response.text();
  // A page without a form, or one built before the place for the stamp existed, is left to the file server.
  if (stampPage(html, '') === html) return undefined;
  const { 'content-length': _length, etag: builtEtag, ...headers } = Object.fromEntries(response.headers);
  const etag = `W/${builtEtag}`;
  return { html, headers: { ...headers, etag }, etag, stamp: '', bodies: new Map() };
}

function askFor(files: Pick<FileServer, 'respond'>, path: string): Response {
  return files.respond(new Request(`http://localhost${path}`, { headers: { 'Accept-Encoding': 'identity' } }));
}

function answerPage(page: Page, request: Request, stamp: string): Response {
  const known = request.headers.get('if-none-match');
  if (known !== null && matchesEtag(known.replace(/W\//g, ''), page.etag.slice(2))) {
    return new Response(null, { status: 304, headers: page.headers });
  }
  const [encoding = 'identity'] = acceptedEncodings(request.headers.get('accept-encoding'));
  const body = bodyOf(page, encoding, stamp);
  const headers = {
    ...page.headers,
    'content-length': String(body.byteLength),
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
  };
  return new Response(request.method === 'HEAD' ? null : body, { status: 200, headers });
}

function bodyOf(page: Page, encoding: Encoding, stamp: string): Uint8Array<ArrayBuffer> {
  if (page.stamp !== stamp) {
    page.stamp = stamp;
    page.bodies = new Map();
  }
  const made = page.bodies.get(encoding) ?? compressed(Buffer.from(stampPage(page.html, stamp)), encoding);
  page.bodies.set(encoding, made);
  return made;
}

// Once a second at most, so a quick level is the right one.
const quickBrotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

function compressed(html: Buffer<ArrayBuffer>, encoding: Encoding): Uint8Array<ArrayBuffer> {
  if (encoding === 'br') return brotliCompressSync(html, quickBrotli);
  return encoding === 'gzip' ? gzipSync(html) : html;
}
