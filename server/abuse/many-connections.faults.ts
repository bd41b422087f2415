import { execFileSync } from 'node:child_process';
import type { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { open, type ServerProcess, startServerProcess, visitorWaits } from './server-process.ts';

const wanted = 10_000;
// Each connection takes a descriptor here and one in the server; both need a few hundred for themselves.
const allowed = Number(execFileSync('sh', ['-c', 'ulimit -n']).toString().replace('unlimited', '1000000')) - 500;
const count = Math.min(wanted, allowed);

test(`${count} idle connections cost little memory and delay nobody, and the next wave costs no more`, async () => {
  if (count < wanted) process.stdout.write(`Only ${count} of ${wanted} connections: "ulimit -n" allows no more.\n`);
  const server = await startServerProcess(4259);
  const atStart = server.memory();
  const perConnection = ((await wave(server)) - atStart) / count;
  expect(perConnection * 1_024).toBeLessThan(20);
  const before = await wave(server);
  await wave(server);
  expect((await wave(server)) - before).toBeLessThan(40);
});

/** Opens the connections, visits the site while they are open, closes them; gives the memory taken meanwhile, in megabytes. */
async function wave(server: ServerProcess): Promise<number> {
  const sockets: Socket[] = [];
  while (sockets.length < count) {
    const some = Math.min(250, count - sockets.length);
    sockets.push(...(await Promise.all(Array.from({ length: some }, () => open(server.port)))));
  }
  expect(await visitorWaits(server.port)).toBeLessThan(1_000);
  const held = server.memory();
  await Promise.all(sockets.map((socket) => new Promise((done) => socket.on('close', done).destroy())));
  return held;
}
