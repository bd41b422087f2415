import type { PreparedAnswer } from '#server/http/files/site-entry.ts';
import { limits } from '../http/limits.ts';

const keepAlive = `timeout=${limits.keepAliveTimeout / 1_000}`;
const reasons: Readonly<Record<number, string>> = { 200: 'OK', 304: 'Not Modified' };

/** How the connection goes on after the answer. */
type Persistence = 'keep-alive' | 'close';

/**
 * The bytes of a prepared answer on the wire, head and body in one piece because one write costs half of two. They say the
 * present time, the `Date` that RFC 9110 (6.6.1) wants of a server with a clock.
 */
export function rawAnswer({ status, headers, body }: PreparedAnswer, after: Persistence): Buffer {
  const connection = after === 'close' ? { Connection: 'close' } : { 'Keep-Alive': keepAlive };
  const all = { ...headers, Date: new Date().toUTCString(), ...connection };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  const head = `HTTP/1.1 ${status} ${reasons[status]}\r\n${lines.join('')}\r\n`;
  return Buffer.concat([Buffer.from(head, 'latin1'), body ?? Buffer.alloc(0)]);
}
