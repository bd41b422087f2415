import { expect, test } from 'vitest';
import { limits } from '#server/http/limits.ts';
import { open, openMany, patience, slowdown, startServerProcess, tell, visitorWaits } from './server-process.ts';

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

/** How late after its limit a connection may be closed; milliseconds. */
const slack = () => limits.connectionsCheckingInterval + 1_500 * slowdown();

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
  await new Promise((done) => setTimeout(done, 2_000));
  let longest = 0;
  for (let visit = 0; visit < 30; visit += 1) longest = Math.max(longest, await visitorWaits(port));
  tell(`a visitor beside 200 dripping ${what} waits at most`, longest, 'ms');
  expect(longest).toBeLessThan(patience());
  const latest = timeout + slack();
  for (const { received, after } of await dripping) {
    expect(statuses).toContain(Number(/^HTTP\/1\.1 (\d{3})/.exec(received)?.[1] ?? 0));
    expect(after).toBeLessThan(latest);
  }
});

// limits.ts tells 90 MB; the rest is for bodies that were cut off and are not collected yet.
test.each([
  ['one address', () => '203.0.113.7'],
  ['a thousand addresses', (index: number) => `10.0.${index >> 8}.${index & 255}`],
])('a thousand unfinished bodies from %s cost little memory, and a visitor is served', async (what, address) => {
  const server = await startServerProcess({ TRUST_PROXY: '1' });
  await visitorWaits(server.port);
  const before = server.memory();
  const length = limits.bodyBytes.form;
  const head = (index: number) =>
    `POST /api/contact HTTP/1.1\r\nHost: a\r\nX-Forwarded-For: ${address(index)}\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: ${length}\r\n\r\n`;
  const sockets = await openMany(server.port, 1000);
  for (const [index, socket] of sockets.entries()) socket.resume().write(head(index) + 'x'.repeat(length - 1));
  await new Promise((done) => setTimeout(done, 3000));
  expect(await visitorWaits(server.port)).toBeLessThan(patience());
  tell(`memory for a thousand unfinished bodies from ${what}`, server.memory() - before, 'MB');
  expect(server.memory() - before).toBeLessThan(150);
});
