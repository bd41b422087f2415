import { once } from 'node:events';
import type { Server } from 'node:http';
import { connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { listenForTest } from '#server/mail/test-servers.ts';
import { limits } from './limits.ts';
import { createSiteServer } from './site-server.ts';

async function serve(fetch: (request: Request) => Response | Promise<Response>) {
  const site = createSiteServer({ fetch });
  const port = await listenForTest(site.server);
  onTestFinished(() => site.close(0));
  const open = async () => {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => {});
    await once(socket, 'connect');
    return socket;
  };
  return { ...site, open };
}

const request = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n';

test('who stops reading an answer is cut off', async () => {
  const asked = Promise.withResolvers<void>();
  const { server, open } = await serve(() => {
    asked.resolve();
    return new Response(new Uint8Array(24 * 1024 * 1024));
  });
  expect(server.timeout).toBe(limits.socketTimeout);
  server.timeout = 100;
  (await open()).pause().write(request);
  await asked.promise;
  await expect.poll(() => connectionsOf(server)).toBe(0);
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
