import type { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { limits } from '#server/http/limits.ts';
import { open, patience, startServerProcess, statusOf, tell, visitorWaits } from './server-process.ts';

/** Sends a beginning and then a byte each second until the server has enough. Gives what came back and after how long. */
async function drip(port: number, beginning: string, byte: string): Promise<{ received: string; after: number }> {
  const socket = await open(port);
  const start = performance.now();
  let received = '';
  socket.on('data', (chunk) => {
    received += chunk;
  });
  socket.write(beginning);
  const timer = setInterval(() => socket.write(byte), 1_000);
  await closed(socket);
  clearInterval(timer);
  return { received, after: performance.now() - start };
}

// Not "once" of node:events, which rejects when the connection was reset.
function closed(socket: Socket): Promise<void> {
  return new Promise((done) => socket.on('close', () => done()));
}

const slack = limits.connectionsCheckingInterval + 1_500;

test('heads that come a byte a second are cut off in time, and others are served meanwhile', async () => {
  const { port } = await startServerProcess();
  const dripping = Promise.all(
    Array.from({ length: 200 }, () => drip(port, 'GET /sap HTTP/1.1\r\nHost: a\r\nX-Slow: ', 'x')),
  );
  let longest = 0;
  for (let visit = 0; visit < 30; visit += 1) longest = Math.max(longest, await visitorWaits(port));
  tell('a visitor beside 200 dripping heads waits at most', longest, 'ms');
  expect(longest).toBeLessThan(patience);
  for (const { received, after } of await dripping) {
    expect(statusOf(received)).toBe(408);
    expect(after).toBeLessThan(limits.headersTimeout + slack);
  }
});

test('bodies that come a byte a second are cut off in time, and others are served meanwhile', async () => {
  const { port } = await startServerProcess();
  const head =
    'POST /api/contact HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n{';
  const dripping = Promise.all(Array.from({ length: 200 }, () => drip(port, head, ' ')));
  await new Promise((done) => setTimeout(done, 2_000));
  const waited = await visitorWaits(port);
  tell('a visitor beside 200 dripping bodies waits', waited, 'ms');
  expect(waited).toBeLessThan(patience);
  for (const { received, after } of await dripping) {
    // Those beyond the bodies that one address may have under way are refused at once.
    expect([0, 408, 503]).toContain(statusOf(received));
    expect(after).toBeLessThan(limits.requestTimeout + slack);
  }
});

test('a connection on which nothing comes is closed, before and after an answer', async () => {
  const { port } = await startServerProcess();
  const start = performance.now();
  const silent = await open(port);
  const answered = await open(port);
  answered.write('GET /sap HTTP/1.1\r\nHost: a\r\n\r\n');
  answered.resume();
  await Promise.all([closed(silent.resume()), closed(answered)]);
  expect(performance.now() - start).toBeLessThan(limits.headersTimeout + slack);
});

test('three thousand bodies that stop before their end cost little memory, and another visitor is served', async () => {
  const server = await startServerProcess();
  await visitorWaits(server.port);
  const before = server.memory();
  const length = limits.bodyBytes.form;
  const head = `POST /api/contact HTTP/1.1\r\nHost: a\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: ${length}\r\n\r\n`;
  const sockets = await Promise.all(Array.from({ length: 3000 }, () => open(server.port)));
  for (const socket of sockets) socket.resume().write(head + 'x'.repeat(length - 1));
  await new Promise((done) => setTimeout(done, 3000));
  expect(await visitorWaits(server.port)).toBeLessThan(patience);
  tell('memory for 3,000 unfinished bodies from one address', server.memory() - before, 'MB');
  expect(server.memory() - before).toBeLessThan(200);
  for (const socket of sockets) socket.destroy();
});
