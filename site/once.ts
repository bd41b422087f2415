/** Makes a value when it is first needed, and keeps it. */
export function lazy<T>(make: () => T): () => T {
  let result: { value: T } | undefined;
  return () => {
    result ??= { value: make() };
    return result.value;
  };
}

/** Makes a value for each key when it is first needed, and keeps it. */
export function perKey<T, Key = string>(make: (key: Key) => T): (key: Key) => T {
  const results = new Map<Key, T>();
  return (key) => {
    if (!results.has(key)) results.set(key, make(key));
    return results.get(key) as T;
  };
}

/** Makes a value for each object when it is first needed, and keeps it until the object is garbage. */
export function perObject<Key extends object, T extends object | number>(make: (key: Key) => T): (key: Key) => T {
  const results = new WeakMap<Key, T>();
  return (key) => {
    const result = results.get(key) ?? make(key);
    results.set(key, result);
    return result;
  };
}
