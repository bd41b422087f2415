import { setTimeout as wait } from 'node:timers/promises';
import { expect } from 'vitest';
import { currentSite } from '#app/site.server.ts';

const site = currentSite();
const json = { 'Content-Type': 'application/json' };

export class Tally {
  /** References of the messages that were answered 200. */
  readonly acknowledged = new Set<string>();
  /** How often each status came; 0 for a connection that broke. */
  readonly statuses = new Map<number, number>();

  add(status: number): void {
    this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1);
  }

  /** The statuses in words, the lowest first. */
  toString(): string {
    const counts = [...this.statuses].sort(([a], [b]) => a - b);
    return counts.map(([status, times]) => `${times} × ${status || 'broken off'}`).join(', ');
  }
}

let lastNumber = 0;

interface Manner {
  readonly pauseMs?: number;
  /** Fields beside those of an honest message. */
  readonly fields?: Record<string, string>;
  /** Network address from which each next message seems to come, by a trusted proxy. */
  readonly from?: () => string;
}

/** Starts so many senders that each post one message after another, every one different, and write down the answers. */
export function startSenders(address: string, count: number, tally: Tally, manner: Manner = {}) {
  const { pauseMs = 0, fields = {}, from } = manner;
  let stopped = false;

  async function sender(): Promise<void> {
    while (!stopped) {
      const { status, body } = await post(
        address,
        nextMessage(fields),
        from ? { ...json, 'X-Forwarded-For': from() } : json,
      );
      tally.add(status);
      if (status === 200) tally.acknowledged.add((JSON.parse(body) as { reference: string }).reference);
      // A server that is gone refuses at once; without a pause the loop would only heat the machine.
      await wait(status === 0 ? 20 : pauseMs);
    }
  }

  const running = Promise.all(Array.from({ length: count }, sender));
  return {
    stop: async () => {
      stopped = true;
      await running;
    },
  };
}

/** A message of an honest visitor, every one different, with these fields in place of its own. */
function nextMessage(fields: Record<string, string> = {}): string {
  lastNumber += 1;
  const number = `${process.pid}-${lastNumber}`;
  const message = `Message ${number}: our upgrade is late, can you help?`;
  const honest = { name: 'Ana Rivera', email: 'ana@cooperativa.test', message, key: number, elapsed: 60_000 };
  return JSON.stringify({ ...honest, ...fields });
}

/** Posts to the form's address; gives status 0 when the connection breaks. */
async function post(address: string, body: string, headers: Record<string, string>) {
  try {
    const answer = await fetch(`${address}/api/contact`, { method: 'POST', headers, body, redirect: 'manual' });
    return { status: answer.status, body: await answer.text() };
  } catch {
    return { status: 0, body: '' };
  }
}

/** Posts a message of an honest visitor with these fields of its own. */
export function sendMessage(address: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
  const body = nextMessage(fields);
  return fetch(`${address}/api/contact`, { method: 'POST', headers: { ...json, ...headers }, body });
}

/** Sends from a few senders until so many messages were answered with this status, at most a minute. */
export async function sendUntil(address: string, status: number, times: number, tally: Tally): Promise<void> {
  const before = tally.statuses.get(status) ?? 0;
  const senders = startSenders(address, 8, tally, { pauseMs: 5 });
  try {
    await expect.poll(() => (tally.statuses.get(status) ?? 0) - before, { interval: 50 }).toBeGreaterThanOrEqual(times);
  } finally {
    await senders.stop();
  }
}

/** Checks that a message is refused now because it cannot be stored, in the words of each language. */
export async function expectNotStored(address: string): Promise<void> {
  for (const locale of site.locales) {
    const message = `Message ${crypto.randomUUID()} in vain`;
    const response = await sendMessage(address, { message, locale });
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '30']);
    expect(await response.json()).toEqual({ success: false, message: site.contactTexts(locale).statuses.down });
  }
}
