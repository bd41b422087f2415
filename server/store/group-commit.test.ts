import { expect, test } from 'vitest';
import { createGroupCommit } from './group-commit.ts';

const options = { maxItems: 2, maxGroups: 1, maxWaiting: 10 };

test('what waited is being written when the answers of the group before are given', async () => {
  const events: string[] = [];
  const save = createGroupCommit<string, string>(
    async (items) => {
      events.push(`write ${items}`);
      return items;
    },
    () => false,
    options,
  );

  await Promise.all(['a', 'b', 'c'].map(async (item) => events.push(`answer ${await save(item)}`)));

  expect(events).toEqual(['write a,b', 'write c', 'answer a', 'answer b', 'answer c']);
});

test('no more groups are written at the same time than the database has writers, and none takes more than it may', async () => {
  const sizes: number[] = [];
  let writing = 0;
  let mostWriting = 0;
  const save = createGroupCommit<number, number>(
    async (items) => {
      sizes.push(items.length);
      writing += 1;
      mostWriting = Math.max(mostWriting, writing);
      await new Promise((resolve) => setTimeout(resolve, 5));
      writing -= 1;
      return items;
    },
    () => false,
    { ...options, maxGroups: 2 },
  );

  expect(await Promise.all([1, 2, 3, 4, 5, 6, 7].map(save))).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(sizes).toEqual([2, 2, 2, 1]);
  expect(mostWriting).toBe(2);
});

test('when one of a group is to blame, the others are stored and learn it, and what comes later is written too', async () => {
  const save = createGroupCommit<string, string>(
    async (items) => {
      if (items.includes('bad')) throw new Error('refused');
      return items;
    },
    () => true,
    { ...options, maxItems: 3 },
  );

  const results = await Promise.allSettled(['a', 'bad', 'c', 'd'].map(save));

  expect(results.map((result) => result.status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled']);
});

test('of a group that is written one by one each is answered while the rest is still being written', async () => {
  const events: string[] = [];
  const save = createGroupCommit<string, string>(
    async (items) => {
      if (items.length > 1) throw new Error('refused');
      await new Promise((resolve) => setTimeout(resolve, 5));
      events.push(`written ${items}`);
      return items;
    },
    () => true,
    options,
  );

  await Promise.all(['a', 'b'].map(async (item) => events.push(`answer ${await save(item)}`)));

  expect(events).toEqual(['written a', 'answer a', 'written b', 'answer b']);
});

test('an error that no single item is to blame for is told to each, and nothing is tried again', async () => {
  let writes = 0;
  const save = createGroupCommit<string, string>(
    async () => {
      writes += 1;
      throw new Error('the disk is full');
    },
    () => false,
    options,
  );

  const results = await Promise.allSettled(['a', 'b'].map(save));

  expect([writes, ...results.map((result) => result.status)]).toEqual([1, 'rejected', 'rejected']);
});

test('with too many waiting, a further one is refused at once', async () => {
  const never = createGroupCommit<number, number>(
    () => new Promise(() => {}),
    () => false,
    { ...options, maxWaiting: 1 },
  );
  void never(1);

  await expect(never(2)).rejects.toThrow('too many');
});
