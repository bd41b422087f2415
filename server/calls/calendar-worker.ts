import { parentPort, workerData } from 'node:worker_threads';
import { spansOf } from './calendar-spans.ts';
import type { Span } from './free-times.ts';

export type CalendarResult = { readonly spans: readonly Span[] } | { readonly fault: string };

const most = { bytes: 5_000_000, spans: 20_000 };

async function read(url: string, ...within: [timeZone: string, from: number, to: number]): Promise<CalendarResult> {
  const { ok, status, body } = await fetch(url);
  if (!ok) return { fault: `its server answered ${status}` };
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of body ?? []) {
    bytes += piece.length;
    if (bytes > most.bytes) return { fault: 'it is larger than 5 MB' };
    pieces.push(piece);
  }
  try {
    const spans = spansOf(Buffer.concat(pieces).toString('utf8'), ...within);
    return spans.length > most.spans ? { fault: 'it has too many dates' } : { spans };
  } catch {
    return { fault: 'it is no calendar' };
  }
}

const result = await read(...(workerData as Parameters<typeof read>)).catch(() => ({
  fault: 'its server does not answer',
}));
parentPort?.postMessage(result);
