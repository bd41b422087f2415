import { Agent } from 'node:http';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#tests/temporary-folder.ts';
import { isTooLarge, type OddBody, oddBody, seeded } from './odd-bodies.ts';
import { post } from './senders.ts';
import { startProcess } from './set-up.ts';

const bodies = Number(process.env.FUZZ_BODIES ?? 5000);
const seed = Number(process.env.FUZZ_SEED ?? 1);
const senders = 16;

test(`no body of ${bodies} breaks the service (seed ${seed})`, { timeout: 900_000 }, async () => {
  const server = await startProcess({ DATA_DIR: temporaryFolder() });
  const agent = new Agent({ keepAlive: true });
  const random = seeded(seed);
  const statuses = new Map<number, number>();
  const unexpected: string[] = [];
  const memory: number[] = [];
  let sent = 0;

  async function sender(): Promise<void> {
    while (sent < bodies) {
      sent += 1;
      if (sent % Math.ceil(bodies / 20) === 0) memory.push(Math.round(server.memory()));
      const odd = oddBody(random);
      const answer = await post(agent, server.address, odd.body, odd.type ? { 'Content-Type': odd.type } : {});
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      if (!isExpected(answer, odd))
        unexpected.push(`${answer.status} for ${odd.type} ${odd.body.toString('base64').slice(0, 400)}`);
    }
  }

  await Promise.all(Array.from({ length: senders }, sender));
  agent.destroy();
  const counts = [...statuses]
    .sort(([a], [b]) => a - b)
    .map(([status, times]) => `${times} × ${status || 'broken off'}`);
  process.stdout.write(`${bodies} bodies, seed ${seed}: ${counts.join(', ')}; memory in MB: ${memory.join(' ')}\n`);
  expect(unexpected).toEqual([]);
  // Right ones, wrong ones, forms, damaged ones, too large ones and other types, or the run proves nothing.
  expect([...statuses.keys()]).toEqual(expect.arrayContaining([200, 303, 400, 413, 415, 422]));
  expect((await fetch(`${server.address}/readyz`)).status).toBe(200);
  // The second half, when all code is warm and the heap has its size.
  const [half = 0, last = 0] = [memory[Math.floor(memory.length / 2)], memory.at(-1)];
  expect(last).toBeLessThan(half * 1.3 + 20);
});

/**
 * A connection may break while we still send what is too large: the server need not read that. A form that is too large
 * is led by 303 to the page that says so, and not to the one of what was sent.
 */
function isExpected({ status, location }: Awaited<ReturnType<typeof post>>, odd: OddBody): boolean {
  if (!isTooLarge(odd)) return [200, 303, 400, 415, 422].includes(status);
  return [0, 303, 413, 415].includes(status) && !location.includes('/sent?');
}
