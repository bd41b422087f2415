import { expect, test } from 'vitest';
import { appUnderTest } from '#server/contact/app-under-test.ts';
import { readEnv } from '#server/env.ts';
import { newMessage } from '#server/store/stores-under-test.ts';
import { siteUnderTest } from '#tests/site-under-test.ts';
import { createWatch } from './watch.ts';

/** A look at the service; gives the areas that have trouble. */
async function watched(free = 1e6) {
  const site = await appUnderTest();
  const troubles = new Map<string, string | undefined>();
  const health = {
    report: async (area: string, text: string | undefined) => void troubles.set(area, text),
    toldSince: async () => undefined,
  };
  const env = readEnv({ DATA_DIR: '.' }, siteUnderTest());
  const look = createWatch(env, { contact: site, health } as unknown as Parameters<typeof createWatch>[1], () => free);
  const areas = async () => {
    await look();
    return [...troubles].filter(([, text]) => text !== undefined).map(([area]) => area);
  };
  return Object.assign(site, { areas, troubles });
}

test('a store that takes no message is told of until it takes them again, and one that does not answer', async () => {
  await using site = await watched();
  site.metrics.count('unstored');
  expect([await site.areas(), await site.areas()]).toEqual([['store'], []]);
  await site.store.close();
  expect(await site.areas()).toEqual(['store']);
});

test('a disk that is nearly full is told of', async () => {
  await using site = await watched(999);
  expect(await site.areas()).toEqual(['disk']);
});

test.each([
  ['limited', 20],
  ['overflow', 1],
] as const)(
  'that many are %s is told of from %i within a look on, one visitor’s impatience is not',
  async (counter, many) => {
    await using site = await watched();
    for (let count = 1; count < many; count += 1) site.metrics.count(counter);
    expect(await site.areas()).toEqual([]);
    for (let count = 0; count < many; count += 1) site.metrics.count(counter);
    expect([await site.areas(), await site.areas()]).toEqual([['limits'], []]);
  },
);

test('a quarantine that grows fast is told of', async () => {
  await using site = await watched();
  const received_at = site.clock.time;
  for (let index = 0; index < 50; index += 1) await site.store.saveMessage(newMessage({ received_at, quarantined: 1 }));
  expect(await site.areas()).toEqual(['quarantine']);
});

test.each([
  ['four failures', 'notice', { attempts: 4 }, []],
  ['five failures', 'notice', { attempts: 5 }, ['mail']],
  ['a webhook that fails', 'webhook', { attempts: 5 }, ['mail']],
  ['a quarter of an hour', 'notice', { created_at: -900_000 }, ['mail']],
  ['a mail that came back', 'notice', { state: 'bounced' }, ['mail']],
  ['a confirmation that was refused', 'confirmation', { state: 'refused', attempts: 9 }, []],
] as const)('of mail the operator is told rightly after %s', async (_what, kind, change, areas) => {
  await using site = await watched();
  await site.store.saveMessage(newMessage({ received_at: site.clock.time }, [kind]));
  const created_at = 'created_at' in change ? { created_at: site.clock.time + change.created_at } : {};
  await site.store.db
    .updateTable('mails')
    .set({ ...change, ...created_at, last_error: 'EAUTH: 535 Click here' })
    .execute();
  expect(await site.areas()).toEqual(areas);
  expect([...site.troubles.values()].join()).not.toContain('Click');
});
