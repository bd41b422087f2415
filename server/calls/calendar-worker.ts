import { parentPort, workerData } from 'node:worker_threads';
import { type Feed, type Owner, readFeed } from './calendar-spans.ts';

export type CalendarResult = Feed | { readonly fault: string };

const limits = { bytes: 5_000_000, spans: 20_000, redirects: 5 };

async function read(url: string, owner: Owner, from: number, to: number): Promise<CalendarResult> {
  const response = await fetchWithin(url);
  if ('fault' in response) return response;
  const { ok, status, body } = response;
  if (!ok) return { fault: `its server answered ${status}` };
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of body ?? []) {
    bytes += piece.length;
    if (bytes > limits.bytes) return { fault: 'it is larger than 5 MB' };
    pieces.push(piece);
  }
  try {
    const feed = readFeed(Buffer.concat(pieces).toString('utf8'), owner, from, to);
    return feed.spans.length > limits.spans ? { fault: 'it has too many dates' } : feed;
  } catch {
    return { fault: 'it is no calendar' };
  }
}

/** Follows no redirect to another host, which may be one inside of our network. */
async function fetchWithin(url: string, redirects = 0): Promise<Response | { readonly fault: string }> {
  const response = await fetch(url, { redirect: 'manual' });
  const location = response.status >= 300 && response.status < 400 ? response.headers.get('location') : null;
  if (location === null || redirects === limits.redirects) return response;
  const next = new URL(location, url);
  const { hostname, port } = new URL(url);
  if (next.hostname !== hostname || ![port, ''].includes(next.port))
    return { fault: `its server redirects to ${next.host}: set the address there, if that is yours` };
  return fetchWithin(next.href, redirects + 1);
}

const result = await read(...(workerData as Parameters<typeof read>)).catch(() => ({
  fault: 'its server does not answer',
}));
parentPort?.postMessage(result);
