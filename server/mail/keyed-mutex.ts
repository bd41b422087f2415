/**
 * Gives a function that runs work under a name: of the same name one after another, of different names side by side. It
 * gives what the work gives, and throws what it throws.
 */
export function createKeyedMutex(): <T>(name: string, work: () => Promise<T>) => Promise<T> {
  const last = new Map<string, Promise<void>>();

  return async (name, work) => {
    const before = last.get(name);
    const end = Promise.withResolvers<void>();
    last.set(name, end.promise);
    await before;
    try {
      return await work();
    } finally {
      if (last.get(name) === end.promise) last.delete(name);
      end.resolve();
    }
  };
}
