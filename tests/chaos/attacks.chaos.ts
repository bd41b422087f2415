import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { limits } from '#server/http/limits.ts';
import { json, nextMessage, post, Tally } from './senders.ts';
import {
  expectMemory,
  longestVisit,
  open,
  openMany,
  slowdown,
  startServerProcess,
  tell,
  visitorWaits,
} from './server-process.ts';

const underWay = limits.bodiesUnderWay.inAll;
test.each([
  ['one customer of a provider, in 256 networks', (index: number) => `2001:db8:1:${(index % 256).toString(16)}::1`],
  ['as many addresses', (index: number) => `198.18.${index >> 8}.${index & 255}`],
])('bodies that drip from %s keep no visitor from sending', async (who, from) => {
  const server = await startServerProcess({ TRUST_PROXY: '1', RATE_TOTAL: '100000' });
  for (const [index, socket] of (await openMany(server.port, 2 * underWay)).entries()) {
    const forwarded = `X-Forwarded-For: ${from(index)}\r\nContent-Type: application/json\r\nContent-Length: 9000`;
    socket.resume().write(`POST /api/contact HTTP/1.1\r\nHost: a\r\n${forwarded}\r\n\r\n{`);
    const timer = setInterval(() => socket.write(' '), 1000);
    socket.on('close', () => clearInterval(timer));
  }
  const tally = new Tally();
  for (let number = 0; number < 100; number += 1) {
    const headers = { ...json, 'X-Forwarded-For': `203.0.113.${number}` };
    tally.add((await post(server.address, nextMessage(), headers)).status);
    await wait(10);
  }
  process.stdout.write(`100 visitors beside bodies from ${who}: ${tally}\n`);
  expect([...tally.statuses]).toEqual([[200, 100]]);
});

const lines = ['POST /api/contact', 'POST /sap', 'GET /sap', 'PUT /api/contact', 'POST /api/other'];
test.each(lines)('bodies of one-byte pieces cost little memory: %s', async (line) => {
  const server = await startServerProcess();
  const body = '1\r\nx\r\n'.repeat(60_000);
  const sockets = await openMany(server.port, 40);
  await expectMemory(server, `forty bodies of one-byte pieces, ${line}`, 80, async () => {
    // Answers are not read, and those before keep the last one's answer from leaving.
    const first = 'GET /assets/large-BkQ4xz_2.js HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(2);
    const head = 'Host: a\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked';
    for (const socket of sockets) socket.pause().write(`${first}${line} HTTP/1.1\r\n${head}\r\n\r\n${body}`);
    await wait(4000);
    expect(await visitorWaits(server.port)).toBeLessThan(longestVisit());
  });
});

test('fifteen hundred who ask without reading are cut off, and cost little memory', async () => {
  const server = await startServerProcess({ CONNECTIONS_PER_ADDRESS: '16000' });
  const sockets: Socket[] = [];
  onTestFinished(() => sockets.forEach((socket) => void socket.destroy()));
  await expectMemory(server, '1,500 clients with 99 requests in a packet', 100, async () => {
    for (let index = 0; index < 1500; index += 1) {
      const socket = await open(server.port);
      socket.pause().write('GET /sap HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(99));
      sockets.push(socket);
    }
    tell('a visitor beside them waits', await visitorWaits(server.port), 'ms');
    // Who does not read hears that the connection is closed when the next byte is written.
    const stillOpen = () => sockets.filter((socket) => !socket.closed && (socket.write('\n') || true));
    await expect.poll(() => stillOpen().length).toBe(0);
  });
});

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
  // Not "once" of node:events, which rejects when the connection was reset.
  await new Promise((done) => socket.on('close', done));
  clearInterval(timer);
  return { received, after: performance.now() - start };
}

const head = 'GET /sap HTTP/1.1\r\nHost: a\r\nX-Slow: ';
const form =
  'POST /api/contact HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n{';

test.each([
  { what: 'heads', beginning: head, byte: 'x', timeout: limits.headersTimeout, statuses: [408] },
  // Bodies beyond those that one address may have under way are refused, or take the place of slower ones.
  { what: 'bodies', beginning: form, byte: ' ', timeout: limits.requestTimeout, statuses: [0, 408, 503] },
])('$what that come a byte a second are cut off in time, and others are served meanwhile', async (slow) => {
  const { what, beginning, byte, timeout, statuses } = slow;
  const { port } = await startServerProcess();
  const dripping = Promise.all(Array.from({ length: 200 }, () => drip(port, beginning, byte)));
  await wait(2000);
  let longest = 0;
  for (let visit = 0; visit < 30; visit += 1) longest = Math.max(longest, await visitorWaits(port));
  tell(`a visitor beside 200 dripping ${what} waits at most`, longest, 'ms');
  expect(longest).toBeLessThan(longestVisit());
  const latest = timeout + limits.connectionsCheckingInterval + 1_500 * slowdown();
  for (const { received, after } of await dripping) {
    expect(statuses).toContain(Number(/^HTTP\/1\.1 (\d{3})/.exec(received)?.[1] ?? 0));
    expect(after).toBeLessThan(latest);
  }
});
