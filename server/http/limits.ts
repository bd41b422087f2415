import type { Readable } from 'node:stream';
import { maxLengths } from '#shared/contact.ts';

const letters = Object.values(maxLengths).reduce((sum, length) => sum + length, 0);

/** 64 KB, or more if the longest message needs it, with 4 KB for names and hidden fields. */
const bodyBytes = (perLetter: number) => Math.max(64 * 1024, letters * perLetter + 4 * 1024);

/**
 * Every limit of the server in one place. Visitors on slow lines stay far below them; who runs into one is stuck or
 * wishes us ill. Times in milliseconds, sizes in bytes.
 */
export const limits = {
  /** Whole request head: 16 KB at 2 KB/s. */
  headersTimeout: 10_000,
  /** Whole request: 64 KB at 5 KB/s, a very bad mobile line. */
  requestTimeout: 15_000,
  /** Idle time between two requests. A proxy in front must close its idle connections sooner. */
  keepAliveTimeout: 10_000,
  /** A connection without any traffic; while we send to a reader who stopped reading, Node waits twice as long. */
  socketTimeout: 30_000,
  /** How often Node checks for timed-out requests, which is how late a timeout can be. */
  connectionsCheckingInterval: 2_000,
  /** Names, values and address together. No cookie is ever sent here; the rest is under 2 KB. */
  maxHeaderSize: 16 * 1024,
  maxHeadersCount: 100,
  /** After these requests browsers open a new connection. */
  maxRequestsPerSocket: 100,
  /** node:http answers all requests of a packet at once and keeps unread answers. Browsers do not pipeline. */
  unansweredPerSocket: 4,
  /** With a body and a page each, some 500 MB at worst. Further connections are closed at once. */
  maxConnections: 2_000,
  /** Six per browser, for fifty browsers behind one address; not behind a proxy, which holds those of all visitors. */
  connectionsPerAddress: 300,
  /** A letter takes at most three bytes of UTF-8, and a form sent without JavaScript writes each of them as `%E4`. */
  bodyBytes: { json: bodyBytes(3), form: bodyBytes(9) },
  /** The longest form in packets of 60 bytes. Each piece of a body is an event and an object, however small. */
  bodyPieces: 2_000,
} as const;

export function boundPieces(body: Readable): void {
  let pieces = 0;
  body.on('data', () => {
    pieces += 1;
    if (pieces > limits.bodyPieces) body.destroy();
  });
}
