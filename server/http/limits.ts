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
  /** Whole request head: 16 KB at 2 KB/s. Node's default of 60 s lets an idle sender hold a place six times as long. */
  headersTimeout: 10_000,
  /** Whole request: 64 KB at 3 KB/s, a very bad mobile line; the longest form without JavaScript at 6 KB/s. */
  requestTimeout: 20_000,
  /** Idle time between two requests: just longer than the pause between a page and its pictures. */
  keepAliveTimeout: 5_000,
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
  /** Some 10 KB each when idle: 160 MB at worst. Further connections are closed at once. */
  maxConnections: 16_000,
  /** A letter takes at most three bytes of UTF-8, and a form sent without JavaScript writes each of them as `%E4`. */
  bodyBytes: { json: bodyBytes(3), form: bodyBytes(9) },
  /** Six per browser, for fifty browsers behind one address; an IPv6 /48 may have 16 times as many. */
  connectionsPerAddress: 300,
  /** Bodies of the form that are read at the same time: some 120 KB each, 90 MB in all with their connections. */
  bodiesUnderWay: { inAll: 500, fromOneAddress: 10 },
  /** Personal pages that are not yet sent: some 105 KB each, 53 MB in all. Further visitors get the page as built. */
  personalPages: { inAll: 500, fromOneAddress: 10 },
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
