export interface GroupCommitOptions {
  /** Most items written at once. */
  readonly maxItems: number;
  /** Groups written at the same time: one where the database has one writer. */
  readonly maxGroups: number;
  /** Items that may wait; a further one is refused at once, which keeps memory flat when the database is stuck. */
  readonly maxWaiting: number;
}

interface Entry<T, R> {
  readonly item: T;
  resolve(result: R): void;
  reject(error: unknown): void;
}

/**
 * Writes items in groups, so that those which arrive while the disk is busy share the next commit.
 * `write` gets the items of a group and gives their results in the same order; it must write all or none.
 * When `mayRetry` says that one item may be to blame for an error, each is tried by itself.
 */
export function createGroupCommit<T, R>(
  write: (items: readonly T[]) => Promise<readonly R[]>,
  mayRetry: (error: unknown) => boolean,
  options: GroupCommitOptions,
): (item: T) => Promise<R> {
  const waiting: Entry<T, R>[] = [];
  let running = 0;
  let scheduled = false;

  function schedule(): void {
    if (scheduled) return;
    scheduled = true;
    // After the requests that are already read: they join this group.
    setImmediate(() => {
      scheduled = false;
      startGroup();
    });
  }

  function startGroup(): void {
    if (running >= options.maxGroups || waiting.length === 0) return;
    void runGroup(waiting.splice(0, options.maxItems));
    if (waiting.length > 0) schedule();
  }

  async function runGroup(group: Entry<T, R>[]): Promise<void> {
    running += 1;
    const answer = await writeGroup(group);
    running -= 1;
    // Before the answers, which take as long as the write: so the database does not wait for them.
    startGroup();
    answer();
  }

  /** Gives what tells each of the group its result. */
  async function writeGroup(group: Entry<T, R>[]): Promise<() => void> {
    try {
      const results = await write(group.map(({ item }) => item));
      return () => {
        for (const [index, { resolve }] of group.entries()) resolve(results[index] as R);
      };
    } catch (error) {
      if (group.length > 1 && mayRetry(error)) return writeSingly(group);
      return () => {
        for (const { reject } of group) reject(error);
      };
    }
  }

  /** Each is answered at once: what is left may take long, and what is stored need not wait for it. */
  async function writeSingly(group: Entry<T, R>[]): Promise<() => void> {
    for (const entry of group) {
      const answer = await writeGroup([entry]);
      answer();
    }
    return () => {};
  }

  return (item) =>
    new Promise((resolve, reject) => {
      if (waiting.length >= options.maxWaiting) return reject(new Error('too many messages wait for the store'));
      waiting.push({ item, resolve, reject });
      schedule();
    });
}
