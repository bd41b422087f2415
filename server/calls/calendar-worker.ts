import { parentPort, workerData } from 'node:worker_threads';
import { type Feed, type Owner, readFeed } from './calendar-spans.ts';

export type CalendarResult = Feed | { readonly fault: string };

const limits = { bytes: 5_000_000, spans: 20_000 };

async function fetchFeed(url: string, owner: Owner, from: number, to: number): Promise<CalendarResult> {
  // A redirect may lead to a host inside of our network.
  const { ok, status, headers, body } = await fetch(url, { redirect: 'manual' });
  const target = headers.get('location');
  if (target !== null) return { fault: `its server redirects to ${new URL(target, url).host}: set the address there` };
  if (!ok) return { fault: `its server answered ${status}` };
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.length;
    if (bytes > limits.bytes) return { fault: 'it is larger than 5 MB' };
    chunks.push(chunk);
  }
  try {
    const feed = readFeed(Buffer.concat(chunks).toString('utf8'), owner, from, to);
    return feed.spans.length > limits.spans ? { fault: 'it has too many dates' } : feed;
  } catch {
    return { fault: 'it is no calendar' };
  }
}

const result = await fetchFeed(...(workerData as Parameters<typeof fetchFeed>)).catch(() => ({
  fault: 'its server does not answer',
}));
parentPort?.postMessage(result);
