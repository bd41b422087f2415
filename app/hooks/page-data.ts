import { UNSAFE_decodeViaTurboStream as decodeData } from 'react-router';
import { filesOfPage } from './page-files.ts';

export type PageData = { data: object; file: string; counted: boolean };

/** How long what was fetched ahead is shown without asking anew, in ms; as long as browsers keep what links prefetch. */
const freshness = 300_000;

/** Tells a server that counts openings (decision 20) that nobody has opened the page yet. */
const aheadHeaders = { Purpose: 'prefetch' };

const fetched = new Map<string, Promise<Response>>();

let last: { page: string; read: Promise<PageData> } | undefined;

/**
 * Fetches the data of a page that may be asked for, once. By a script, and not by `<link rel="prefetch">`: Safari has
 * none, and Firefox holds it against the policy's `default-src`.
 */
export function fetchAhead(page: string): void {
  const file = filesOfPage(page)?.data;
  if (!file || fetched.has(file)) return;
  const answer = fetchWhole(file);
  const forget = () => fetched.delete(file);
  fetched.set(file, answer);
  answer.catch(forget);
  setTimeout(forget, freshness);
}

async function fetchWhole(file: string): Promise<Response> {
  const answer = await fetch(file, { headers: aheadHeaders, priority: 'low' });
  if (!answer.ok) throw new Error(`${file} came with status ${answer.status}.`);
  return new Response(await answer.blob(), answer);
}

/** Decodes, before a click, what the loader of `page` gave to the build. Rejects when it cannot be had. */
export function readAhead(page: string): Promise<PageData> {
  if (last?.page !== page) last = { page, read: readPage(page, aheadHeaders) };
  return last.read;
}

/** Gives the data of a page that is opened: what was read ahead, if it was, or the file's. Rejects when it cannot be had. */
export function takePage(page: string): Promise<PageData> {
  const read = last?.page === page ? last.read : readPage(page);
  last = undefined;
  return read;
}

async function readPage(page: string, headers: HeadersInit = {}): Promise<PageData> {
  const file = filesOfPage(page)?.data;
  if (!file) throw new Error(`No route shows ${page}.`);
  const answer = (await fetched.get(file)?.catch(() => undefined))?.clone() ?? (await fetch(file, { headers }));
  if (!answer.ok || !answer.body) throw new Error(`The data of ${page} came with status ${answer.status}.`);
  const routes = (await decodeData(answer.body, window)).value as Record<string, { data: object }>;
  const [, own] = Object.entries(routes).find(([id]) => id !== 'root') ?? [];
  if (!own) throw new Error(`The data of ${page} holds no page.`);
  return { data: own.data, file, counted: /no-store/.test(answer.headers.get('cache-control') ?? '') };
}
