import { expect, test } from 'vitest';
import { testApp } from '#server/contact/test-app.ts';
import { readEnv } from '#server/env.ts';
import { newMessage } from '#server/store/test-stores.ts';
import { testSite } from '#tests/test-site.ts';
import { createWatch } from './watch.ts';

/** A look at the service; gives the areas that have trouble. */
async function watched(free = 1e6) {
  const service = await testApp();
  const troubles = new Map<string, string | undefined>();
  const health = {
    report: async (area: string, text: string | undefined) => void troubles.set(area, text),
    toldSince: async () => undefined,
  };
  const env = readEnv({ DATA_DIR: '.' }, testSite());
  const look = createWatch(
    env,
    { contact: service.contact, health } as unknown as Parameters<typeof createWatch>[1],
    () => free,
  );
  const areas = async () => {
    await look();
    return [...troubles].filter(([, text]) => text !== undefined).map(([area]) => area);
  };
  return Object.assign(service, { areas, troubles });
}

test('a store that takes no message is told of until it takes them again, and one that does not answer', async () => {
  await using service = await watched();
  service.contact.counts.unstored += 1;
  expect([await service.areas(), await service.areas()]).toEqual([['store'], []]);
  await service.store.close();
  expect(await service.areas()).toEqual(['store']);
});

test('a disk that is nearly full is told of', async () => {
  await using service = await watched(999);
  expect(await service.areas()).toEqual(['disk']);
});

test.each([
  ['limited', 20],
  ['overflow', 1],
] as const)(
  'that many are %s is told of from %i within a look on, one visitor’s impatience is not',
  async (counter, many) => {
    await using service = await watched();
    service.contact.counts[counter] += many - 1;
    expect(await service.areas()).toEqual([]);
    service.contact.counts[counter] += many;
    expect([await service.areas(), await service.areas()]).toEqual([['limits'], []]);
  },
);

test('that many messages are held within an hour is told of', async () => {
  await using service = await watched();
  const received_at = service.clock.time;
  for (let index = 0; index < 50; index += 1) await service.store.saveMessage(newMessage({ received_at, held: 1 }));
  expect(await service.areas()).toEqual(['held']);
});

test.each([
  ['four failures', 'notification', { attempts: 4 }, []],
  ['five failures', 'notification', { attempts: 5 }, ['mail']],
  ['a webhook that fails', 'webhook', { attempts: 5 }, ['mail']],
  ['a quarter of an hour', 'notification', { created_at: -900_000 }, ['mail']],
  ['a mail that came back', 'notification', { state: 'bounced' }, ['mail']],
  ['a confirmation that was refused', 'confirmation', { state: 'refused', attempts: 9 }, []],
] as const)('of mail the operator is told rightly after %s', async (_what, kind, change, areas) => {
  await using service = await watched();
  await service.store.saveMessage(newMessage({ received_at: service.clock.time }, [kind]));
  const created_at = 'created_at' in change ? { created_at: service.clock.time + change.created_at } : {};
  await service.store.db
    .updateTable('mails')
    .set({ ...change, ...created_at, last_error: 'EAUTH: 535 Click here' })
    .execute();
  expect(await service.areas()).toEqual(areas);
  expect([...service.troubles.values()].join()).not.toContain('Click');
});
