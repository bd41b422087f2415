import { contactForm } from '#shared/contact.ts';

const letters = Object.values(contactForm).reduce((sum, { maxLength }) => sum + maxLength, 0);

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
  /** After these requests browsers open a new connection. */
  maxRequestsPerSocket: 100,
  /** With a body and a page each, some 500 MB at worst. Further connections are closed at once. */
  maxConnections: 2_000,
  /** A letter takes at most three bytes of UTF-8, and a form sent without JavaScript writes each of them as `%E4`. */
  bodyBytes: { json: bodyBytes(3), form: bodyBytes(9) },
} as const;
