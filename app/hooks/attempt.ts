/** Does what a browser may refuse, such as to use storage that is forbidden or full; undefined where it refuses. */
export function attempt<T>(use: () => T): T | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
