import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { limits } from '#server/http/limits.ts';
import { sendMessage } from './senders.ts';
import {
  open,
  openMany,
  patience,
  type ServerProcess,
  startServerProcess,
  tell,
  visitorWaits,
} from './server-process.ts';

/** Megabytes the process holds at most while something is done to it. */
async function peakDuring(server: ServerProcess, work: () => Promise<unknown>): Promise<number> {
  let peak = server.memory();
  const timer = setInterval(() => {
    peak = Math.max(peak, server.memory());
  }, 100);
  await work();
  clearInterval(timer);
  return peak;
}

// limits.ts tells 90 MB; the rest is for bodies that were cut off and are not collected yet.
test.each([
  ['one customer of a provider, in 256 networks', (index: number) => `2001:db8:1:${(index % 256).toString(16)}::1`],
  ['as many addresses', (index: number) => `198.18.${index >> 8}.${index & 255}`],
  ['one address', () => '198.18.0.1'],
])('a thousand unfinished bodies from %s keep no visitor from sending, and cost little memory', async (who, from) => {
  const server = await startServerProcess({ TRUST_PROXY: '1', RATE_TOTAL: '100000' });
  await visitorWaits(server.port);
  const before = server.memory();
  const length = limits.bodyBytes.form;
  const drips = (await openMany(server.port, 2 * limits.bodiesUnderWay.inAll)).map((socket, index) => {
    const type = `Content-Type: application/x-www-form-urlencoded\r\nContent-Length: ${length}`;
    const head = `POST /api/contact HTTP/1.1\r\nHost: a\r\nX-Forwarded-For: ${from(index)}\r\n${type}\r\n\r\n`;
    socket.resume().write(head + 'x'.repeat(length - 1000));
    return setInterval(() => socket.write('x'), 1000);
  });
  const statuses = new Map<number, number>();
  const peak = await peakDuring(server, async () => {
    for (let number = 0; number < 100; number += 1) {
      const fields = { email: `ana${number}@cooperativa.test`, message: `Question ${number}?` };
      const { status } = await sendMessage(server.address, fields, { 'X-Forwarded-For': `203.0.113.${number}` });
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      await wait(10);
    }
    expect(await visitorWaits(server.port)).toBeLessThan(patience());
  });
  for (const drip of drips) clearInterval(drip);
  process.stdout.write(`100 visitors beside bodies from ${who}: ${[...statuses].join(' ')}\n`);
  tell(`memory for a thousand unfinished bodies from ${who}`, peak - before, 'MB');
  expect([...statuses]).toEqual([[200, 100]]);
  expect(peak - before).toBeLessThan(150);
});

test.each(['POST /api/contact', 'POST /sap', 'GET /sap', 'PUT /api/contact', 'POST /api/other'])(
  'bodies of one-byte pieces cost little memory: %s',
  async (line) => {
    const server = await startServerProcess();
    await visitorWaits(server.port);
    const before = server.memory();
    const body = '1\r\nx\r\n'.repeat(60_000);
    const sockets = await openMany(server.port, 40);
    const peak = await peakDuring(server, async () => {
      // Answers are not read, and those before keep the last one's answer from leaving.
      const first = 'GET /assets/large-BkQ4xz_2.js HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(2);
      for (const socket of sockets)
        socket
          .pause()
          .write(
            `${first}${line} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n${body}`,
          );
      await wait(4000);
      expect(await visitorWaits(server.port)).toBeLessThan(patience());
    });
    tell(`memory for forty bodies of one-byte pieces, ${line}`, peak - before, 'MB');
    expect(peak - before).toBeLessThan(80);
  },
);

test('fifteen hundred who ask without reading are cut off, and cost little memory', async () => {
  const server = await startServerProcess({ CONNECTIONS_PER_ADDRESS: '16000' });
  await visitorWaits(server.port);
  const before = server.memory();
  const sockets: Socket[] = [];
  const peak = await peakDuring(server, async () => {
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
  tell('memory for 1,500 clients with 99 requests in a packet', peak - before, 'MB');
  expect(peak - before).toBeLessThan(100);
});
