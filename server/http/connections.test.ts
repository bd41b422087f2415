import { EventEmitter } from 'node:events';
import type { Server } from 'node:http';
import { expect, test } from 'vitest';
import { limitConnections } from './connections.ts';

/** A server that is told of connections. */
function limited(perAddress: number) {
  const server = new EventEmitter();
  let refused = 0;
  limitConnections(server as unknown as Server, perAddress, () => {
    refused += 1;
  });
  const connect = (remoteAddress: string) => {
    const socket = Object.assign(new EventEmitter(), { remoteAddress, destroy: () => {} });
    server.emit('connection', socket);
    return socket;
  };
  return { connect, refused: () => refused };
}

test('a customer of IPv6 has more connections than an address, in the measure of the rate limit, however spread', () => {
  const { connect, refused } = limited(2);
  for (let index = 0; index < 256; index += 1) connect(`2001:db8:1:${index.toString(16)}::1`);
  expect(256 - refused()).toBe(4 * 2);
  for (let index = 0; index < 256; index += 1) connect(`2001:db8:1:${index.toString(16)}00::1`);
  expect(512 - refused()).toBe(16 * 2);
});
