import { expect, test } from 'vitest';
import { framings } from './framings.ts';
import { exchange, patience, startServerProcess, visitorWaits } from './server-process.ts';

test(`each of ${framings.length} ways to write a request gets its answers, and no more than those`, async () => {
  const { port } = await startServerProcess({ RATE_PER_ADDRESS: '1000000' });
  const found = [];
  for (const [what, bytes] of framings) {
    const received = await exchange(port, bytes);
    found.push([what, (received.match(/HTTP\/1\.1 \d{3}/g) ?? []).map((line) => line.slice(-3)).join(' ')]);
  }
  expect(found).toEqual(framings.map(([what, , statuses]) => [what, statuses]));
  expect(await visitorWaits(port)).toBeLessThan(patience());
});
