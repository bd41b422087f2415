import { expect } from 'vitest';
import { readTexts } from '#server/contact/texts.ts';
import { startSenders, type Tally } from './senders.ts';

const words = readTexts('content');

/** Sends from a few senders until so many messages were answered with this status, at most a minute. */
export async function sendUntil(address: string, status: number, times: number, tally: Tally): Promise<void> {
  const before = tally.statuses.get(status) ?? 0;
  const senders = startSenders(address, 8, tally, { pauseMs: 5 });
  try {
    await expect
      .poll(() => (tally.statuses.get(status) ?? 0) - before, { timeout: 60_000, interval: 50 })
      .toBeGreaterThanOrEqual(times);
  } finally {
    await senders.stop();
  }
}

/** Checks that a message is refused now because it cannot be stored, in the words of both languages. */
export async function expectNotStored(address: string): Promise<void> {
  for (const locale of ['en', 'es'] as const) {
    const message = `Message ${crypto.randomUUID()} in vain`;
    const response = await fetch(`${address}/api/contact`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ name: 'Ana', email: 'ana@cooperativa.test', message, locale }),
    });
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '30']);
    expect(await response.json()).toEqual({ success: false, message: words[locale].statuses.down });
  }
}
