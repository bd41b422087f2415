import type { Server, Socket } from 'node:net';
import { limits } from '../http/limits.ts';

/** How often is looked for idle connections, in ms: so much longer than their time they may stay. */
const interval = 1_000;

/** What a connection was at the last look. */
export interface Watched {
  /** Looks since something moved; whoever sees a request come sets it to nought. */
  quiet: number;
  /** Bytes of ours that the other side had not taken. */
  unsent: number;
}

/**
 * Closes connections on which nothing moves any more: after the keep-alive time, or, where the other side has stopped
 * reading what we send, after the longer time for that. One look at all of them a second costs less than a timer for each,
 * which every read and every write sets anew. Stops with the server. Gives the connections, to add to and remove from.
 */
export function sweepIdle(server: Server): Map<Socket, Watched> {
  const connections = new Map<Socket, Watched>();
  const timer = setInterval(() => {
    for (const [socket, watched] of connections) if (isOverdue(socket, watched)) socket.destroy();
  }, interval).unref();
  server.once('close', () => clearInterval(timer));
  return connections;
}

function isOverdue({ writableLength }: Socket, watched: Watched): boolean {
  watched.quiet = writableLength === watched.unsent ? watched.quiet + 1 : 0;
  watched.unsent = writableLength;
  const time = writableLength === 0 ? limits.keepAliveTimeout : limits.socketTimeout;
  return watched.quiet * interval > time;
}
