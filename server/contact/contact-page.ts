import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { acceptedEncodings, type Encoding } from '#server/http/files/accept-encoding.ts';
import { matchesEtag } from '#server/http/files/entity-tag.ts';
import type { FileServer } from '#server/http/files/file-server.ts';
import { type Stamper, stampPage } from '#server/spam/stamp.ts';

/** Answers GET and HEAD for the contact pages; undefined for anything else. */
export type ContactPages = (request: Request) => Response | undefined;

/** Where the form is; what is kept ready made elsewhere must leave these pages to us. */
export const contactAddresses: readonly string[] = ['/contact-us', '/es/contact-us'];

interface Page {
  readonly html: string;
  readonly headers: Record<string, string>;
  readonly etag: string;
  stamp: string;
  /** The page with the stamp above, by encoding; made when first asked for. */
  bodies: Map<Encoding, Uint8Array<ArrayBuffer>>;
}

/**
 * Hands out the built contact pages with a fresh stamp in the form, so that the time to fill it is known without
 * JavaScript too. The tag stays that of the built page: a cache may go on using the copy it has, with its older stamp.
 */
export async function createContactPages(files: Pick<FileServer, 'find'>, stamper: Stamper): Promise<ContactPages> {
  const pages = new Map<string, Page>();
  for (const address of contactAddresses) {
    const page = await readPage(files, address);
    if (page) pages.set(address, page);
  }
  return (request) => {
    if (!request.url.includes('/contact-us')) return undefined;
    const page = pages.get(new URL(request.url).pathname);
    if (!page || (request.method !== 'GET' && request.method !== 'HEAD')) return undefined;
    return answerPage(page, request, stamper.issue());
  };
}

async function readPage(files: Pick<FileServer, 'find'>, address: string): Promise<Page | undefined> {
  const response = files.find(
    new Request(`http://localhost${address}`, { headers: { 'Accept-Encoding': 'identity' } }),
  );
  if (!response) return undefined;
  const html = await response.text();
  // A page without a form, or one built before the place for the stamp existed, is left to the file server.
  if (stampPage(html, '') === html) return undefined;
  const { 'content-length': _length, etag: builtEtag, ...headers } = Object.fromEntries(response.headers);
  const etag = `W/${builtEtag}`;
  return { html, headers: { ...headers, etag }, etag, stamp: '', bodies: new Map() };
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
