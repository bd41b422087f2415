import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { hiddenFields } from '#shared/contact.ts';
import { sendMessage, startSenders } from './senders.ts';
import { setUpMail, startProcess } from './set-up.ts';

/** How long it lasts, and longer until more than the limit for everybody were taken. */
const seconds = 20;
const total = 3000;
const trapped = { [hiddenFields.honeypot]: 'filled' };

/** A /64 for every twenty messages, twice what it may send. */
function networks(): () => string {
  let sent = 0;
  return () => {
    sent += 1;
    const network = Math.floor(sent / 20);
    return `2001:db8:${Math.floor(network / 65_536).toString(16)}:${(network % 65_536).toString(16)}::1`;
  };
}

test(`a flood of ${seconds} s leaves each honest visitor's message accepted and mailed`, {
  timeout: (seconds + 120) * 1000,
}, async () => {
  const { receiver, settings, tally } = await setUpMail();
  const usualLimits = { RATE_PER_ADDRESS: '10', TRUST_PROXY: '1' };
  const server = await startProcess({ ...settings, ...usualLimits });
  const network = networks();
  const flood = startSenders(server.address, tally, (address) => sendMessage(address, trapped, network()));
  const honest = new Set<string>();
  for (
    const end = Date.now() + seconds * 1000;
    Date.now() < end || tally.acknowledged.size <= total;
    await wait(2000)
  ) {
    const fields = {
      email: `luis${honest.size}@cooperativa.test`,
      message: `Question ${honest.size}: our upgrade is late, can you help?`,
    };
    const response = await sendMessage(server.address, fields, `203.0.113.${honest.size % 256}`);
    expect(response.status).toBe(200);
    honest.add(((await response.json()) as { reference: string }).reference);
  }
  await flood.stop();
  await expect.poll(() => [...honest].filter((id) => !receiver.arrived.has(id))).toEqual([]);
  // More than the limit, or the flood proves nothing.
  expect(tally.acknowledged.size).toBeGreaterThan(total);
  expect(tally.statuses.get(429)).toBeGreaterThan(total / 2);
  expect([...receiver.arrived.keys()].filter((id) => tally.acknowledged.has(id))).toEqual([]);
});
