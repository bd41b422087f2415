import { setTimeout as wait } from 'node:timers/promises';
import { expect } from 'vitest';

export class Tally {
  /** References of the messages that were answered 200. */
  readonly acknowledged = new Set<string>();
  /** How often each status came; 0 for a connection that broke. */
  readonly statuses = new Map<number, number>();
}

let lastNumber = 0;

/** Posts a message of an honest visitor, every one different, with these fields in place of its own. */
export function sendMessage(address: string, fields: object = {}, network = '::1'): Promise<Response> {
  lastNumber += 1;
  const number = `${process.pid}-${lastNumber}`;
  const message = `Message ${number}: our upgrade is late, can you help?`;
  const honest = { name: 'Ana Rivera', email: 'ana@cooperativa.test', message, key: number, elapsed: 60_000 };
  const headers = { 'Content-Type': 'application/json', 'X-Forwarded-For': network };
  const body = JSON.stringify({ ...honest, ...fields });
  return fetch(`${address}/api/contact`, { method: 'POST', headers, body });
}

/** Starts senders that each post one message after another and write down the answers. */
export function startSenders(address: string, { acknowledged, statuses }: Tally, send = sendMessage) {
  let stopped = false;

  async function sendOne(): Promise<number> {
    try {
      const answer = await send(address);
      const body = await answer.text();
      if (answer.ok) acknowledged.add(JSON.parse(body).reference);
      return answer.status;
    } catch {
      return 0;
    }
  }

  async function sender(): Promise<void> {
    while (!stopped) {
      const status = await sendOne();
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
