import { setTimeout as wait } from 'node:timers/promises';
import { expect } from 'vitest';

export class Tally {
  /** References of the messages that were answered 200. */
  readonly acknowledged = new Set<string>();
  /** How often each status came; 0 for a connection that broke. */
  readonly statuses = new Map<number, number>();
}

let lastNumber = 0;

/** Posts a message of an honest visitor, every one different. */
function sendMessage(address: string): Promise<Response> {
  lastNumber += 1;
  const number = `${process.pid}-${lastNumber}`;
  const message = `Message ${number}: our upgrade is late, can you help?`;
  const honest = { name: 'Ana Rivera', email: 'ana@cooperativa.test', message, key: number, elapsed: 60_000 };
  const headers = { 'Content-Type': 'application/json' };
  return fetch(`${address}/api/contact`, { method: 'POST', headers, body: JSON.stringify(honest) });
}

/** Starts senders that each post one message after another and write down the answers. */
export function startSenders(address: string, { acknowledged, statuses }: Tally) {
  let stopped = false;

  async function send(): Promise<number> {
    try {
      const answer = await sendMessage(address);
      const body = await answer.text();
      if (answer.ok) acknowledged.add(JSON.parse(body).reference);
      return answer.status;
    } catch {
      return 0;
    }
  }

  async function sender(): Promise<void> {
    while (!stopped) {
      const status = await send();
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      // A server that is gone refuses at once; without a pause the loop would only heat the machine.
      await wait(10);
    }
  }

  const running = Promise.all(Array.from({ length: 8 }, sender));
  return {
    async stop() {
      stopped = true;
      await running;
    },
  };
}

/** Sends from a few senders until so many messages were answered with this status. */
export async function sendUntil(address: string, status: number, times: number, tally: Tally): Promise<void> {
  const before = tally.statuses.get(status) ?? 0;
  const senders = startSenders(address, tally);
  try {
    await expect.poll(() => (tally.statuses.get(status) ?? 0) - before, { interval: 50 }).toBeGreaterThanOrEqual(times);
  } finally {
    await senders.stop();
  }
}
