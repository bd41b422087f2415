import type { PreparedAnswer } from '../files/site-entry.ts';
import { limits } from '../limits.ts';

interface RawAnswer {
  readonly second: number;
  readonly bytes: Buffer;
}

const keepAlive = `timeout=${limits.keepAliveTimeout / 1_000}`;
const reasons: Readonly<Record<number, string>> = { 200: 'OK', 304: 'Not Modified' };

/** How the connection goes on after the answer. */
type Persistence = 'keep-alive' | 'close';

/**
 * Gives a function from a prepared answer to its bytes on the wire, head and body in one piece because one write costs
 * half of two. They are made anew once a second, for the `Date` that RFC 9110 (6.6.1) wants of a server with a clock.
 */
export function createRawAnswers(now: () => number): (answer: PreparedAnswer, after: Persistence) => Buffer {
  const made = new WeakMap<PreparedAnswer, RawAnswer>();
  return (answer, after) => {
    const second = Math.floor(now() / 1_000);
    if (after === 'close') return rawAnswer(answer, second, after);
    const known = made.get(answer);
    if (known?.second === second) return known.bytes;
    const bytes = rawAnswer(answer, second, after);
    made.set(answer, { second, bytes });
    return bytes;
  };
}

function rawAnswer({ status, headers, body }: PreparedAnswer, second: number, after: Persistence): Buffer {
  const connection = after === 'close' ? { Connection: 'close' } : { 'Keep-Alive': keepAlive };
  const all = { ...headers, Date: new Date(second * 1_000).toUTCString(), ...connection };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  const head = `HTTP/1.1 ${status} ${reasons[status]}\r\n${lines.join('')}\r\n`;
  return Buffer.concat([Buffer.from(head, 'latin1'), body ?? Buffer.alloc(0)]);
}
