import { execFileSync } from 'node:child_process';
import type { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { open, patience, type ServerProcess, startServerProcess, tell, visitorWaits } from './server-process.ts';

const wanted = 10_000;
// Each connection takes a descriptor here and one in the server; both need a few hundred for themselves.
const allowed = Number(execFileSync('sh', ['-c', 'ulimit -n']).toString().replace('unlimited', '1000000')) - 500;
const connections = Math.min(wanted, allowed);

test(`${connections} idle connections cost little memory and delay nobody, and the next wave costs no more`, async () => {
  if (connections < wanted)
    process.stdout.write(`Only ${connections} of ${wanted} connections: "ulimit -n" allows no more.\n`);
  const server = await startServerProcess({ CONNECTIONS_PER_ADDRESS: String(connections + 10) });
  const atStart = server.memory();
  const perConnection = ((await wave(server)) - atStart) / connections;
  expect(perConnection * 1_024).toBeLessThan(20);
  // The heap takes some waves to reach the size at which it stays.
  let before = 0;
  for (let warming = 0; warming < 4; warming += 1) before = await wave(server);
  let after = 0;
  for (let count = 0; count < 3; count += 1) after = await wave(server);
  expect(after - before).toBeLessThan(60);
  tell(`memory for each of ${connections} idle connections`, perConnection * 1_024, 'KB');
  tell('memory gained by three more waves of them', after - before, 'MB');
});

/** Opens the connections, visits the site while they are open, closes them; gives the memory taken meanwhile, in megabytes. */
async function wave(server: ServerProcess): Promise<number> {
  const sockets: Socket[] = [];
  while (sockets.length < connections) {
    const some = Math.min(250, connections - sockets.length);
    sockets.push(...(await Promise.all(Array.from({ length: some }, () => open(server.port)))));
  }
  const waited = await visitorWaits(server.port);
  expect(waited).toBeLessThan(patience());
  tell('a visitor beside them waits', waited, 'ms');
  const held = server.memory();
  await Promise.all(sockets.map((socket) => new Promise((done) => socket.on('close', done).destroy())));
  return held;
}
