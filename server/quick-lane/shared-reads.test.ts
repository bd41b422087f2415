import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { Duplex } from 'node:stream';
import { expect, onTestFinished, test, vi } from 'vitest';
import { type SharedReads, shareReads } from './shared-reads.ts';

/** A server that notes what its connections read, and a client of it. */
async function converse() {
  const heard: string[] = [];
  const kept: Buffer[] = [];
  const server = createServer((accepted) => {
    const reads = shareReads(accepted, (bytes) => {
      heard.push(String(bytes));
      kept.push(bytes);
    });
    server.emit('shared', reads);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const shared = once(server, 'shared') as Promise<[SharedReads]>;
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1');
  onTestFinished(() => {
    client.destroy();
    server.close();
  });
  const [reads] = await shared;
  return { server, client, heard, kept, ...reads };
}

test('all reads come into the same bytes', async () => {
  const { client, heard, kept } = await converse();
  client.write('first');
  await vi.waitFor(() => expect(heard).toEqual(['first']));
  client.write('other');
  await vi.waitFor(() => expect(heard).toEqual(['first', 'other']));
  expect(kept.map(String)).toEqual(['other', 'other']);
});

test('after it is stopped what is read comes as data events, in bytes of its own', async () => {
  const { client, heard, socket, stop } = await converse();
  stop();
  const data: Buffer[] = [];
  socket.on('data', (bytes) => data.push(bytes));
  for (const text of ['first', 'other']) {
    client.write(text);
    await vi.waitFor(() => expect(String(data.at(-1))).toBe(text));
  }
  expect(data.map(String)).toEqual(['first', 'other']);
  expect(heard).toEqual([]);
});

test('the connection counts for its server until it is closed', async () => {
  const { server, client, socket } = await converse();
  const count = () => new Promise((tell) => server.getConnections((_, connections) => tell(connections)));
  expect(await count()).toBe(1);
  socket.on('end', () => socket.end()).resume();
  client.end();
  await once(socket, 'close');
  expect(await count()).toBe(0);
});

test('a connection that Node holds in another way is read by its data events', async () => {
  const heard: string[] = [];
  const duplex = new Duplex({ read: () => undefined }) as Socket;
  const { socket, stop } = shareReads(duplex, (bytes) => heard.push(String(bytes)));
  expect(socket).toBe(duplex);
  duplex.push('first');
  await vi.waitFor(() => expect(heard).toEqual(['first']));
  stop();
  expect(duplex.listenerCount('data')).toBe(0);
});
