import { execFileSync } from 'node:child_process';
import type { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { open, startServerProcess, visitorWaits } from './server-process.ts';

const wanted = 10_000;
// Each connection takes a descriptor here and one in the server; both need a few hundred for themselves.
const allowed = Number(execFileSync('sh', ['-c', 'ulimit -n']).toString().replace('unlimited', '1000000')) - 500;
const count = Math.min(wanted, allowed);

test(`${count} idle connections cost little memory and delay nobody, and the next wave costs nothing more`, async () => {
  if (count < wanted) process.stdout.write(`Only ${count} of ${wanted} connections: "ulimit -n" allows no more.\n`);
  const server = await startServerProcess(4259);
  const atStart = server.memory();
  const first = await wave(server.port);
  const held = server.memory();
  expect(((held - atStart) * 1_024) / count).toBeLessThan(20);
  expect(await visitorWaits(server.port)).toBeLessThan(1_000);
  for (const socket of first) socket.destroy();
  const second = await wave(server.port);
  expect(server.memory() - held).toBeLessThan(60);
  expect(await visitorWaits(server.port)).toBeLessThan(1_000);
  for (const socket of second) socket.destroy();
});

async function wave(port: number): Promise<Socket[]> {
  const sockets: Socket[] = [];
  while (sockets.length < count) {
    const some = Math.min(250, count - sockets.length);
    sockets.push(...(await Promise.all(Array.from({ length: some }, () => open(port)))));
  }
  return sockets;
}
