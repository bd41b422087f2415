/** Makes a value when it is first needed, and keeps it. */
export function memoize<T>(make: () => T): () => T {
  let result: { value: T } | undefined;
  return () => {
    result ??= { value: make() };
    return result.value;
  };
}

/** Makes a value for each key when it is first needed, and keeps it. */
export function memoizeByKey<T, Key = string>(make: (key: Key) => T): (key: Key) => T {
  return memoizeIn(new Map<Key, T>(), make);
}

/** Makes a value for each object when it is first needed, and keeps it until the object is garbage. */
export function memoizeByObject<Key extends object, T>(make: (key: Key) => T): (key: Key) => T {
  return memoizeIn(new WeakMap<Key, T>(), make);
}

type Results<Key, T> = { has(key: Key): boolean; get(key: Key): T | undefined; set(key: Key, value: T): unknown };

function memoizeIn<Key, T>(results: Results<Key, T>, make: (key: Key) => T): (key: Key) => T {
  return (key) => {
    if (!results.has(key)) results.set(key, make(key));
    return results.get(key) as T;
  };
}
