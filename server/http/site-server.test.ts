import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { createSiteServer, type SiteServer } from './site-server.ts';

async function serve(
  fetch: (request: Request) => Response | Promise<Response>,
): Promise<SiteServer & { open(): Promise<Socket> }> {
  const site = createSiteServer({ fetch });
  site.server.listen(0, '127.0.0.1');
  await once(site.server, 'listening');
  onTestFinished(() => site.close(0));
  const { port } = site.server.address() as AddressInfo;
  const open = async () => {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => {});
    await once(socket, 'connect');
    return socket;
  };
  return { ...site, open };
}

const request = 'GET /file HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n';

test('a download that takes many times the idle timeout arrives whole, and who stops reading is cut off', async () => {
  const size = 24 * 1024 * 1024;
  const file = new Uint8Array(size);
  const { server, open } = await serve(() => new Response(file, { headers: { 'Content-Length': `${size}` } }));
  server.timeout = 300;
  const [slow, stuck] = [await open(), await open()];
  const cutOff = once(server, 'timeout').then(([socket]) => socket as Socket);
  stuck.pause().write(request);
  slow.write(request);

  const start = performance.now();
  let received = 0;
  for await (const chunk of slow) {
    received += chunk.length;
    // 1 MB in some 100 ms: a slow line, in proportion to the timeout.
    if (Math.floor(received / 1024 / 1024) !== Math.floor((received - chunk.length) / 1024 / 1024)) await wait(100);
  }
  expect(received).toBeGreaterThan(size);
  expect(performance.now() - start).toBeGreaterThan(5 * server.timeout);
  expect((await cutOff).remotePort).toBe(stuck.localPort);
}, 20_000);

test('a request that names two hosts is refused', async () => {
  const { open } = await serve(() => new Response('page'));
  const socket = await open();
  socket.write('GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n');
  const [answer] = await once(socket, 'data');
  expect(String(answer)).toMatch(/^HTTP\/1\.1 400 /);
});

test('a stop ends idle connections at once and lets the answer under way finish', async () => {
  const gate = Promise.withResolvers<void>();
  const { server, close, open } = await serve(async (request) => {
    if (request.url.endsWith('/slow')) await gate.promise;
    return new Response('whole');
  });
  const [busy, idle] = [await open(), await open()];
  idle.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  await once(idle, 'data');
  busy.write('GET /slow HTTP/1.1\r\nHost: a\r\n\r\n');
  await once(server, 'request');
  const closed = close(5000);
  await once(idle.resume(), 'close');
  gate.resolve();
  const [answer] = await once(busy, 'data');
  expect(String(answer)).toContain('whole');
  await closed;
});
