import { once } from 'node:events';
import type { Server } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { listen } from '#server/mail/servers-under-test.ts';
import { limits } from './limits.ts';
import { createSiteServer } from './site-server.ts';

async function serve(fetch: (request: Request) => Response | Promise<Response>, connectionsPerAddress = 10) {
  const closed: string[] = [];
  const onDisconnect = (reason: string) => void closed.push(reason);
  const site = createSiteServer({ fetch }, { connectionsPerAddress, onDisconnect });
  const port = await listen(site.server);
  onTestFinished(() => site.close(0));
  const open = async () => {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => {});
    await once(socket, 'connect');
    return socket;
  };
  return { ...site, open, closed };
}

const request = 'GET /file HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n';

test('a download that takes many times the idle timeout arrives whole, and who stops reading is cut off', async () => {
  const size = 24 * 1024 * 1024;
  const file = new Uint8Array(size);
  const { server, open } = await serve(() => new Response(file, { headers: { 'Content-Length': `${size}` } }));
  server.timeout = 1000;
  const [slow, stuck] = [await open(), await open()];
  stuck.pause().write(request);
  slow.write(request);

  const start = performance.now();
  let received = 0;
  for await (const chunk of slow) {
    received += chunk.length;
    // 1 MB in some 150 ms: a slow line, in proportion to the timeout.
    if (Math.floor(received / 1024 / 1024) !== Math.floor((received - chunk.length) / 1024 / 1024)) await wait(150);
  }
  expect(received).toBeGreaterThan(size);
  expect(performance.now() - start).toBeGreaterThan(3 * server.timeout);
  await expect.poll(() => connectionsOf(server)).toBe(0);
});

test('who waits for a large file may have three more requests on the connection, and gets all in order', async () => {
  const { open, closed } = await serve(({ url }) => new Response(url.endsWith('/file') ? 'x'.repeat(8e6) : 'small'));
  const socket = await open();
  const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`;
  socket.write(get('/file') + get('/a') + get('/b') + request);
  let received = '';
  for await (const chunk of socket) received += String(chunk).replace(/x+/g, '');
  expect(received.match(/HTTP\/1\.1 200|small/g)).toHaveLength(6);
  expect(closed).toEqual([]);
});

test('a fifth request without an answer closes the connection and reaches nobody', async () => {
  const asked = vi.fn(() => new Promise<Response>(() => {}));
  const { open, closed } = await serve(asked);
  const socket = await open();
  socket.resume().write('GET / HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(50));
  await once(socket, 'close');
  expect(asked).toHaveBeenCalledTimes(4);
  expect(closed).toEqual(['too many unanswered requests']);
});

test('one address has so many connections, and a place is free again when one is closed', async () => {
  const { server, open, closed } = await serve(() => new Response('page'), 2);
  const [first] = [await open(), await open()];
  await once((await open()).resume(), 'close');
  expect(closed).toEqual(['too many connections of one address']);
  first.destroy();
  await expect.poll(() => connectionsOf(server)).toBe(1);
  const next = await open();
  next.write(request);
  expect(String(await once(next, 'data'))).toContain('page');
});

test.each(['GET', 'POST'])(
  'a body in absurdly many pieces ends the connection, though nobody reads it: %s',
  async (method) => {
    const { server, open } = await serve(() => new Response('x'.repeat(8e6)));
    const socket = await open();
    // What is not read keeps the answer of the second request from leaving, after which Node would pass over its body.
    const body = `Transfer-Encoding: chunked\r\n\r\n${'1\r\nx\r\n'.repeat(limits.bodyPieces + 1)}`;
    socket.pause().write(`GET / HTTP/1.1\r\nHost: a\r\n\r\n${method} / HTTP/1.1\r\nHost: a\r\n${body}`);
    // Sooner than the time limit of the request would end it.
    await expect.poll(() => connectionsOf(server), { timeout: limits.requestTimeout / 2 }).toBe(0);
  },
);

test.each([
  ['two hosts', 'HTTP/1.1\r\nHost: a\r\nHost: b', 400],
  ['an empty host', 'HTTP/1.1\r\nHost:', 400],
  ['no host', 'HTTP/1.1', 400],
  ['no host in HTTP/1.0, which knows none', 'HTTP/1.0', 200],
  ['an empty host in HTTP/1.0', 'HTTP/1.0\r\nHost:', 200],
  ['pieces in HTTP/1.0, which knows none', 'HTTP/1.0\r\nTransfer-Encoding: chunked', 400],
])('a request with %s is refused where a proxy could have read another', async (_what, head, status) => {
  const { open } = await serve(({ url }) => new Response(new URL(url).pathname));
  const socket = await open();
  socket.write(`GET /sap ${head}\r\n\r\n`);
  const [answer] = await once(socket, 'data');
  expect(String(answer)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
});

test('a stop lets the answer under way finish, and ends idle connections at once', async () => {
  const [began, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const { close, open } = await serve(async (request) => {
    if (request.url.endsWith('/slow')) {
      began.resolve();
      await gate.promise;
    }
    return new Response('whole');
  });
  const ask = async (path: string) => {
    const socket = await open();
    socket.write(`GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`);
    return { socket, answer: once(socket, 'data').then(String) };
  };
  const [idle, busy] = [await ask('/'), await ask('/slow')];
  await idle.answer;
  await began.promise;
  // Longer than a test may take: only the end of the answer can end it.
  const closed = close(600_000);
  gate.resolve();
  expect(await busy.answer).toContain('whole');
  await closed;
  await expect(open()).rejects.toThrow();
});

function connectionsOf(server: Server): Promise<number> {
  return new Promise((done) => server.getConnections((_error, count) => done(count)));
}
